/** Opens the workbench at a moment of a body's walk, with the walk as its run. */
import { showNotice } from '../../core/told';
import '../view/messages';
import { batch } from '@preact/signals';
import type { MeshState } from '../../model';
import { meshHash } from '../../../mesh/hash';
import { showView } from '../../core/address/moment';
import type { LoadedMesh, Session } from '../../core/session/session';
import { outlook } from '../../core/store';
import type { AuditEvent, AuditSettings } from '../../../audit/run/types';
import { walkElsewhere } from './elsewhere';
import { addressOf, experimentOf, framesAround } from './frames';

export interface WalkToOpen {
  readonly level: MeshState;
  readonly settings: AuditSettings;
  readonly event: AuditEvent;
}

/** @param walk how a body walks again; in a worker, unless given */
export async function openWalk(
  session: Session,
  { level, settings, event }: WalkToOpen,
  walk = walkElsewhere,
): Promise<void> {
  const scene = session.beginScene();
  const { mesh } = level;
  const done = session.working(mesh.name);
  await session.attempt({ key: 'auditView.open.title' }, async () => {
    const frames = framesAround(event.frame);
    const { positions, indices } = mesh;
    const request = { level: { positions, indices }, settings, event, frames };
    const walked = await walk(request, mesh.name, scene);
    if (!walked || scene.aborted) return;
    const experiment = experimentOf(walked.requests, settings);
    const loaded = await loadedFor(session, level);
    if (scene.aborted) return;
    // A lesson's layers and hidden parts were only its own.
    batch(() => {
      outlook.value = null;
      showView({});
    });
    const shown = await session.openScene(scene, {
      loaded,
      experiment,
      baseline: experiment,
      address: addressOf(event, walked.pass),
      level: 'slide',
      audited: event,
      history: 'push',
    });
    if (shown && frames.from > 0) showNotice({ key: 'auditView.open.lastFrames', values: { from: frames.from } });
  });
  done();
}

/** The level as the solver has it; given to it again where another mesh took its place. */
async function loadedFor(session: Session, { mesh, repair }: MeshState): Promise<LoadedMesh> {
  if (session.loaded?.mesh === mesh) return session.loaded;
  const hash = await meshHash(mesh.positions, mesh.indices);
  return { ...(await session.client.addMesh(mesh)), mesh, presetId: null, hash, ...(repair && { repair }) };
}
