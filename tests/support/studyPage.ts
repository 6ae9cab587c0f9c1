/** A page with studies in the same thread: those there are, by their module, and the one of tests/methods/null_study. Import it before anything of the page. */
import { vi } from 'vitest';

/** Chunks of studies that are on their way; each comes when the test says so. */
export const chunks = { nothing: (): Promise<void> | void => {} };

vi.mock('../../web/page/model/study/registry.gen', async (original) => {
  const real = await original<typeof import('../../web/page/model/study/registry.gen')>();
  return { ...real, studyIds: [...real.studyIds, 'nothing'] };
});
vi.mock('../../web/page/model/study/modules', async (original) => {
  const real = await original<typeof import('../../web/page/model/study/modules')>();
  const nothing = async () => {
    await chunks.nothing();
    return import('../methods/null_study/nothing');
  };
  return { ...real, loadStudy: { ...real.loadStudy, nothing } };
});
vi.mock('../../web/page/study/panels', () => ({ panels: {} }));

const { study } = await import('../methods/null_study/nothing');
const { LocalStudies } = await import('../methods/null_study/client');
const { localSolver } = await import('./localSolver');
const { experimentOf, floorAndWall, resetStore } = await import('./pageState');
const { Session } = await import('../../web/page/core/session/session');
const { stepActions } = await import('../../web/page/core/stepping/stepActions');
const store = await import('../../web/page/core/store');
const { setRoom, StudyRoom } = await import('../../web/page/study/room');
const { breaks, toggledLayers } = await import('../../web/page/core/study/switches');
const { loadStudy } = await import('../../web/page/model/study/modules');
const { studyIds } = await import('../../web/page/model/study/registry.gen');

export const nothing = study;
/** Another study. */
export const other = (await loadStudy[studyIds[0]!]()).study;
export const push = { history: 'push' } as const;

/** Lets go what was held back. */
export function gate(): { readonly open: () => void; readonly wait: () => Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, wait: () => opened };
}

/** A page on which nothing was opened yet. */
export function studyPage() {
  resetStore();
  store.study.value = null;
  toggledLayers.value = breaks.value = [];
  chunks.nothing = () => {};
  const solver = localSolver();
  const client = new LocalStudies();
  const session = new Session(solver.client);
  const room = new StudyRoom(session, client);
  setRoom(room);
  return { solver, client, session, room, steps: stepActions(session) };
}

/** With a sweep that is shown at a step. */
export async function sweptPage() {
  const made = studyPage();
  await openSweep(made.session);
  return made;
}

export async function openSweep(session: InstanceType<typeof Session>): Promise<boolean> {
  const scene = session.beginScene();
  const mesh = floorAndWall();
  const { id, report } = await session.client.addMesh(mesh);
  const experiment = experimentOf();
  return session.openScene(scene, {
    ...{ loaded: { id, mesh, report, presetId: 'one', hash: null }, experiment, baseline: experiment },
    ...{ address: 'f2.p0.s0', level: 'slide', history: 'push' },
  });
}

export const opensOf = ({ calls }: { readonly calls: readonly string[] }) =>
  calls.filter((call) => call.startsWith('open'));
