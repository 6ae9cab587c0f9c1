/** Strip C: intervals of time, as parts of the frame's way: of every box in a frame, of the slabs and faces of one box, of triangles. */
import { formatNumber } from '../../base/i18n/numbers';
import { t, type MessageKey } from '../../base/i18n/messages';
import type { Step } from '../../../package/trace/steps';
import type { StudyBar, StudyMoment, StudyRow, StudyRows } from '../../model/study/types';
import { axisName, boxStep, eventOf, faceName, kindOf, meshStep, openingOf, type SlabEvent } from './look';
import type {
  ShotBoxEndEvent,
  ShotBoxEvent,
  ShotFaceEvent,
  ShotMeshEndEvent,
  ShotPlaceEvent,
  ShotTriangleEvent,
} from './schema.gen';

/** A little before the frame and after it, so that its ends are seen. */
const axis = { from: -0.25, to: 1.25 } as const;
const number = (value: number): string => formatNumber(value, 4);
const word = (verdict: string): string => t(`study.projectile.value.${verdict}` as MessageKey);

/** The part of a time interval on the axis. */
function bar(from: number, to: number, more: Pick<StudyBar, 'tone' | 'lane'>): StudyBar[] {
  const [first, last] = [Math.max(axis.from, from), Math.min(axis.to, to)];
  return first < last ? [{ from: first, to: last, ...more }] : [];
}

const mark = (at: number, tone: 'hit' | 'no'): Pick<StudyRow, 'mark'> =>
  at >= axis.from && at <= axis.to ? { mark: { at, tone } } : {};

const columns: StudyRows['columns'] = [
  { label: 'study.projectile.rows.what', width: 84 },
  { label: 'study.projectile.rows.enter', width: 66 },
  { label: 'study.projectile.rows.leave', width: 66 },
];

const keys: StudyRows['keys'] = [
  { tone: 'b', label: 'study.projectile.key.object' },
  { tone: 'a', label: 'study.projectile.key.world' },
  { tone: 'overlap', label: 'study.projectile.key.both' },
];

export function rows(moment: StudyMoment): StudyRows {
  const box = boxStep(moment.step);
  if (box) return boxRows(box);
  const mesh = meshStep(moment.step);
  return mesh ? meshRows(mesh) : frameRows(moment);
}

/** The same times by both spaces, one above the other. */
const both = (object: readonly [number, number], world: readonly [number, number]): StudyBar[] => [
  ...bar(...object, { tone: 'b', lane: 0 }),
  ...bar(...world, { tone: 'a', lane: 1 }),
];

function frameRows({ tree }: StudyMoment): StudyRows {
  const list = tree.root.children.flatMap((step): StudyRow[] => {
    const kind = kindOf(step);
    if (kind === 'ShotBoxEnd') return [boxRow(step)];
    if (kind === 'ShotMeshEnd') return [meshRow(step)];
    return [];
  });
  return {
    title: { key: 'study.projectile.rows.frame' },
    count: { key: 'study.projectile.rows.count', values: { count: list.length } },
    columns,
    verdict: 'study.projectile.rows.verdict',
    axis,
    rows: list,
    keys: keys.slice(0, 2),
    mark: 'study.projectile.key.hit',
  };
}

function boxRow(step: Step, whole = false): StudyRow {
  const end = eventOf<ShotBoxEndEvent>(step);
  const { objectEnter, objectLeave, worldEnter, worldLeave, verdict, arcTime } = end;
  const apart = objectEnter > objectLeave;
  const label = whole ? t('study.projectile.rows.all') : t('study.projectile.label.box', { box: end.box });
  return {
    key: whole ? `${step.address}.all` : step.address,
    address: step.address,
    cells: [label, number(objectEnter), number(objectLeave)],
    bars: whole
      ? bar(objectEnter, objectLeave, { tone: verdict === 'hit' ? 'hit' : 'overlap' })
      : both([objectEnter, objectLeave], [worldEnter, worldLeave]),
    ...(verdict === 'hit' && mark(objectEnter, 'hit')),
    verdict:
      verdict === 'hit'
        ? t('study.projectile.rows.through', { face: faceName(end.face) })
        : Number.isFinite(arcTime)
          ? t('study.projectile.rows.arcOnly', { time: number(arcTime) })
          : word(verdict),
    state: verdict === 'hit' ? 'hit' : apart ? 'dim' : 'usual',
  };
}

