/** The type of the Emscripten output, which the build makes and git does not have. */
declare module '*/studies.mjs' {
  const createStudies: import('./native').CreateStudies;
  export default createStudies;
}
