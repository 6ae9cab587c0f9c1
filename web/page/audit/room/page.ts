/** The report as a page with pictures, or as JSON, made in a worker: some seconds for a large level. */
import '../messages';
import { type Job, reportPatience } from '../../model/jobs';
import { methodOf } from '../../model/methods';
import { askOnce, Ended } from '../../solver/once';
import { formatPlain } from '../../base/i18n/numbers';
import { language } from '../../base/i18n/language';
import { t } from '../../base/i18n/messages';
import { eventKinds } from '../../../audit/detectors/types';
import { causeNames } from '../../../audit/why/cause';
import '../view/messages';
import type { Words } from '../../../audit/report/english';
import { shownSpots } from '../../../audit/report/limits';
import { allMoves, type AuditReport } from '../../../audit/report/report';
import { spotReach } from '../../../audit/run/audit';
import type { PageRequest, PageSays } from './pageWorker';
import { shownKinds, type Seen } from './state';

/** @returns null when the user ended the worker, which was silent @throws Error with the job when the worker failed */
export function made(
  as: 'html' | 'json',
  { level: { mesh }, merged, settings }: Seen,
  report: AuditReport,
): Promise<string | null> {
  const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), { type: 'module' });
  const request: PageRequest = {
    as,
    report,
    events: merged.events.parts,
    level: { positions: mesh.positions, indices: mesh.indices },
    settings,
    reach: spotReach(settings),
    words: wordsFor(report),
    heated: [...shownKinds.peek()],
  };
  const job: Job = { kind: 'report', name: mesh.name, patience: 3 * reportPatience(report.level.triangles) };
  const read = (said: PageSays): string => {
    if ('text' in said) return said.text;
    throw Object.assign(new Error(said.failed), { job });
  };
  return askOnce({ worker, job, request, signal: new AbortController().signal, read }).catch((error: unknown) => {
    if (error instanceof Ended) return null;
    throw error;
  });
}

/** The words of the report in the language of the page, its sentences finished: functions do not go to workers. */
export type SaidWords = Omit<Words, SaidName | 'frames'> &
  Readonly<Record<SaidName, string>> & { readonly frames: Readonly<Record<number, string>> };
type SaidName = 'listed' | 'about' | 'away' | 'walked' | 'heat' | 'beside' | 'ended' | 'gone';

function wordsFor(report: AuditReport): SaidWords {
  const { level, bodies, settings, beside, spots, counts, starts } = report;
  const other = beside && t(methodOf(beside).name);
  return {
    language,
    kinds: Object.fromEntries(eventKinds.map((kind) => [kind, t(`audit.kind.${kind}`)])) as Words['kinds'],
    title: t('audit.doc.title'),
    where: t('audit.doc.where'),
    heat: t('audit.doc.heat', { reach: formatPlain(Number(spotReach(settings).toPrecision(2))) }),
    without: t('audit.doc.without'),
    counts: t('audit.column.what'),
    events: t('audit.doc.events'),
    bodies: t('audit.bodies'),
    beside: other === undefined ? '' : t('audit.doc.beside', { name: other }),
    when: t('audit.when'),
    spots: t('audit.doc.spots'),
    spot: t('audit.doc.spot'),
    what: t('audit.doc.what'),
    worst: t('audit.doc.worst'),
    at: t('audit.column.place'),
    frame: t('audit.doc.frame'),
    request: t('audit.doc.request'),
    why: t('auditView.why.title'),
    unexplained: t('audit.doc.unexplained'),
    causes: Object.fromEntries(causeNames.map((name) => [name, t(`audit.doc.cause.${name}`)])) as Words['causes'],
    touches: t('auditView.why.touches'),
    away: t('auditView.why.away', { distance: '@ m' }),
    none: t('audit.doc.none'),
    nobody: t('audit.nobody'),
    ended: t('audit.doc.ended', { bodies, asked: settings.bodies }),
    gone: t('audit.gone', {
      gone: counts.find(({ kind }) => kind === 'leavesLevel')?.bodies ?? 0,
      walked: starts.walked,
    }),
    frames: Object.fromEntries(
      spots.slice(0, shownSpots).map(({ worst: { size } }) => {
        const count = Math.round(size);
        return [count, t('audit.doc.frames', { count })];
      }),
    ),
    listed: t('audit.doc.listed', { shown: shownSpots, all: spots.length }),
    about: t('audit.doc.about', {
      triangles: level.triangles,
      bodies,
      moves: allMoves(report),
      method: t(methodOf(settings).name),
      beside: other ?? 'none',
      seed: settings.seed,
    }),
    walked: t('audit.doc.walked', {
      radii: settings.radii.map(formatPlain).join(' × '),
      speed: formatPlain(settings.speed),
      gravity: formatPlain(settings.gravity),
      frames: settings.frames,
      rate: settings.framesPerSecond,
    }),
  };
}
