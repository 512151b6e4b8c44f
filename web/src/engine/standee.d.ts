/** What the page uses of the npm package of bindings/wasm. */
declare module "standee" {
  interface Standee {
    call(method: string, request: string): string;
    /** Fetches the second module, which these answers need: all but turns, drawn maps and lines of sight. */
    loadImporters(): Promise<void>;
  }
  export function load(source: WebAssembly.Module): Promise<Standee>;
}

declare module "standee/standee.wasm?url" {
  const url: string;
  export default url;
}
