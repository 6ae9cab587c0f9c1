/** Files that are opened: a tour, the tape of a game, a frame that was saved as JSON, or what a mesh is made of. */
import { showFailure } from '../core/told';
import { withExplanations } from '../core/explanations';
import { tapeAmong } from '../workbench/tape/among';
import type { RestoreParts } from '../core/address/restore';
import { failure } from '../core/store';

export interface Openers {
  /** false: given up, or something else was asked for by now */
  wanted(): boolean;
  /** goes to a place in the course */
  readonly learn: (at: string) => void;
}

/** @returns what is left for a mesh to be made of */
export async function openFiles(
  parts: RestoreParts,
  { wanted, learn }: Openers,
  files: readonly File[],
): Promise<readonly File[]> {
  const { asking } = parts.session;
  // With its mesh next to it, in the form in which a worker's input is saved.
  const tape = await tapeAmong(files).catch(() => undefined);
  if (!wanted()) return [];
  const by = asking.latest;
  const file = tape ?? (files.length === 1 ? files[0] : files.find(({ name }) => /\.json$/i.test(name)));
  const ending = file ? (/\.(sweeptour|json)$/i.exec(file.name)?.[1]!.length ?? (tape ? 4 : 0)) : 0;
  if (!file || !ending) return files;
  // A tour, or possibly a frame: both have separate readers.
  let rest = files.filter((each) => each !== file);
  // A message of what was opened before says nothing of this.
  showFailure(null);
  await parts.session.attempt(
    { key: 'failure.import.title', values: { name: file.name } },
    async () => {
      if (tape) await (await import('../workbench/tape/open')).openTape(parts, tape, wanted);
      else if (ending > 4) {
        const { openTourFile } = await (await import('../learn/guest/loadParts')).loadOpenTourFile();
        const at = await openTourFile(file, wanted);
        if (at !== null) learn(at);
      } else if (!(await (await withExplanations(import('../export'))).openFrameFile(parts, file, wanted)))
        rest = [...files];
    },
    by,
  );
  asking.tell(by);
  // Show the error in the file; a missing mesh may still be among the other files. Files that belong to a mesh have no such errors.
  const wrong = failure.peek();
  const told = rest.length < files.length && wrong && wrong.text.key !== 'link.fileGone';
  return told ? [] : rest;
}
