import demo from "../../../fixtures/turns/demo.json";
import { documentOf, type Document } from "../scene/document.ts";

/** What is on the table at the first visit. */
export const startDocument = (): Document =>
  documentOf({ scene: demo.scene, name: demo.name, question: demo.question });