function meshRow(step: Step): StudyRow {
  const { hit, time, triangle, asked } = eventOf<ShotMeshEndEvent>(step);
  return {
    key: step.address,
    address: step.address,
    cells: [t('study.projectile.rows.mesh'), number(time), ''],
    bars: [],
    ...(hit && mark(time, 'hit')),
    verdict: hit
      ? t('study.projectile.rows.triangle', { triangle })
      : t('study.projectile.rows.asked', { count: asked }),
    state: hit ? 'hit' : 'dim',
  };
}

function boxRows(step: Step): StudyRows {
  const { box } = openingOf<ShotBoxEvent>(step);
  const list = step.children.flatMap((each): StudyRow[] => {
    switch (kindOf(each)) {
      case 'ShotSlabX':
      case 'ShotSlabY':
      case 'ShotSlabZ':
        return [slabRow(each)];
      case 'ShotPlace':
        return [placeRow(each)];
      case 'ShotFace':
        return [faceRow(each)];
      default:
        return [];
    }
  });
  // Last, because every step in the box has an address that begins with its own.
  const ended = kindOf(step) === 'ShotBoxEnd' ? [boxRow(step, true)] : [];
  return {
    title: { key: 'study.projectile.rows.box', values: { box } },
    count: { key: 'study.projectile.rows.parts', values: { count: list.length } },
    columns,
    verdict: 'study.projectile.rows.verdict',
    axis,
    rows: [...list, ...ended],
    keys,
    mark: 'study.projectile.key.tested',
  };
}

function slabRow(step: Step): StudyRow {
  const { t1, t2, worldT1, worldT2, verdict } = eventOf<SlabEvent>(step);
  return {
    key: step.address,
    address: step.address,
    cells: [t('study.projectile.rows.slab', { axis: axisName(step) }), number(t1), number(t2)],
    bars: both([t1, t2], [worldT1, worldT2]),
    verdict: word(verdict),
    state: verdict === 'not-needed' ? 'dim' : verdict === 'apart' || verdict === 'parallel-outside' ? 'hit' : 'usual',
  };
}

function placeRow(step: Step): StudyRow {
  const { inside, outside } = eventOf<ShotPlaceEvent>(step);
  return {
    key: step.address,
    address: step.address,
    cells: [t('study.projectile.rows.place'), '', ''],
    bars: [],
    ...mark(1, inside ? 'hit' : 'no'),
    verdict: inside
      ? t('study.projectile.rows.inside')
      : t('study.projectile.rows.outside', { outside: number(outside) }),
    state: inside ? 'hit' : 'usual',
  };
}

function faceRow(step: Step): StudyRow {
  const { face, root, other, verdict } = eventOf<ShotFaceEvent>(step);
  return {
    key: step.address,
    address: step.address,
    cells: [t('study.projectile.rows.face', { face: faceName(face) }), number(root), number(other)],
    bars: [],
    ...mark(root, verdict === 'enters' ? 'hit' : 'no'),
    verdict: word(verdict),
    state: verdict === 'enters' ? 'hit' : verdict === 'no-root' ? 'dim' : 'usual',
  };
}

function meshRows(step: Step): StudyRows {
  const list = step.children.map((each): StudyRow => {
    const { triangle, time, verdict, arcTime } = eventOf<ShotTriangleEvent>(each);
    const hit = verdict === 'hit';
    return {
      key: each.address,
      address: each.address,
      cells: [t('study.projectile.rows.triangle', { triangle }), number(time), number(arcTime)],
      bars: [],
      ...mark(time, hit ? 'hit' : 'no'),
      verdict: word(verdict),
      state: hit ? 'hit' : verdict === 'parallel' ? 'dim' : 'usual',
    };
  });
  return {
    title: { key: 'study.projectile.rows.triangles' },
    count: { key: 'study.projectile.rows.parts', values: { count: list.length } },
    columns: [
      columns[0]!,
      { label: 'study.projectile.rows.time', width: 66 },
      { label: 'study.projectile.rows.arcTime', width: 66 },
    ],
    verdict: 'study.projectile.rows.verdict',
    axis,
    rows: list,
    keys: [],
    mark: 'study.projectile.key.tested',
  };
}
