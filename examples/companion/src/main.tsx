import { render } from "preact";
import { App } from "./app.tsx";
import { startEngine } from "./engine.ts";
import { newSession } from "./session.ts";
import { savedSession } from "./storage.ts";
import "./style.css";

const page = document.getElementById("app")!;
try {
  const engine = startEngine();
  const shipped = await engine("show", await (await fetch("flooded-cellar.json")).json());
  const clauses = new Map((await engine("clauses")).map((clause) => [clause.id, clause]));
  const first = savedSession() ?? newSession(shipped);
  page.textContent = "";
  render(<App engine={engine} first={first} shipped={shipped} clauses={clauses} />, page);
} catch (error) {
  page.textContent = `The engine did not start. ${error}`;
}
