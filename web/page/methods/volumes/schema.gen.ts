// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** whose volumes are shown */
export const VolumeModelValues = ['scene', 'chair'] as const;
export type VolumeModel = (typeof VolumeModelValues)[number];

/** whose steps are recorded */
export const VolumeShownValues = ['all', 'aabb', 'sphere', 'obb', 'kdop', 'hull'] as const;
export type VolumeShown = (typeof VolumeShownValues)[number];

/** a kind of volume */
export const VolumeKindValues = ['aabb', 'sphere', 'obb', 'kdop', 'hull'] as const;
export type VolumeKind = (typeof VolumeKindValues)[number];

/** how an AABB follows a turned model */
export const VolumeRefitValues = ['stale', 'two-corners', 'eight-corners', 'vertices'] as const;
export type VolumeRefit = (typeof VolumeRefitValues)[number];

/** how the sphere is found */
export const VolumeSphereWayValues = ['box-centre', 'mean', 'smallest'] as const;
export type VolumeSphereWay = (typeof VolumeSphereWayValues)[number];

/** how the OBB is found */
export const VolumeObbWayValues = ['three-edges', 'own-axes', 'covariance', 'surface-covariance', 'smallest'] as const;
export type VolumeObbWay = (typeof VolumeObbWayValues)[number];

/** sides of the k-DOP */
export const VolumeDirectionsValues = ['6', '14', '18', '26'] as const;
export type VolumeDirections = (typeof VolumeDirectionsValues)[number];

/** what the model's points span, decided without rounding */
export const VolumeShapeValues = ['solid', 'flat', 'line', 'point', 'empty', 'too-far'] as const;
export type VolumeShape = (typeof VolumeShapeValues)[number];

/** where a box of the search comes from */
export const VolumeSourceValues = ['world-axes', 'vertex-covariance', 'surface-covariance', 'plane-of-hull', 'two-edges', 'refined'] as const;
export type VolumeSource = (typeof VolumeSourceValues)[number];

/** what one side says of the probe */
export const VolumeSideVerdictValues = ['behind', 'in-front', 'no-plane'] as const;
export type VolumeSideVerdict = (typeof VolumeSideVerdictValues)[number];

/** an answer beside the truth */
export const VolumeVerdictValues = ['right', 'false-alarm', 'missed'] as const;
export type VolumeVerdict = (typeof VolumeVerdictValues)[number];

