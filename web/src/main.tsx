import { render } from "preact";
import { App } from "./ui/App.tsx";
import { startAsking } from "./state/ask.ts";
import { learnRules } from "./state/rules.ts";
import "./style/main.css";

const root = document.getElementById("app");
if (root) render(<App />, root);
startAsking();
void learnRules();
