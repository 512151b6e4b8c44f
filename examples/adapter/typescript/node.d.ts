// The parts of Node that the adapter uses, so that it compiles without a package.
declare const process: {
  stdin: {
    setEncoding(encoding: string): void;
    on(event: "data", listener: (text: string) => void): void;
  };
  stdout: { write(text: string): void };
};
