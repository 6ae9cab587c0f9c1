/** Makes the report of an audit beside the page. */
import { loadSolver } from 'sweepscope';
import { htmlOf } from '../../../audit/report/html';
import { withCauses, type AuditReport, type ReportSpot } from '../../../audit/report/report';
import { whyOf } from '../../../audit/why/whyHere';
import type { EventKind } from '../../../audit/detectors/types';
import { worldOf } from '../../../audit/run/audit';
import type { Level } from '../../../audit/run/ground';
import { replay } from '../../../audit/run/replay';
import { EventStore } from '../../../audit/run/store';
import type { AuditSettings, EventColumns } from '../../../audit/run/types';
import type { SaidWords } from './page';

export interface PageRequest {
  readonly as: 'html' | 'json';
  /** without what may be why */
  readonly report: AuditReport;
  readonly events: readonly EventColumns[];
  readonly level: Level;
  readonly settings: AuditSettings;
  readonly reach: number;
  readonly words: SaidWords;
  /** kinds that are heat on the page */
  readonly heated: readonly EventKind[];
}

export type PageSays = { readonly text: string } | { readonly failed: string };

async function make({
  as,
  report: plain,
  events,
  level,
  settings,
  reach,
  words,
  heated,
}: PageRequest): Promise<string> {
  const report = withCauses(plain, (spot) => whyOf(level, spot, settings));
  if (as === 'json') return JSON.stringify(report);
  const world = worldOf(await loadSolver(), level, settings);
  const request = ({ worst }: ReportSpot) => [...replay(world, settings, worst.body, worst.frame).slice(-12)];
  const said = {
    ...words,
    listed: () => words.listed,
    about: () => words.about,
    walked: () => words.walked,
    away: (distance: string) => words.away.replace('@', distance),
    heat: () => words.heat,
    beside: () => words.beside,
    ended: () => words.ended,
    gone: () => words.gone,
    frames: (count: number) => words.frames[count]!,
  };
  return htmlOf({
    ...{ report, events: new EventStore(events), level, mesh: world.mesh, reach, request },
    ...{ words: said, heated: new Set(heated) },
  });
}

onmessage = ({ data }: MessageEvent<PageRequest>) => {
  const say = (said: PageSays) => postMessage(said);
  make(data).then(
    (text) => say({ text }),
    (error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
};
