// Hit points, conditions and elements.

import type { Scene } from "standee";

export function Figures({ scene: { figures = [], elements = {} } }: { scene: Scene }) {
  const active = Object.entries(elements).filter(([, state]) => state !== "inert");
  return (
    <section aria-label="Figures and elements">
      <table>
        <thead>
          <tr>
            {["Figure", "Kind", "Hex", "Hit points", "Conditions"].map((title) => <th scope="col">{title}</th>)}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ id, kind, name = kind, rank = "", at, hp, maxHp, conditions = [], turnEnded }) => (
            <tr key={id} class={turnEnded ? "ended" : ""}>
              <th scope="row">{id}</th>
              <td>{`${rank} ${name}`}</td>
              <td>{`${at}`}</td>
              <td>{hp === undefined ? "–" : `${hp} of ${maxHp ?? hp}`}</td>
              <td>{conditions.map((held) => (typeof held === "string" ? held : held.name)).join(", ") || "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>Elements:</b> {active.map(([element, state]) => `${element} ${state}`).join(", ") || "all inert"}
      </p>
    </section>
  );
}
