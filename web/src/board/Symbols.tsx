/** The signs that lie on hexes, each round its own centre. They have their colours from the style sheet. */
export function Symbols() {
  return (
    <defs>
      <g id="sign-obstacle" class="sign">
        <path
          class="sign-fill"
          d="M-20 12 Q-22 4 -15 -4 L-9 -12 Q-4 -16 2 -12 L7 -7 Q13 -8 17 -1 L21 9 Q22 14 17 14 H-16 Q-19 14 -20 12Z"
        />
        <path class="sign-detail" d="M-10 2 Q-5 -3 -2 -5 M5 9 Q3 3 7 -5" />
      </g>
      <g id="sign-trap" class="sign">
        <path class="sign-fill" d="M0 -17 L19 14 L-19 14Z" />
        <path class="sign-mark" d="M0 -6 L0 4 M0 8.5 L0 10" />
      </g>
      <g id="sign-hazardous" class="sign">
        <path
          class="sign-fill"
          d="M0 -19 C3 -10 15 -7 13 6 C12 14 6 17 0 17 C-6 17 -13 13 -13 5 C-13 -1 -8 -4 -7 -10 C-3 -8 -2 -5 -2 -2 C1 -6 2 -12 0 -19Z"
        />
        <path class="sign-mark" d="M-4 12 C-6 7 0 5 0 0 C4 4 6 8 3 12" />
      </g>
      <g id="sign-difficult" class="sign">
        <path
          class="sign-line"
          d="M-19 -8 q4.75 -7 9.5 0 t9.5 0 t9.5 0 t9.5 0 M-19 3 q4.75 -7 9.5 0 t9.5 0 t9.5 0 t9.5 0 M-19 14 q4.75 -7 9.5 0 t9.5 0 t9.5 0 t9.5 0"
        />
      </g>
      <g id="sign-icy" class="sign">
        <path
          class="sign-line"
          d="M0 -18 V18 M-15.6 -9 L15.6 9 M-15.6 9 L15.6 -9 M-5 -15 L0 -10 L5 -15 M-5 15 L0 10 L5 15 M-16 -3 L-9 -5 L-11 -12 M16 3 L9 5 L11 12 M-16 3 L-9 5 L-11 12 M16 -3 L9 -5 L11 -12"
        />
      </g>
      <g id="sign-treasure" class="sign">
        <path class="sign-fill" d="M-16 -3 C-16 -13 16 -13 16 -3 V13 H-16Z" />
        <path class="sign-mark" d="M-16 -1 H16 M-3 -4 H3 V4 H-3Z" />
      </g>
      <g id="sign-loot" class="sign">
        <circle class="sign-fill" r="10" />
        <circle class="sign-mark" r="5.5" />
      </g>
      <g id="sign-door-closed" class="sign">
        <path class="sign-fill" d="M-13 17 V-8 C-13 -20 13 -20 13 -8 V17Z" />
        <path class="sign-mark" d="M0 -16 V17 M6 1 V3" />
      </g>
      <g id="sign-door-open" class="sign">
        <path class="sign-line" d="M-13 17 V-8 C-13 -20 13 -20 13 -8 V17 M-13 17 L-5 21 V-3 L-13 -10" />
      </g>
      <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="8" height="8" class="hatch-ground" />
        <path d="M0 0V8" class="hatch-line" />
      </pattern>
    </defs>
  );
}
