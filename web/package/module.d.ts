/** The type of the Emscripten output, which the build makes and git does not have. */
declare module '*/sweepscope.mjs' {
  const createModule: import('./module-types.ts').CreateModule;
  export default createModule;
}
