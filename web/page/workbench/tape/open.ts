/** Opens a tape: reads it, gets its mesh, asks all of it again, and shows the first body as a run. */
import './messages';
import '../../texts/later';
import { TapeError } from '../../../package/record/errors';
import { readTape } from '../../../package/record/readTape';
import type { Tape } from '../../../package/record/types';
import type { Message } from '../../model';
import { boundsOf } from '../../../mesh/placement';
import { type Awaited, type PlacedFile, waitFor } from '../../core/address/missingFile';
import { problemOf } from '../../model/experiment';
import { MessageError } from '../../core/session/failure';
import type { LinkedMesh } from '../../core/address/permalink';
import type { RestoreParts } from '../../core/address/restore';
import type { LoadedMesh } from '../../core/session/session.types';
import * as store from '../../core/store';
import { tapeBar } from './bar';
import { bodiesOf, experimentOf } from './bodies';
import { addLayers } from '../../scene/layers/late';
import { checkedAgain } from './check';
import { tapeLayer } from './layer';
import { type BodySearch, type BodySearchEnd, type ShownTape, shownTape, waitingTape } from './shown';
import { TapeBar } from './TapeBar';
import { forgetHits } from './TapeHits';
import { moveNumbers } from '../../../package/settings.gen';

/** The solver takes no coordinate beyond this, world. */
const largest = 1e30;
/** The twelve numbers of a request. */
const fields = ['start', 'displacement', 'gravity', 'radii'] as const;
const axes = ['x', 'y', 'z'] as const;

/** @throws MessageError that names the number, and of which body and call it is */
function demandMoves({ requests, bodies, calls, options }: Tape, title: Message): void {
  const refuse = (field: string, found: unknown): never => {
    throw new MessageError({ key: 'tape.error.field', values: { field, found: String(found) } }, undefined, title);
  };
  requests.forEach((value, at) => {
    const [row, place] = [Math.floor(at / 12), at % 12];
    const name = fields[Math.floor(place / 3)]!;
    const sound = Math.abs(value) <= largest && (name !== 'radii' || value > 0);
    if (sound) return;
    const values = { field: `${name}.${axes[place % 3]!}`, found: value, body: bodies[row]!, frame: calls[row]! };
    throw new MessageError({ key: 'tape.error.move', values }, undefined, title);
  });
  options.forEach((set, at) => {
    for (const { name, unit, least, most } of moveNumbers) {
      const value = set[name];
      const sound =
        value === undefined || (value >= least && value <= most && (unit !== 'count' || Number.isInteger(value)));
      if (!sound) refuse(`options.${at}.${name}`, value);
    }
    if (set.up && !(Math.hypot(...set.up) > 0)) refuse(`options.${at}.up`, `[${set.up.join(', ')}]`);
  });
}

/** Bytes read together; a tape of the largest limit has 560 MB. */
const largestFile = 600e6;

export type TapeParts = Pick<RestoreParts, 'session' | 'opener' | 'firstPreset'>;

/**
 * @param wanted false: something else was opened meanwhile, or it was given up
 * @throws MessageError for what cannot be shown, and why
 */
export async function openTape(parts: TapeParts, file: File, wanted: () => boolean): Promise<void> {
  const title: Message = { key: 'tape.refused', values: { name: file.name } };
  const { session } = parts;
  const tape = await readable(file, title);
  if (!wanted()) return;
  const name = file.name.replace(/\.sweeptape$/i, '');
  const scene = session.beginScene();
  const came = await meshOf(parts, tape, title);
  if (scene.aborted) return void (came && session.client.dropMesh(came.id));
  if (came) await open(parts, name, tape, came, scene);
  else await wait(parts, name, tape, title);
}

async function readable(file: File, title: Message): Promise<Tape> {
  if (file.size > largestFile) {
    const values = { size: file.size / 1e6, most: largestFile / 1e6 };
    throw new MessageError({ key: 'tape.error.tooLarge', values }, undefined, title);
  }
  try {
    const tape = readTape(new Uint8Array(await file.arrayBuffer()));
    demandMoves(tape, title);
    if (tape.frames > 0) return tape;
  } catch (error) {
    if (!(error instanceof TapeError)) throw error;
    const { code, field, found } = error;
    if (field !== null)
      throw new MessageError({ key: 'tape.error.field', values: { field, found: found! } }, undefined, title);
    // The others are about recording.
    if (code === 'tape-foreign' || code === 'tape-newer' || code === 'tape-cut' || code === 'tape-damaged')
      throw new MessageError({ key: `tape.error.${code}` }, undefined, title);
    throw error;
  }
  throw new MessageError({ key: 'tape.error.empty' }, undefined, title);
}

