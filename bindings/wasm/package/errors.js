// The errors of this package.

function sentence({ code, pointer, found, expected }) {
  if (code === "refused" && pointer === "/command") {
    return expected ? `${found}. ${expected}.` : `${found}.`; // a game speaks in sentences
  }
  return `${pointer ? `${pointer}: ` : ""}found ${found}${expected ? `, expected ${expected}` : ""}`;
}

/** The error for a request that cannot be answered: where, what was found, what was expected, by which clause. */
export class Refused extends Error {
  constructor(error) {
    super(sentence(error));
    this.name = "Refused";
    Object.assign(this, error);
  }
}

const help = "https://www.npmjs.com/package/standee#bundlers";

/** The error for a module that could not be loaded: from where, why, and what to do. */
export class NotLoaded extends Error {
  constructor(url, why, options) {
    const file = String(url).includes("standee-import") ? "standee-import.wasm" : "standee.wasm";
    const place = String(url) || "the bytes given";
    const fix =
      `Serve ${file} of the package "standee" and pass its URL, its bytes or the compiled module to load(), ` +
      `the first module as the first argument and standee-import.wasm as the second (${help}).`;
    super(`The engine could not be loaded from ${place}: ${why}. ${fix}`, options);
    this.name = "NotLoaded";
    this.url = String(url);
  }
}
