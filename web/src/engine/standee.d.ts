/** What the page uses of the npm package of bindings/wasm. */
declare module "standee" {
  export function load(source: WebAssembly.Module): Promise<{ call(method: string, request: string): string }>;
}

declare module "standee/standee.wasm?url" {
  const url: string;
  export default url;
}