export const schema = {
  number: 2,
  id: 'volumes',
  name: 'Volumes',
  mesh: 'optional',
  doc: "how tightly a volume encloses a model",
  settings: [
    { name: 'model', type: 'VolumeModel', list: false, group: 'model', unit: 'enum', low: 0, high: 0, initial: 'scene', doc: "whose volumes: the scene's mesh (the chair where there is none), or the chair always" },
    { name: 'turn', type: 'Vec3', list: false, group: 'model', unit: 'degrees', low: -360, high: 360, initial: [0,0,20], doc: "turn of the model about x, then y, then z in frame 0, about the centre of its box" },
    { name: 'spin', type: 'Vec3', list: false, group: 'model', unit: 'degrees', low: -360, high: 360, initial: [0,5,3], doc: "what the model turns in one frame" },
    { name: 'frames', type: 'Count', list: false, group: 'model', unit: 'count', low: 1, high: 10000, initial: 36, doc: "frames of the run" },
    { name: 'crowd', type: 'Count', list: false, group: 'model', unit: 'count', low: 0, high: 1000000, initial: 0, doc: "so many vertices more stand where the vertex farthest from the centre is: the same shape, another covariance" },
    { name: 'shown', type: 'VolumeShown', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'all', doc: "whose steps are recorded, and whose answers are counted" },
    { name: 'refit', type: 'VolumeRefit', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'eight-corners', doc: "how the AABB follows the turned model" },
    { name: 'sphere', type: 'VolumeSphereWay', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'smallest', doc: "how the sphere is found" },
    { name: 'obb', type: 'VolumeObbWay', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: 'covariance', doc: "how the OBB is found" },
    { name: 'directions', type: 'VolumeDirections', list: false, group: 'volumes', unit: 'enum', low: 0, high: 0, initial: '18', doc: "sides of the k-DOP" },
    { name: 'axesTurn', type: 'Vec3', list: false, group: 'ownBox', unit: 'degrees', low: -360, high: 360, initial: [0,0,15], doc: "OBB by axes: how its axes are turned against the model, about x, then y, then z" },
    { name: 'corner', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [0,0,0], doc: "OBB by three edges: its corner, 0 the low and 1 the high corner of the unturned model's box" },
    { name: 'edge0', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [1,0,0], doc: "OBB by three edges: edge 0 from the corner, in sizes of that box" },
    { name: 'edge1', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [0,1,0], doc: "OBB by three edges: edge 1" },
    { name: 'edge2', type: 'Vec3', list: false, group: 'ownBox', unit: 'scalar', low: -10, high: 10, initial: [0,0,1], doc: "OBB by three edges: edge 2" },
    { name: 'probe', type: 'Vec3', list: false, group: 'tests', unit: 'scalar', low: -1000000, high: 1000000, initial: [0.62,0.42,0.3], doc: "point that is tested, from the centre of the unturned model's box, in units of its largest half size" },
    { name: 'boxCentre', type: 'Vec3', list: false, group: 'tests', unit: 'scalar', low: -1000000, high: 1000000, initial: [0.95,0.9,0], doc: "centre of a second AABB, in the same units" },
    { name: 'boxHalf', type: 'Vec3', list: false, group: 'tests', unit: 'scalar', low: 0, high: 1000000, initial: [0.25,0.25,0.25], doc: "half sizes of the second AABB, in the same units" },
  ],
  results: [
    { name: 'aabbFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the AABB; 0 if the AABB has none. Above 1 only if it does not enclose the model" },
    { name: 'sphereFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the sphere" },
    { name: 'obbFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the OBB" },
    { name: 'kdopFull', type: 'Real', unit: 'fraction', doc: "volume of the hull in that of the k-DOP" },
    { name: 'aabbSurface', type: 'Real', unit: 'scalar', doc: "surface of the AABB in surfaces of the hull; 0 if the hull has none" },
    { name: 'sphereSurface', type: 'Real', unit: 'scalar', doc: "surface of the sphere in surfaces of the hull" },
    { name: 'obbSurface', type: 'Real', unit: 'scalar', doc: "surface of the OBB in surfaces of the hull" },
    { name: 'kdopSurface', type: 'Real', unit: 'scalar', doc: "surface of the k-DOP in surfaces of the hull" },
    { name: 'outside', type: 'Real', unit: 'world', doc: "how far the model sticks out of the AABB; 0 if it is enclosed" },
    { name: 'obbOutside', type: 'Real', unit: 'world', doc: "how far the model sticks out of the OBB" },
    { name: 'aabbInside', type: 'Flag', unit: 'flag', doc: "the probe is in the AABB, by six comparisons" },
    { name: 'sphereInside', type: 'Flag', unit: 'flag', doc: "the probe is in the sphere" },
    { name: 'obbInside', type: 'Flag', unit: 'flag', doc: "the probe is in the OBB, by six signed distances" },
    { name: 'kdopInside', type: 'Flag', unit: 'flag', doc: "the probe is between all slabs of the k-DOP" },
    { name: 'hullInside', type: 'Flag', unit: 'flag', doc: "the probe is in the hull: the truth" },
    { name: 'aabbMeets', type: 'Flag', unit: 'flag', doc: "the second AABB overlaps the AABB" },
    { name: 'sphereMeets', type: 'Flag', unit: 'flag', doc: "the second AABB overlaps the sphere" },
    { name: 'obbMeets', type: 'Flag', unit: 'flag', doc: "no axis separates the second AABB from the OBB" },
    { name: 'kdopMeets', type: 'Flag', unit: 'flag', doc: "the second AABB overlaps every slab of the k-DOP" },
    { name: 'hullMeets', type: 'Flag', unit: 'flag', doc: "the second AABB meets the hull: the truth" },
    { name: 'falseAlarms', type: 'Count', unit: 'count', doc: "answers of volumes shown that say yes where the hull says no: work for a finer test" },
    { name: 'missed', type: 'Count', unit: 'count', doc: "answers of volumes shown that say no where the hull says yes: a collision lost" },
    { name: 'hullVolume', type: 'Real', unit: 'scalar', doc: "volume of the hull, the same in every frame" },
  ],
  enums: { VolumeModel: VolumeModelValues, VolumeShown: VolumeShownValues, VolumeKind: VolumeKindValues, VolumeRefit: VolumeRefitValues, VolumeSphereWay: VolumeSphereWayValues, VolumeObbWay: VolumeObbWayValues, VolumeDirections: VolumeDirectionsValues, VolumeShape: VolumeShapeValues, VolumeSource: VolumeSourceValues, VolumeSideVerdict: VolumeSideVerdictValues, VolumeVerdict: VolumeVerdictValues },
  events: {
    VolumeFrame: {
      kind: 84,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "The model as it stands in one frame.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['VolumeFrame.frame'] },
        { name: 'shape', type: 'VolumeShape', unit: 'enum', doc: texts['VolumeFrame.shape'] },
        { name: 'turn', type: 'Vec3', unit: 'degrees', doc: texts['VolumeFrame.turn'] },
        { name: 'a0', type: 'Vec3', unit: 'scalar', doc: texts['VolumeFrame.a0'] },
        { name: 'a1', type: 'Vec3', unit: 'scalar', doc: texts['VolumeFrame.a1'] },
        { name: 'a2', type: 'Vec3', unit: 'scalar', doc: texts['VolumeFrame.a2'] },
        { name: 'shift', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.shift'] },
        { name: 'pivot', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.pivot'] },
        { name: 'unit', type: 'Real', unit: 'world', doc: texts['VolumeFrame.unit'] },
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['VolumeFrame.triangles'] },
        { name: 'read', type: 'Count', unit: 'count', doc: texts['VolumeFrame.read'] },
        { name: 'vertices', type: 'Count', unit: 'count', doc: texts['VolumeFrame.vertices'] },
        { name: 'builtIn', type: 'Flag', unit: 'flag', doc: texts['VolumeFrame.builtIn'] },
        { name: 'corners', type: 'Count', unit: 'count', doc: texts['VolumeFrame.corners'] },
        { name: 'complete', type: 'Flag', unit: 'flag', doc: texts['VolumeFrame.complete'] },
        { name: 'probe', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.probe'] },
        { name: 'probeBack', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.probeBack'] },
        { name: 'boxLow', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.boxLow'] },
        { name: 'boxHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeFrame.boxHigh'] },
      ],
    },
    VolumeAabb: {
      kind: 85,
      role: { as: 'open', step: 'volume', name: 'aabb', number: null },
      doc: "Axis-aligned boxes of the turned model, four ways; one of them is used.",
      fields: [
        { name: 'refit', type: 'VolumeRefit', unit: 'enum', doc: texts['VolumeAabb.refit'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.high'] },
        { name: 'staleLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.staleLow'] },
        { name: 'staleHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.staleHigh'] },
        { name: 'twoLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.twoLow'] },
        { name: 'twoHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.twoHigh'] },
        { name: 'eightLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.eightLow'] },
        { name: 'eightHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.eightHigh'] },
        { name: 'vertexLow', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.vertexLow'] },
        { name: 'vertexHigh', type: 'Vec3', unit: 'world', doc: texts['VolumeAabb.vertexHigh'] },
      ],
    },
    VolumeCorner: {
      kind: 86,
      role: { as: 'leaf', step: 'corner', name: 'c', number: 0 },
      doc: "One corner of the unturned box is turned.",
      fields: [
        { name: 'corner', type: 'Index', unit: 'index', doc: texts['VolumeCorner.corner'] },
        { name: 'still', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.still'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.point'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['VolumeCorner.high'] },
      ],
    },
    VolumeAxis: {
      kind: 87,
      role: { as: 'leaf', step: 'side', name: 'x', number: 0 },
      doc: "One axis: the intervals of all four boxes, the probe, and the second AABB.",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['VolumeAxis.axis'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['VolumeAxis.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['VolumeAxis.high'] },
        { name: 'staleLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.staleLow'] },
        { name: 'staleHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.staleHigh'] },
        { name: 'twoLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.twoLow'] },
        { name: 'twoHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.twoHigh'] },
        { name: 'eightLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.eightLow'] },
        { name: 'eightHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.eightHigh'] },
        { name: 'vertexLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.vertexLow'] },
        { name: 'vertexHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.vertexHigh'] },
        { name: 'lowVertex', type: 'Index', unit: 'index', doc: texts['VolumeAxis.lowVertex'] },
        { name: 'highVertex', type: 'Index', unit: 'index', doc: texts['VolumeAxis.highVertex'] },
        { name: 'lowPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'highPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'probe', type: 'Real', unit: 'world', doc: texts['VolumeAxis.probe'] },
        { name: 'atMost', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.atMost'] },
        { name: 'atLeast', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.atLeast'] },
        { name: 'boxLow', type: 'Real', unit: 'world', doc: texts['VolumeAxis.boxLow'] },
        { name: 'boxHigh', type: 'Real', unit: 'world', doc: texts['VolumeAxis.boxHigh'] },
        { name: 'overlap', type: 'Real', unit: 'world', doc: texts['VolumeAxis.overlap'] },
        { name: 'overlaps', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.overlaps'] },
      ],
    },
    VolumeEnd: {
      kind: 88,
      role: { as: 'close', step: 'volume', name: '', number: null },
      doc: "How tight the volume is, and what it says.",
      fields: [
        { name: 'volumeKind', type: 'VolumeKind', unit: 'enum', doc: texts['VolumeEnd.volumeKind'] },
        { name: 'volume', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.volume'] },
        { name: 'surface', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.surface'] },
        { name: 'hullVolume', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.hullVolume'] },
        { name: 'hullSurface', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.hullSurface'] },
        { name: 'full', type: 'Real', unit: 'fraction', doc: texts['VolumeEnd.full'] },
        { name: 'wide', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.wide'] },
        { name: 'outside', type: 'Real', unit: 'world', doc: texts['VolumeEnd.outside'] },
        { name: 'encloses', type: 'Flag', unit: 'flag', doc: texts['VolumeEnd.encloses'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['VolumeEnd.inside'] },
        { name: 'meets', type: 'Flag', unit: 'flag', doc: texts['VolumeEnd.meets'] },
        { name: 'probeVerdict', type: 'VolumeVerdict', unit: 'enum', doc: texts['VolumeEnd.probeVerdict'] },
        { name: 'boxVerdict', type: 'VolumeVerdict', unit: 'enum', doc: texts['VolumeEnd.boxVerdict'] },
      ],
    },
    VolumeSphere: {
      kind: 89,
      role: { as: 'open', step: 'volume', name: 'sphere', number: null },
      doc: "The sphere around the model. Turned, it stays the same sphere about a turned centre.",
      fields: [
        { name: 'way', type: 'VolumeSphereWay', unit: 'enum', doc: texts['VolumeSphere.way'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeSphere.centre'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['VolumeSphere.radius'] },
        { name: 'farthest', type: 'Index', unit: 'index', doc: texts['VolumeSphere.farthest'] },
        { name: 'farthestPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'smallest', type: 'Real', unit: 'world', doc: texts['VolumeSphere.smallest'] },
      ],
    },
    VolumeCentred: {
      kind: 90,
      role: { as: 'leaf', step: 'side', name: 'c', number: 0 },
      doc: "A centre is chosen; the farthest vertex gives the radius.",
      fields: [
        { name: 'way', type: 'Index', unit: 'index', doc: texts['VolumeCentred.way'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeCentred.centre'] },
        { name: 'farthest', type: 'Index', unit: 'index', doc: texts['VolumeCentred.farthest'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['VolumeAxis.lowPoint'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['VolumeCentred.radius'] },
        { name: 'excess', type: 'Real', unit: 'scalar', doc: texts['VolumeCentred.excess'] },
      ],
    },
    VolumeBall: {
      kind: 91,
      role: { as: 'leaf', step: 'side', name: 'b', number: 0 },
      doc: "The vertex farthest outside joins the support, and the sphere grows.",
      fields: [
        { name: 'step', type: 'Index', unit: 'index', doc: texts['VolumeBall.step'] },
        { name: 'pivot', type: 'Index', unit: 'index', doc: texts['VolumeBall.pivot'] },
        { name: 'pivotPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'beyond', type: 'Real', unit: 'world', doc: texts['VolumeBall.beyond'] },
        { name: 'before', type: 'Real', unit: 'world', doc: texts['VolumeBall.before'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.centre'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['VolumeBall.radius'] },
        { name: 'held', type: 'Count', unit: 'count', doc: texts['VolumeBall.held'] },
        { name: 's0', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s0'] },
        { name: 's1', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s1'] },
        { name: 's2', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s2'] },
        { name: 's3', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.s3'] },
        { name: 'last', type: 'Flag', unit: 'flag', doc: texts['VolumeBall.last'] },
      ],
    },
    VolumeObb: {
      kind: 92,
      role: { as: 'open', step: 'volume', name: 'obb', number: null },
      doc: "The oriented box, carried by the model: a corner and three edges.",
      fields: [
        { name: 'way', type: 'VolumeObbWay', unit: 'enum', doc: texts['VolumeSphere.way'] },
        { name: 'corner', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.corner'] },
        { name: 'e0', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e0'] },
        { name: 'e1', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e1'] },
        { name: 'e2', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e2'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.centre'] },
        { name: 'determinant', type: 'Real', unit: 'scalar', doc: texts['VolumeObb.determinant'] },
        { name: 'skew', type: 'Real', unit: 'scalar', doc: texts['VolumeObb.skew'] },
        { name: 'tried', type: 'Count', unit: 'count', doc: texts['VolumeObb.tried'] },
        { name: 'planes', type: 'Count', unit: 'count', doc: texts['VolumeObb.planes'] },
        { name: 'planesAll', type: 'Count', unit: 'count', doc: texts['VolumeObb.planesAll'] },
        { name: 'pairs', type: 'Flag', unit: 'flag', doc: texts['VolumeObb.pairs'] },
      ],
    },
    VolumeSpread: {
      kind: 93,
      role: { as: 'leaf', step: 'side', name: 'm', number: 0 },
      doc: "One row of the covariance of the unturned model, and one of its eigenvectors.",
      fields: [
        { name: 'row', type: 'Index', unit: 'index', doc: texts['VolumeSpread.row'] },
        { name: 'mean', type: 'Vec3', unit: 'world', doc: texts['VolumeSpread.mean'] },
        { name: 'weight', type: 'Real', unit: 'scalar', doc: texts['VolumeSpread.weight'] },
        { name: 'entries', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSpread.entries'] },
        { name: 'value', type: 'Real', unit: 'scalar', doc: texts['VolumeSpread.value'] },
        { name: 'still', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSpread.still'] },
        { name: 'axis', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSpread.axis'] },
      ],
    },
    VolumeBoxAxis: {
      kind: 94,
      role: { as: 'leaf', step: 'side', name: 'x', number: 0 },
      doc: "The model along one axis of the OBB.",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['VolumeSpread.row'] },
        { name: 'unit', type: 'Vec3', unit: 'scalar', doc: texts['VolumeBoxAxis.unit'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.high'] },
        { name: 'lowVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.lowVertex'] },
        { name: 'highVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.highVertex'] },
        { name: 'lowPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'highPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'boxLow', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.boxLow'] },
        { name: 'boxHigh', type: 'Real', unit: 'world', doc: texts['VolumeBoxAxis.boxHigh'] },
      ],
    },
    VolumeSide: {
      kind: 95,
      role: { as: 'leaf', step: 'side', name: 's', number: 0 },
      doc: "One side of the OBB as a plane of three of its corners, and the probe's signed distance.",
      fields: [
        { name: 'side', type: 'Index', unit: 'index', doc: texts['VolumeSide.side'] },
        { name: 'v1', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.v1'] },
        { name: 'v2', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.v2'] },
        { name: 'v3', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.v3'] },
        { name: 'crossed', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSide.crossed'] },
        { name: 'length', type: 'Real', unit: 'scalar', doc: texts['VolumeSide.length'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSide.normal'] },
        { name: 'd', type: 'Real', unit: 'world', doc: texts['VolumeSide.d'] },
        { name: 'parts', type: 'Vec3', unit: 'world', doc: texts['VolumeSide.parts'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['VolumeSide.distance'] },
        { name: 'centre', type: 'Real', unit: 'world', doc: texts['VolumeSide.centre'] },
        { name: 'inward', type: 'Flag', unit: 'flag', doc: texts['VolumeSide.inward'] },
        { name: 'verdict', type: 'VolumeSideVerdict', unit: 'enum', doc: texts['VolumeSide.verdict'] },
      ],
    },
    VolumeTry: {
      kind: 96,
      role: { as: 'leaf', step: 'side', name: 'k', number: 'counts' },
      doc: "The search for the smallest box finds a smaller one.",
      fields: [
        { name: 'source', type: 'VolumeSource', unit: 'enum', doc: texts['VolumeTry.source'] },
        { name: 'volume', type: 'Real', unit: 'scalar', doc: texts['VolumeEnd.volume'] },
        { name: 'share', type: 'Real', unit: 'fraction', doc: texts['VolumeTry.share'] },
        { name: 'tried', type: 'Count', unit: 'count', doc: texts['VolumeTry.tried'] },
        { name: 'corner', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.corner'] },
        { name: 'e0', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e0'] },
        { name: 'e1', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e1'] },
        { name: 'e2', type: 'Vec3', unit: 'world', doc: texts['VolumeObb.e2'] },
      ],
    },
    VolumeKdop: {
      kind: 97,
      role: { as: 'open', step: 'volume', name: 'kdop', number: null },
      doc: "The k-DOP: slabs of fixed directions.",
      fields: [
        { name: 'k', type: 'Count', unit: 'count', doc: texts['VolumeKdop.k'] },
        { name: 'edges', type: 'Count', unit: 'count', doc: texts['VolumeKdop.edges'] },
        { name: 'aabb', type: 'Real', unit: 'scalar', doc: texts['VolumeKdop.aabb'] },
      ],
    },
    VolumeSlab: {
      kind: 98,
      role: { as: 'leaf', step: 'side', name: 'd', number: 0 },
      doc: "One direction: the model's interval, the probe, and the second AABB's interval.",
      fields: [
        { name: 'direction', type: 'Index', unit: 'index', doc: texts['VolumeSlab.direction'] },
        { name: 'along', type: 'Vec3', unit: 'scalar', doc: texts['VolumeSlab.along'] },
        { name: 'length', type: 'Real', unit: 'scalar', doc: texts['VolumeSlab.length'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['VolumeSlab.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['VolumeSlab.high'] },
        { name: 'lowVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.lowVertex'] },
        { name: 'highVertex', type: 'Index', unit: 'index', doc: texts['VolumeBoxAxis.highVertex'] },
        { name: 'lowPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'highPoint', type: 'Vec3', unit: 'world', doc: texts['VolumeBall.pivotPoint'] },
        { name: 'lowArea', type: 'Real', unit: 'scalar', doc: texts['VolumeSlab.lowArea'] },
        { name: 'highArea', type: 'Real', unit: 'scalar', doc: texts['VolumeSlab.highArea'] },
        { name: 'parts', type: 'Vec3', unit: 'world', doc: texts['VolumeSlab.parts'] },
        { name: 'probe', type: 'Real', unit: 'world', doc: texts['VolumeSlab.probe'] },
        { name: 'within', type: 'Flag', unit: 'flag', doc: texts['VolumeSlab.within'] },
        { name: 'boxLow', type: 'Real', unit: 'world', doc: texts['VolumeSlab.boxLow'] },
        { name: 'boxHigh', type: 'Real', unit: 'world', doc: texts['VolumeSlab.boxHigh'] },
        { name: 'overlap', type: 'Real', unit: 'world', doc: texts['VolumeSlab.overlap'] },
        { name: 'overlaps', type: 'Flag', unit: 'flag', doc: texts['VolumeAxis.overlaps'] },
      ],
    },
    VolumeHull: {
      kind: 99,
      role: { as: 'open', step: 'volume', name: 'hull', number: null },
      doc: "The convex hull: what no convex volume can be tighter than.",
      fields: [
        { name: 'corners', type: 'Count', unit: 'count', doc: texts['VolumeHull.corners'] },
        { name: 'edges', type: 'Count', unit: 'count', doc: texts['VolumeHull.edges'] },
        { name: 'faces', type: 'Count', unit: 'count', doc: texts['VolumeHull.faces'] },
        { name: 'planes', type: 'Count', unit: 'count', doc: texts['VolumeHull.planes'] },
        { name: 'edgesShown', type: 'Count', unit: 'count', doc: texts['VolumeHull.edgesShown'] },
        { name: 'facesShown', type: 'Count', unit: 'count', doc: texts['VolumeHull.facesShown'] },
        { name: 'complete', type: 'Flag', unit: 'flag', doc: texts['VolumeHull.complete'] },
        { name: 'face', type: 'Index', unit: 'index', doc: texts['VolumeHull.face'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['VolumeHull.distance'] },
      ],
    },
    VolumeHullFace: {
      kind: 100,
      role: { as: 'leaf', step: 'side', name: 't', number: 0 },
      doc: "One triangle of the hull and the probe.",
      fields: [
        { name: 'face', type: 'Index', unit: 'index', doc: texts['VolumeHullFace.face'] },
        { name: 'plane', type: 'Index', unit: 'index', doc: texts['VolumeHullFace.plane'] },
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['VolumeHullFace.p0'] },
        { name: 'p1', type: 'Vec3', unit: 'world', doc: texts['VolumeHullFace.p1'] },
        { name: 'p2', type: 'Vec3', unit: 'world', doc: texts['VolumeHullFace.p2'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['VolumeHullFace.normal'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['VolumeHullFace.distance'] },
        { name: 'sign', type: 'Index', unit: 'index', doc: texts['VolumeHullFace.sign'] },
        { name: 'decides', type: 'Flag', unit: 'flag', doc: texts['VolumeHullFace.decides'] },
      ],
    },
    VolumeEdge: {
      kind: 101,
      role: { as: 'leaf', step: 'edge', name: 'e', number: 'counts' },
      doc: "One edge of the k-DOP or the hull.",
      fields: [
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['VolumeEdge.from'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['VolumeEdge.to'] },
      ],
    },
    VolumeTest: {
      kind: 102,
      role: { as: 'leaf', step: 'test', name: 'test', number: 0 },
      doc: "The volume's answer about the probe, or about the second AABB, beside the truth.",
      fields: [
        { name: 'test', type: 'Index', unit: 'index', doc: texts['VolumeTest.test'] },
        { name: 'volumeKind', type: 'VolumeKind', unit: 'enum', doc: texts['VolumeEnd.volumeKind'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['VolumeTest.point'] },
        { name: 'value', type: 'Real', unit: 'scalar', doc: texts['VolumeTest.value'] },
        { name: 'bound', type: 'Real', unit: 'scalar', doc: texts['VolumeTest.bound'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['VolumeTest.asked'] },
        { name: 'answer', type: 'Flag', unit: 'flag', doc: texts['VolumeTest.answer'] },
        { name: 'byTwoAxes', type: 'Flag', unit: 'flag', doc: texts['VolumeTest.byTwoAxes'] },
        { name: 'truth', type: 'Flag', unit: 'flag', doc: texts['VolumeTest.truth'] },
        { name: 'verdict', type: 'VolumeVerdict', unit: 'enum', doc: texts['VolumeTest.verdict'] },
      ],
    },
    VolumeFrameEnd: {
      kind: 103,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'aabbFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.aabbFull'] },
        { name: 'sphereFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.sphereFull'] },
        { name: 'obbFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.obbFull'] },
        { name: 'kdopFull', type: 'Real', unit: 'fraction', doc: texts['VolumeFrameEnd.kdopFull'] },
        { name: 'insideHull', type: 'Flag', unit: 'flag', doc: texts['VolumeFrameEnd.insideHull'] },
        { name: 'meetsHull', type: 'Flag', unit: 'flag', doc: texts['VolumeFrameEnd.meetsHull'] },
        { name: 'falseAlarms', type: 'Count', unit: 'count', doc: texts['VolumeFrameEnd.falseAlarms'] },
        { name: 'missed', type: 'Count', unit: 'count', doc: texts['VolumeFrameEnd.missed'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** What can be set: how tightly a volume encloses a model. */
export type Settings = SettingsOf<typeof schema>;
/** What one frame comes to. */
export type Result = ResultOf<typeof schema>;

/** The model as it stands in one frame. */
export type VolumeFrameEvent = EventOf<typeof schema, 'VolumeFrame'>;
/** Axis-aligned boxes of the turned model, four ways; one of them is used. */
export type VolumeAabbEvent = EventOf<typeof schema, 'VolumeAabb'>;
/** One corner of the unturned box is turned. */
export type VolumeCornerEvent = EventOf<typeof schema, 'VolumeCorner'>;
/** One axis: the intervals of all four boxes, the probe, and the second AABB. */
export type VolumeAxisEvent = EventOf<typeof schema, 'VolumeAxis'>;
/** How tight the volume is, and what it says. */
export type VolumeEndEvent = EventOf<typeof schema, 'VolumeEnd'>;
/** The sphere around the model. Turned, it stays the same sphere about a turned centre. */
export type VolumeSphereEvent = EventOf<typeof schema, 'VolumeSphere'>;
/** A centre is chosen; the farthest vertex gives the radius. */
export type VolumeCentredEvent = EventOf<typeof schema, 'VolumeCentred'>;
/** The vertex farthest outside joins the support, and the sphere grows. */
export type VolumeBallEvent = EventOf<typeof schema, 'VolumeBall'>;
/** The oriented box, carried by the model: a corner and three edges. */
export type VolumeObbEvent = EventOf<typeof schema, 'VolumeObb'>;
/** One row of the covariance of the unturned model, and one of its eigenvectors. */
export type VolumeSpreadEvent = EventOf<typeof schema, 'VolumeSpread'>;
/** The model along one axis of the OBB. */
export type VolumeBoxAxisEvent = EventOf<typeof schema, 'VolumeBoxAxis'>;
/** One side of the OBB as a plane of three of its corners, and the probe's signed distance. */
export type VolumeSideEvent = EventOf<typeof schema, 'VolumeSide'>;
/** The search for the smallest box finds a smaller one. */
export type VolumeTryEvent = EventOf<typeof schema, 'VolumeTry'>;
/** The k-DOP: slabs of fixed directions. */
export type VolumeKdopEvent = EventOf<typeof schema, 'VolumeKdop'>;
/** One direction: the model's interval, the probe, and the second AABB's interval. */
export type VolumeSlabEvent = EventOf<typeof schema, 'VolumeSlab'>;
/** The convex hull: what no convex volume can be tighter than. */
export type VolumeHullEvent = EventOf<typeof schema, 'VolumeHull'>;
/** One triangle of the hull and the probe. */
export type VolumeHullFaceEvent = EventOf<typeof schema, 'VolumeHullFace'>;
/** One edge of the k-DOP or the hull. */
export type VolumeEdgeEvent = EventOf<typeof schema, 'VolumeEdge'>;
/** The volume's answer about the probe, or about the second AABB, beside the truth. */
export type VolumeTestEvent = EventOf<typeof schema, 'VolumeTest'>;
/** The frame ends. */
export type VolumeFrameEndEvent = EventOf<typeof schema, 'VolumeFrameEnd'>;
export type Event = EventsOf<typeof schema>;
