/** Triangles of a mesh that are drawn flat: more paths make every picture of a drag late. */
export const mostTriangles = 3000;
