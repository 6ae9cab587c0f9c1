/** The scans on npm are plain lists of corners and triangles, without types of their own. */
declare module 'bunny' {
  const scan: { readonly positions: readonly (readonly number[])[]; readonly cells: readonly (readonly number[])[] };
  export default scan;
}
declare module 'teapot' {
  const scan: { readonly positions: readonly (readonly number[])[]; readonly cells: readonly (readonly number[])[] };
  export default scan;
}