/** Out of the tape, or of what this browser keeps; null: neither has it. */
async function meshOf({ session }: TapeParts, { mesh }: Tape, title: Message): Promise<PlacedFile | null> {
  const { positions, indices, name, hash } = mesh;
  if (!positions || !indices) return session.client.restore(hash);
  const placed = await session.client.adopt({ name, positions, indices, parts: 1, bounds: boundsOf(positions) });
  // A page without https has names of another kind.
  if (placed.hash === hash || placed.hash.length !== hash.length) return placed;
  session.client.dropMesh(placed.id);
  throw new MessageError({ key: 'tape.error.mesh' }, undefined, title);
}

/** Until the user opens the file of its mesh, or declines. */
async function wait({ session, opener, firstPreset }: TapeParts, name: string, tape: Tape, title: Message) {
  const { hash, triangles, name: level } = tape.mesh;
  const mesh: LinkedMesh = { name: level, hash, parts: 1, triangles, inline: null };
  // By then the page may wait for something else.
  const ended = () => {
    if (session.awaited === awaited) waitFor(session, null);
    if (waitingTape.peek()?.mesh === mesh) waitingTape.value = null;
  };
  const awaited: Awaited = {
    mesh,
    only: true,
    show: (placed) =>
      session.attempt(title, async () => {
        ended();
        await open({ session, opener, firstPreset }, name, tape, placed, session.beginScene());
      }),
  };
  tapeBar.value = TapeBar;
  waitingTape.value = { name, mesh, stop: ended };
  waitFor(session, awaited);
  // Never an empty scene meanwhile.
  if (!session.loaded) await opener.openPresetAt(firstPreset, { history: 'replace' });
}

async function open(parts: TapeParts, name: string, tape: Tape, placed: PlacedFile, scene: AbortSignal): Promise<void> {
  const { client } = parts.session;
  const done = parts.session.working(name);
  try {
    const loaded: LoadedMesh = { ...placed, presetId: null };
    const checked = await checkedAgain(client, placed.id, tape, scene);
    if (!checked) return client.dropMesh(placed.id);
    const { differing, version } = checked;
    const known: ShownTape = {
      ...{ name, tape, differing, version, mesh: placed.mesh, bodies: bodiesOf(tape), at: 0, runs: new Map() },
      show: (at, frame) => showAgain(parts, at, frame),
      find: (on, found) => findHere(parts, on, found),
    };
    await show(parts, known, { loaded, at: 0, frame: null, scene });
  } catch (error) {
    if (parts.session.loaded?.id !== placed.id) client.dropMesh(placed.id);
    throw error;
  } finally {
    done();
  }
}

interface Asked {
  readonly loaded: LoadedMesh;
  readonly at: number;
  readonly frame: number | null;
  readonly scene: AbortSignal;
}

async function show({ session }: TapeParts, known: ShownTape, { loaded, at, frame, scene }: Asked): Promise<void> {
  const { tape, differing, bodies, runs } = known;
  const experiment = runs.get(at) ?? experimentOf(tape, bodies[at]!, new Set(differing));
  const problem = problemOf(experiment);
  if (problem) throw new MessageError(problem);
  const address = frame === null ? null : `f${frame}`;
  const level = frame === null ? 'check' : store.level.value;
  const request = { loaded, experiment, baseline: experiment, address, level, compare: null, bodies: null } as const;
  if (!(await session.openScene(scene, { ...request, history: 'push' }))) return;
  waitingTape.value?.stop();
  addLayers({ tapeLayer });
  if (shownTape.value?.tape !== tape) forgetHits();
  shownTape.value = { ...known, at, runs: new Map([...runs, [at, experiment]]) };
  tapeBar.value = TapeBar;
}

/** Of the tape whose scene is there. */
async function showAgain(parts: TapeParts, at: number, frame: number | null): Promise<void> {
  const [known, { session }] = [shownTape.value, parts];
  if (!known || !session.loaded) return;
  const { loaded } = session;
  await session.attempt({ key: 'tape.refused', values: { name: known.name } }, () =>
    show(parts, known, { loaded, at, frame, scene: session.beginScene() }),
  );
}

async function findHere({ session }: TapeParts, ...[on, found]: Parameters<BodySearch>): ReturnType<BodySearch> {
  const [known, loaded] = [shownTape.value, session.loaded];
  let skipped: BodySearchEnd = null;
  if (!known || !loaded) return skipped;
  const wanted = () => session.loaded?.id === loaded.id;
  await session.attempt({ key: 'tape.refused', values: { name: known.name } }, async () => {
    const { findInBodies } = await import('./hits');
    skipped = await findInBodies(known, on, { client: session.client, mesh: loaded.id, wanted, found });
  });
  return skipped;
}
