/** The Emscripten output, made by the build; not in git, so its type stands here. */
declare module '*/studies.mjs' {
  const createStudies: import('./native').CreateStudies;
  export default createStudies;
}
