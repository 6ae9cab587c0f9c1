/** The Emscripten output, made by the build; not in git, so its type stands here. */
declare module '*/sweepscope.mjs' {
  const createModule: import('./module-types.ts').CreateModule;
  export default createModule;
}
