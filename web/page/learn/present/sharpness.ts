/** Points of a printer for each pixel of the page: 300 to the inch, and 96. */
export const sharpness = 300 / 96;
