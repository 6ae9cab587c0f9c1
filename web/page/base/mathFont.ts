/** The face of the symbols in figures. KaTeX's styles have it too, but come with the first formula, which may be long after the first figure. */
import address from 'katex/dist/fonts/KaTeX_Main-Italic.woff2?url';

const family = 'KaTeX_Main';

export async function loadMathFont(): Promise<void> {
  const isThere = [...document.fonts].some((face) => face.family.includes(family) && face.style === 'italic');
  if (isThere) return;
  const face = new FontFace(family, `url(${address})`, { style: 'italic' });
  document.fonts.add(face);
  // Without it symbols keep the face they have.
  await face.load().catch(() => undefined);
}
