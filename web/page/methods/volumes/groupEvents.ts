/** What is said of each volume as a whole: where it begins, and what it comes to. */
import type { EventViews } from '../../model/study/types';
import { volumeFormula } from './formulas';
import { percent, say } from './say';
import type { Event } from './schema.gen';
import { whyNot } from './whyNot';

const names = {
  aabb: '\\text{AABB}',
  sphere: '\\text{sphere}',
  obb: '\\text{OBB}',
  kdop: 'k\\text{-DOP}',
  hull: '\\text{hull}',
} as const;
const tex = (which: keyof typeof names): string => names[which];

type Groups = 'VolumeAabb' | 'VolumeSphere' | 'VolumeObb' | 'VolumeKdop' | 'VolumeHull' | 'VolumeEnd';

export const groupEvents: Pick<EventViews<Event>, Groups> = {
  VolumeAabb: {
    sentence: (_, context) => say.cut('volume', context),
    formula: volumeFormula,
    whyNot: null,
    origins: {
      refit: 'input',
      low: 'corner side',
      high: 'corner side',
      staleLow: 'mesh',
      staleHigh: 'mesh',
      twoLow: 'corner',
      twoHigh: 'corner',
      eightLow: 'corner',
      eightHigh: 'corner',
      vertexLow: 'mesh frame',
      vertexHigh: 'mesh frame',
    },
    cell: () => ({ name: tex('aabb'), value: '', hit: false }),
  },
  VolumeSphere: {
    sentence: (_, context) => say.cut('volume', context),
    formula: volumeFormula,
    whyNot: null,
    origins: {
      way: 'input',
      centre: 'side',
      radius: 'side',
      farthest: 'side',
      farthestPoint: 'side',
      smallest: 'side',
    },
    cell: () => ({ name: tex('sphere'), value: '', hit: false }),
  },
  VolumeObb: {
    sentence: (_, context) => say.cut('volume', context),
    formula: volumeFormula,
    whyNot: null,
    origins: {
      way: 'input',
      corner: 'input frame',
      e0: 'input frame',
      e1: 'input frame',
      e2: 'input frame',
      centre: '.corner .e0 .e1 .e2',
      determinant: '.e0 .e1 .e2',
      skew: '.e0 .e1 .e2',
      tried: '',
      planes: '',
      planesAll: 'mesh',
      pairs: '',
    },
    cell: () => ({ name: tex('obb'), value: '', hit: false }),
  },
  VolumeKdop: {
    sentence: (_, context) => say.cut('volume', context),
    formula: volumeFormula,
    whyNot: null,
    origins: { k: 'input', edges: '', aabb: 'side' },
    cell: () => ({ name: tex('kdop'), value: '', hit: false }),
  },
  VolumeHull: {
    sentence: (_, context) => say.cut('volume', context),
    formula: volumeFormula,
    whyNot: null,
    origins: {
      corners: 'mesh',
      edges: 'mesh',
      faces: 'mesh',
      planes: 'mesh',
      edgesShown: '',
      facesShown: '',
      complete: 'mesh',
      face: 'side',
      distance: 'side',
    },
    cell: () => ({ name: tex('hull'), value: '', hit: false }),
  },
  VolumeEnd: {
    sentence: say.volume,
    formula: volumeFormula,
    whyNot: whyNot.volume,
    origins: {
      volumeKind: '',
      volume: 'side',
      surface: 'side',
      hullVolume: 'mesh',
      hullSurface: 'mesh',
      full: '.hullVolume .volume',
      wide: '.surface .hullSurface',
      outside: 'side',
      encloses: '.outside',
      inside: 'test',
      meets: 'test',
      probeVerdict: 'test',
      boxVerdict: 'test',
    },
    cell: ({ volumeKind, full, probeVerdict, boxVerdict }) => ({
      name: tex(volumeKind),
      value: percent(full),
      hit: probeVerdict !== 'right' || boxVerdict !== 'right',
    }),
  },
};
