/** What the course does once its first figure is there. */
import mathFace from 'katex/dist/fonts/KaTeX_Main-Italic.woff2?url';
import { AskCard } from './panels/later';
import { watchChecklist } from './checklist';

export function beginLater(): void {
  watchChecklist();
  void AskCard.preload();
  void loadMathFont();
}

const family = 'KaTeX_Main';

/** The face of the symbols in figures. KaTeX's styles have it too, but come with the first formula, which may be long after the first figure. */
async function loadMathFont(): Promise<void> {
  const isThere = [...document.fonts].some((face) => face.family.includes(family) && face.style === 'italic');
  if (isThere) return;
  const face = new FontFace(family, `url(${mathFace})`, { style: 'italic' });
  document.fonts.add(face);
  // Without it symbols keep the face they have.
  await face.load().catch(() => undefined);
}
