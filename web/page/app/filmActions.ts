/** A film of what is shown. The code that makes it is a chunk, and the code that packs it another, loaded with first use. */
import type { FilmHelp, MadeFilm, FilmChoice } from '../model/export/film';
import { shownSlideOf } from '../../package/trace/shownSlide';
import { MessageError } from '../core/session/failure';
import { stepByStep } from '../core/stepping/known';
import { viewNow } from '../core/stepping/picture';
import type { Session } from '../core/session/session';
import * as store from '../core/store';
import { takenNow } from '../core/stepping/taking';

/** @throws MessageError when it cannot be made, the signal's reason when the user cancels */
export async function makeFilm(
  session: Session,
  choice: FilmChoice,
  help: FilmHelp,
): Promise<MadeFilm & { readonly fileName: string }> {
  const [film, { fileBase }] = await Promise.all([import('../export/film/make'), import('../export/names')]);
  const taken = takenNow(session, '');
  const figures = viewNow();
  if (!taken || !figures) throw new MessageError({ key: 'export.picture.none' });
  const { run, mesh, tree, step } = taken;
  // All of the sweep, however little of it is known on the page.
  const slide = shownSlideOf(tree.byAddress.get(step.address) ?? null, tree)?.address ?? null;
  const scene = {
    ...figures,
    run,
    mesh,
    slide,
    frame: tree.frame,
    speed: store.speed.value,
    stepByStep: stepByStep.value,
    treeOf: async (frame: number) => {
      const found = frame === tree.frame ? tree : await session.stepsOf(frame);
      // Another scene may have taken its place meanwhile.
      if (!found || store.run.peek() !== run) throw new MessageError({ key: 'film.sceneGone' });
      return found;
    },
  };
  const made = await film.makeFilm(choice, scene, help);
  const name = choice.subject === 'sweep' ? (slide ?? step.address) : `f${choice.from}-f${choice.to}`;
  return { ...made, fileName: `${fileBase(taken, name)}.${choice.format}` };
}
