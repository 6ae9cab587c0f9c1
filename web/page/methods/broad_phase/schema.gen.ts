// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** what finds candidates */
export const BroadStructureValues = ['brute', 'grid', 'octree', 'bvh', 'sap'] as const;
export type BroadStructure = (typeof BroadStructureValues)[number];

/** what a broad phase looks through */
export const BroadSubjectValues = ['mesh', 'bodies'] as const;
export type BroadSubject = (typeof BroadSubjectValues)[number];

/** whether a structure is as it was asked for */
export const BroadStateValues = ['ready', 'coarsened', 'mesh-only', 'too-large'] as const;
export type BroadState = (typeof BroadStateValues)[number];

/** what was done with a box */
export const BroadVerdictValues = ['outside', 'descended', 'leaf', 'empty'] as const;
export type BroadVerdict = (typeof BroadVerdictValues)[number];

/** what came of a triangle */
export const BroadTriangleVerdictValues = ['seen-before', 'outside-interval', 'outside', 'box-only', 'contact'] as const;
export type BroadTriangleVerdict = (typeof BroadTriangleVerdictValues)[number];

/** what a change of places in a sorted list says about two bodies */
export const BroadSwapVerdictValues = ['same-side', 'added', 'other-axes', 'known-pair', 'removed', 'no-pair'] as const;
export type BroadSwapVerdict = (typeof BroadSwapVerdictValues)[number];

export const schema = {
  number: 4,
  id: 'broad_phase',
  name: 'BroadPhase',
  mesh: 'optional',
  doc: "which triangles or bodies can a query meet",
  settings: [
    { name: 'subject', type: 'BroadSubject', list: false, group: 'query', unit: 'enum', low: 0, high: 0, initial: 'mesh', doc: "what is looked through: the triangles of the mesh, or many moving bodies" },
    { name: 'structure', type: 'BroadStructure', list: false, group: 'query', unit: 'enum', low: 0, high: 0, initial: 'bvh', doc: "which structure answers, and is stepped; bodies know brute and sap" },
    { name: 'centre', type: 'Vec3', list: false, group: 'query', unit: 'world', low: -1000000, high: 1000000, initial: [-6,0.3,-2.5], doc: "centre of the query box in frame 0" },
    { name: 'half', type: 'Vec3', list: false, group: 'query', unit: 'world', low: 0, high: 1000000, initial: [1.1,0.7,1.1], doc: "its half sizes; 0 makes it flat, or a point" },
    { name: 'motion', type: 'Vec3', list: false, group: 'query', unit: 'world', low: -1000000, high: 1000000, initial: [0.2,0,0.08], doc: "its way in one frame" },
    { name: 'frames', type: 'Count', list: false, group: 'query', unit: 'count', low: 1, high: 10000, initial: 60, doc: "frames of the run" },
    { name: 'cellSize', type: 'Real', list: false, group: 'structures', unit: 'world', low: 0, high: 1000000, initial: 0, doc: "side of the grid's cells; 0: about two cells to a triangle" },
    { name: 'leafTriangles', type: 'Count', list: false, group: 'structures', unit: 'count', low: 0, high: 1000, initial: 0, doc: "triangles up to which a cell of the octree is not split; 0: sixteen" },
    { name: 'maxDepth', type: 'Count', list: false, group: 'structures', unit: 'count', low: 0, high: 20, initial: 0, doc: "depth at which the octree ends; 0: chosen by the number of triangles" },
    { name: 'terrainSeed', type: 'Count', list: false, group: 'terrain', unit: 'count', low: 0, high: 1000000, initial: 7, doc: "seed of the hills that stand in where the scene has no mesh" },
    { name: 'bodies', type: 'Count', list: false, group: 'bodies', unit: 'count', low: 1, high: 500, initial: 40, doc: "how many bodies move" },
    { name: 'bodySeed', type: 'Count', list: false, group: 'bodies', unit: 'count', low: 0, high: 1000000, initial: 1, doc: "seed of their places, sizes and velocities" },
    { name: 'bodySize', type: 'Real', list: false, group: 'bodies', unit: 'world', low: 0.001, high: 100, initial: 0.6, doc: "their half size; each has half to one and a half of it" },
    { name: 'bodySpeed', type: 'Real', list: false, group: 'bodies', unit: 'world', low: 0, high: 1000, initial: 0.1, doc: "their way in one frame; each has half to one and a half of it, by axis" },
    { name: 'room', type: 'Real', list: false, group: 'bodies', unit: 'world', low: 0.1, high: 10000, initial: 5, doc: "half the side of the box they bounce in" },
  ],
  results: [
    { name: 'state', type: 'BroadState', unit: 'enum', doc: "whether the structure is as it was asked for" },
    { name: 'boxes', type: 'Index', unit: 'count', doc: "boxes looked at by the structure that answers: cells, nodes or entries of the sorted list; -1 if it cannot answer" },
    { name: 'tests', type: 'Index', unit: 'count', doc: "triangles or pairs whose boxes were tested" },
    { name: 'repeats', type: 'Index', unit: 'count', doc: "triangles met again in another cell and left out by their stamp" },
    { name: 'candidates', type: 'Index', unit: 'count', doc: "triangles whose box meets the query box; for bodies the pairs" },
    { name: 'contacts', type: 'Index', unit: 'count', doc: "triangles that really meet the query box; for bodies the pairs" },
    { name: 'nodes', type: 'Index', unit: 'count', doc: "boxes of the structure" },
    { name: 'bytes', type: 'Index', unit: 'count', doc: "memory it takes" },
    { name: 'work', type: 'Index', unit: 'count', doc: "what its making cost: how often a triangle was put into a box or a place" },
    { name: 'depth', type: 'Index', unit: 'count', doc: "its levels" },
    { name: 'steps', type: 'Count', unit: 'count', doc: "steps of this frame" },
    { name: 'leftOut', type: 'Count', unit: 'count', doc: "steps that the trace leaves out, because there are too many" },
    { name: 'agree', type: 'Flag', unit: 'flag', doc: "all structures that were built find the same candidates; for bodies, both ways the same pairs" },
    { name: 'bruteTests', type: 'Count', unit: 'count', doc: "brute force: triangles tested, all of them; for bodies pairs tested" },
    { name: 'gridBoxes', type: 'Index', unit: 'count', doc: "uniform grid: boxes looked at; -1 if it was not built" },
    { name: 'gridTests', type: 'Index', unit: 'count', doc: "uniform grid: triangles tested; -1 if it was not built" },
    { name: 'gridNodes', type: 'Index', unit: 'count', doc: "uniform grid: boxes it has; -1 if it was not built" },
    { name: 'gridBytes', type: 'Index', unit: 'count', doc: "uniform grid: memory it takes; -1 if it was not built" },
    { name: 'gridWork', type: 'Index', unit: 'count', doc: "uniform grid: how often a triangle was put into a box; -1 if it was not built" },
    { name: 'gridDepth', type: 'Index', unit: 'count', doc: "uniform grid: its levels; -1 if it was not built" },
    { name: 'octreeBoxes', type: 'Index', unit: 'count', doc: "octree: boxes looked at; -1 if it was not built" },
    { name: 'octreeTests', type: 'Index', unit: 'count', doc: "octree: triangles tested; -1 if it was not built" },
    { name: 'octreeNodes', type: 'Index', unit: 'count', doc: "octree: boxes it has; -1 if it was not built" },
    { name: 'octreeBytes', type: 'Index', unit: 'count', doc: "octree: memory it takes; -1 if it was not built" },
    { name: 'octreeWork', type: 'Index', unit: 'count', doc: "octree: how often a triangle was put into a box; -1 if it was not built" },
    { name: 'octreeDepth', type: 'Index', unit: 'count', doc: "octree: its levels; -1 if it was not built" },
    { name: 'bvhBoxes', type: 'Index', unit: 'count', doc: "hierarchy: boxes looked at; -1 if it was not built" },
    { name: 'bvhTests', type: 'Index', unit: 'count', doc: "hierarchy: triangles tested; -1 if it was not built" },
    { name: 'bvhNodes', type: 'Index', unit: 'count', doc: "hierarchy: boxes it has; -1 if it was not built" },
    { name: 'bvhBytes', type: 'Index', unit: 'count', doc: "hierarchy: memory it takes; -1 if it was not built" },
    { name: 'bvhWork', type: 'Index', unit: 'count', doc: "hierarchy: how often a triangle was put into a box; -1 if it was not built" },
    { name: 'bvhDepth', type: 'Index', unit: 'count', doc: "hierarchy: its levels; -1 if it was not built" },
    { name: 'sapBoxes', type: 'Index', unit: 'count', doc: "sorted list: boxes looked at; -1 if it was not built" },
    { name: 'sapTests', type: 'Index', unit: 'count', doc: "sorted list: triangles tested; -1 if it was not built" },
    { name: 'sapNodes', type: 'Index', unit: 'count', doc: "sorted list: boxes it has; -1 if it was not built" },
    { name: 'sapBytes', type: 'Index', unit: 'count', doc: "sorted list: memory it takes; -1 if it was not built" },
    { name: 'sapWork', type: 'Index', unit: 'count', doc: "sorted list: how often a triangle was put into a box; -1 if it was not built" },
    { name: 'sapDepth', type: 'Index', unit: 'count', doc: "sorted list: its levels; -1 if it was not built" },
    { name: 'pairs', type: 'Index', unit: 'count', doc: "pairs of bodies whose boxes overlap; -1 where no bodies are looked through" },
    { name: 'added', type: 'Count', unit: 'count', doc: "pairs that began to overlap in this frame" },
    { name: 'removed', type: 'Count', unit: 'count', doc: "pairs that ceased to" },
    { name: 'swaps', type: 'Count', unit: 'count', doc: "neighbours that changed places while the three lists were sorted" },
    { name: 'centre', type: 'Vec3', unit: 'world', doc: "centre of the query box" },
  ],
  enums: { BroadStructure: BroadStructureValues, BroadSubject: BroadSubjectValues, BroadState: BroadStateValues, BroadVerdict: BroadVerdictValues, BroadTriangleVerdict: BroadTriangleVerdictValues, BroadSwapVerdict: BroadSwapVerdictValues },
  events: {
    BroadFrame: {
      kind: 124,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "The query of one frame, and the structure that answers it.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['BroadFrame.frame'] },
        { name: 'subject', type: 'BroadSubject', unit: 'enum', doc: texts['BroadFrame.subject'] },
        { name: 'structure', type: 'BroadStructure', unit: 'enum', doc: texts['BroadFrame.structure'] },
        { name: 'state', type: 'BroadState', unit: 'enum', doc: texts['BroadFrame.state'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.centre'] },
        { name: 'half', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.half'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.high'] },
        { name: 'motion', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.motion'] },
        { name: 'boundsLow', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.boundsLow'] },
        { name: 'boundsHigh', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.boundsHigh'] },
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['BroadFrame.triangles'] },
        { name: 'bodies', type: 'Count', unit: 'count', doc: texts['BroadFrame.bodies'] },
        { name: 'nodes', type: 'Count', unit: 'count', doc: texts['BroadFrame.nodes'] },
        { name: 'references', type: 'Count', unit: 'count', doc: texts['BroadFrame.references'] },
        { name: 'bytes', type: 'Count', unit: 'count', doc: texts['BroadFrame.bytes'] },
        { name: 'work', type: 'Count', unit: 'count', doc: texts['BroadFrame.work'] },
        { name: 'depth', type: 'Count', unit: 'count', doc: texts['BroadFrame.depth'] },
        { name: 'cellSize', type: 'Real', unit: 'world', doc: texts['BroadFrame.cellSize'] },
        { name: 'cells', type: 'Vec3', unit: 'count', doc: texts['BroadFrame.cells'] },
        { name: 'coarsened', type: 'Count', unit: 'count', doc: texts['BroadFrame.coarsened'] },
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BroadFrame.axis'] },
        { name: 'limit', type: 'Count', unit: 'count', doc: texts['BroadFrame.limit'] },
      ],
    },
    BroadLevel: {
      kind: 125,
      role: { as: 'open', step: 'level', name: 'l', number: 0 },
      doc: "The boxes of one depth, or of one layer of a grid.",
      fields: [
        { name: 'level', type: 'Index', unit: 'index', doc: texts['BroadLevel.level'] },
        { name: 'boxes', type: 'Count', unit: 'count', doc: texts['BroadLevel.boxes'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['BroadLevel.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.boundsHigh'] },
      ],
    },
    BroadBox: {
      kind: 126,
      role: { as: 'leaf', step: 'box', name: 'n', number: 0 },
      doc: "Can the query meet this box?",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['BroadBox.box'] },
        { name: 'parent', type: 'Index', unit: 'index', doc: texts['BroadBox.parent'] },
        { name: 'depth', type: 'Count', unit: 'count', doc: texts['BroadBox.depth'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.high'] },
        { name: 'gaps', type: 'Vec3', unit: 'world', doc: texts['BroadBox.gaps'] },
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BroadBox.axis'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['BroadBox.gap'] },
        { name: 'margin', type: 'Real', unit: 'world', doc: texts['BroadBox.margin'] },
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['BroadBox.triangles'] },
        { name: 'boxes', type: 'Count', unit: 'count', doc: texts['BroadBox.boxes'] },
        { name: 'tests', type: 'Count', unit: 'count', doc: texts['BroadBox.tests'] },
        { name: 'candidates', type: 'Count', unit: 'count', doc: texts['BroadBox.candidates'] },
        { name: 'verdict', type: 'BroadVerdict', unit: 'enum', doc: texts['BroadBox.verdict'] },
      ],
    },
    BroadTriangle: {
      kind: 127,
      role: { as: 'leaf', step: 'triangle', name: 't', number: 0 },
      doc: "Does the box of one triangle meet the query box, and does the triangle?",
      fields: [
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['BroadTriangle.triangle'] },
        { name: 'box', type: 'Index', unit: 'index', doc: texts['BroadTriangle.box'] },
        { name: 'seenIn', type: 'Index', unit: 'index', doc: texts['BroadTriangle.seenIn'] },
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['BroadTriangle.p0'] },
        { name: 'p1', type: 'Vec3', unit: 'world', doc: texts['BroadTriangle.p1'] },
        { name: 'p2', type: 'Vec3', unit: 'world', doc: texts['BroadTriangle.p2'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['BroadTriangle.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['BroadTriangle.high'] },
        { name: 'gaps', type: 'Vec3', unit: 'world', doc: texts['BroadBox.gaps'] },
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BroadBox.axis'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['BroadTriangle.gap'] },
        { name: 'distance', type: 'Real', unit: 'world', open: true, doc: texts['BroadTriangle.distance'] },
        { name: 'distanceAxis', type: 'Index', unit: 'index', doc: texts['BroadTriangle.distanceAxis'] },
        { name: 'direction', type: 'Vec3', unit: 'scalar', doc: texts['BroadTriangle.direction'] },
        { name: 'margin', type: 'Real', unit: 'world', doc: texts['BroadTriangle.margin'] },
        { name: 'tests', type: 'Count', unit: 'count', doc: texts['BroadTriangle.tests'] },
        { name: 'candidates', type: 'Count', unit: 'count', doc: texts['BroadBox.candidates'] },
        { name: 'contacts', type: 'Count', unit: 'count', doc: texts['BroadTriangle.contacts'] },
        { name: 'verdict', type: 'BroadTriangleVerdict', unit: 'enum', doc: texts['BroadTriangle.verdict'] },
      ],
    },
    BroadLevelEnd: {
      kind: 128,
      role: { as: 'close', step: 'level', name: 'l', number: null },
      doc: "One level ends.",
      fields: [
        { name: 'boxes', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.boxes'] },
        { name: 'tests', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.tests'] },
        { name: 'repeats', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.repeats'] },
        { name: 'candidates', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.candidates'] },
        { name: 'contacts', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.contacts'] },
        { name: 'leftOut', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.leftOut'] },
      ],
    },
    BroadBodies: {
      kind: 129,
      role: { as: 'open', step: 'bodies', name: 'bodies', number: null },
      doc: "The bodies as they stand in this frame.",
      fields: [
        { name: 'bodies', type: 'Count', unit: 'count', doc: texts['BroadBodies.bodies'] },
      ],
    },
    BroadBody: {
      kind: 130,
      role: { as: 'leaf', step: 'body', name: 'b', number: 0 },
      doc: "One body, a box.",
      fields: [
        { name: 'body', type: 'Index', unit: 'index', doc: texts['BroadBody.body'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['BroadBody.centre'] },
        { name: 'half', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.half'] },
        { name: 'low', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.low'] },
        { name: 'high', type: 'Vec3', unit: 'world', doc: texts['BroadFrame.high'] },
        { name: 'before', type: 'Vec3', unit: 'world', doc: texts['BroadBody.before'] },
      ],
    },
    BroadBodiesEnd: {
      kind: 131,
      role: { as: 'close', step: 'bodies', name: 'bodies', number: null },
      doc: "All bodies have been told.",
      fields: [
        { name: 'bodies', type: 'Count', unit: 'count', doc: texts['BroadBodies.bodies'] },
      ],
    },
    BroadAxis: {
      kind: 132,
      role: { as: 'open', step: 'axis', name: 'axis', number: 0 },
      doc: "The ends of all bodies along one axis, sorted in the frame before, are sorted again.",
      fields: [
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BroadAxis.axis'] },
        { name: 'ends', type: 'Count', unit: 'count', doc: texts['BroadAxis.ends'] },
      ],
    },
    BroadSwap: {
      kind: 133,
      role: { as: 'leaf', step: 'swap', name: 's', number: 'counts' },
      doc: "An end moves before its neighbour.",
      fields: [
        { name: 'place', type: 'Index', unit: 'index', doc: texts['BroadSwap.place'] },
        { name: 'body', type: 'Index', unit: 'index', doc: texts['BroadSwap.body'] },
        { name: 'isLow', type: 'Flag', unit: 'flag', doc: texts['BroadSwap.isLow'] },
        { name: 'value', type: 'Real', unit: 'world', doc: texts['BroadSwap.value'] },
        { name: 'other', type: 'Index', unit: 'index', doc: texts['BroadSwap.other'] },
        { name: 'otherIsLow', type: 'Flag', unit: 'flag', doc: texts['BroadSwap.otherIsLow'] },
        { name: 'otherValue', type: 'Real', unit: 'world', doc: texts['BroadSwap.otherValue'] },
        { name: 'gaps', type: 'Vec3', unit: 'world', doc: texts['BroadSwap.gaps'] },
        { name: 'tests', type: 'Count', unit: 'count', doc: texts['BroadSwap.tests'] },
        { name: 'pairs', type: 'Count', unit: 'count', doc: texts['BroadSwap.pairs'] },
        { name: 'verdict', type: 'BroadSwapVerdict', unit: 'enum', doc: texts['BroadSwap.verdict'] },
      ],
    },
    BroadAxisEnd: {
      kind: 134,
      role: { as: 'close', step: 'axis', name: 'axis', number: null },
      doc: "One axis is sorted.",
      fields: [
        { name: 'swaps', type: 'Count', unit: 'count', doc: texts['BroadAxisEnd.swaps'] },
        { name: 'added', type: 'Count', unit: 'count', doc: texts['BroadAxisEnd.added'] },
        { name: 'removed', type: 'Count', unit: 'count', doc: texts['BroadAxisEnd.removed'] },
        { name: 'leftOut', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.leftOut'] },
      ],
    },
    BroadPairs: {
      kind: 135,
      role: { as: 'open', step: 'pairs', name: 'pairs', number: null },
      doc: "The pairs: as the lists know them now, or by brute force one after the other.",
      fields: [
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['BroadPairs.asked'] },
      ],
    },
    BroadPair: {
      kind: 136,
      role: { as: 'leaf', step: 'pair', name: 'p', number: 'counts' },
      doc: "Two bodies.",
      fields: [
        { name: 'a', type: 'Index', unit: 'index', doc: texts['BroadPair.a'] },
        { name: 'b', type: 'Index', unit: 'index', doc: texts['BroadPair.b'] },
        { name: 'gaps', type: 'Vec3', unit: 'world', doc: texts['BroadSwap.gaps'] },
        { name: 'axis', type: 'Index', unit: 'index', doc: texts['BroadBox.axis'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['BroadPair.gap'] },
        { name: 'overlap', type: 'Flag', unit: 'flag', doc: texts['BroadPair.overlap'] },
        { name: 'before', type: 'Flag', unit: 'flag', doc: texts['BroadPair.before'] },
        { name: 'pairs', type: 'Count', unit: 'count', doc: texts['BroadPair.pairs'] },
      ],
    },
    BroadPairsEnd: {
      kind: 137,
      role: { as: 'close', step: 'pairs', name: 'pairs', number: null },
      doc: "All pairs have been told.",
      fields: [
        { name: 'pairs', type: 'Count', unit: 'count', doc: texts['BroadPairsEnd.pairs'] },
        { name: 'leftOut', type: 'Count', unit: 'count', doc: texts['BroadLevelEnd.leftOut'] },
      ],
    },
    BroadTable: {
      kind: 138,
      role: { as: 'open', step: 'table', name: 'table', number: null },
      doc: "The same query, put to every structure that was built.",
      fields: [
        { name: 'built', type: 'Count', unit: 'count', doc: texts['BroadTable.built'] },
      ],
    },
    BroadRow: {
      kind: 139,
      role: { as: 'leaf', step: 'row', name: 'r', number: 0 },
      doc: "What the query and the making of one structure cost; all -1 if it was not built.",
      fields: [
        { name: 'row', type: 'Index', unit: 'index', doc: texts['BroadRow.row'] },
        { name: 'structure', type: 'BroadStructure', unit: 'enum', doc: texts['BroadRow.structure'] },
        { name: 'built', type: 'Flag', unit: 'flag', doc: texts['BroadRow.built'] },
        { name: 'boxes', type: 'Index', unit: 'count', doc: texts['BroadRow.boxes'] },
        { name: 'tests', type: 'Index', unit: 'count', doc: texts['BroadRow.tests'] },
        { name: 'repeats', type: 'Index', unit: 'count', doc: texts['BroadRow.repeats'] },
        { name: 'candidates', type: 'Index', unit: 'count', doc: texts['BroadRow.candidates'] },
        { name: 'nodes', type: 'Index', unit: 'count', doc: texts['BroadRow.nodes'] },
        { name: 'references', type: 'Index', unit: 'count', doc: texts['BroadRow.references'] },
        { name: 'bytes', type: 'Index', unit: 'count', doc: texts['BroadFrame.bytes'] },
        { name: 'work', type: 'Index', unit: 'count', doc: texts['BroadFrame.work'] },
        { name: 'depth', type: 'Index', unit: 'count', doc: texts['BroadFrame.depth'] },
      ],
    },
    BroadTableEnd: {
      kind: 140,
      role: { as: 'close', step: 'table', name: 'table', number: null },
      doc: "The comparison ends.",
      fields: [
        { name: 'agree', type: 'Flag', unit: 'flag', doc: texts['BroadTableEnd.agree'] },
      ],
    },
    BroadFrameEnd: {
      kind: 141,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'boxes', type: 'Index', unit: 'count', doc: texts['BroadFrameEnd.boxes'] },
        { name: 'tests', type: 'Index', unit: 'count', doc: texts['BroadFrameEnd.tests'] },
        { name: 'repeats', type: 'Index', unit: 'count', doc: texts['BroadFrameEnd.repeats'] },
        { name: 'candidates', type: 'Index', unit: 'count', doc: texts['BroadFrameEnd.candidates'] },
        { name: 'contacts', type: 'Index', unit: 'count', doc: texts['BroadFrameEnd.contacts'] },
        { name: 'pairs', type: 'Index', unit: 'count', doc: texts['BroadFrameEnd.pairs'] },
        { name: 'added', type: 'Count', unit: 'count', doc: texts['BroadFrameEnd.added'] },
        { name: 'removed', type: 'Count', unit: 'count', doc: texts['BroadFrameEnd.removed'] },
        { name: 'swaps', type: 'Count', unit: 'count', doc: texts['BroadFrameEnd.swaps'] },
        { name: 'outside', type: 'Flag', unit: 'flag', doc: texts['BroadFrameEnd.outside'] },
        { name: 'agree', type: 'Flag', unit: 'flag', doc: texts['BroadFrameEnd.agree'] },
        { name: 'steps', type: 'Count', unit: 'count', doc: texts['BroadFrameEnd.steps'] },
        { name: 'leftOut', type: 'Count', unit: 'count', doc: texts['BroadFrameEnd.leftOut'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** What can be set: which triangles or bodies can a query meet. */
export type Settings = SettingsOf<typeof schema>;
/** What one frame comes to. */
export type Result = ResultOf<typeof schema>;

/** The query of one frame, and the structure that answers it. */
export type BroadFrameEvent = EventOf<typeof schema, 'BroadFrame'>;
/** The boxes of one depth, or of one layer of a grid. */
export type BroadLevelEvent = EventOf<typeof schema, 'BroadLevel'>;
/** Can the query meet this box? */
export type BroadBoxEvent = EventOf<typeof schema, 'BroadBox'>;
/** Does the box of one triangle meet the query box, and does the triangle? */
export type BroadTriangleEvent = EventOf<typeof schema, 'BroadTriangle'>;
/** One level ends. */
export type BroadLevelEndEvent = EventOf<typeof schema, 'BroadLevelEnd'>;
/** The bodies as they stand in this frame. */
export type BroadBodiesEvent = EventOf<typeof schema, 'BroadBodies'>;
/** One body, a box. */
export type BroadBodyEvent = EventOf<typeof schema, 'BroadBody'>;
/** All bodies have been told. */
export type BroadBodiesEndEvent = EventOf<typeof schema, 'BroadBodiesEnd'>;
/** The ends of all bodies along one axis, sorted in the frame before, are sorted again. */
export type BroadAxisEvent = EventOf<typeof schema, 'BroadAxis'>;
/** An end moves before its neighbour. */
export type BroadSwapEvent = EventOf<typeof schema, 'BroadSwap'>;
/** One axis is sorted. */
export type BroadAxisEndEvent = EventOf<typeof schema, 'BroadAxisEnd'>;
/** The pairs: as the lists know them now, or by brute force one after the other. */
export type BroadPairsEvent = EventOf<typeof schema, 'BroadPairs'>;
/** Two bodies. */
export type BroadPairEvent = EventOf<typeof schema, 'BroadPair'>;
/** All pairs have been told. */
export type BroadPairsEndEvent = EventOf<typeof schema, 'BroadPairsEnd'>;
/** The same query, put to every structure that was built. */
export type BroadTableEvent = EventOf<typeof schema, 'BroadTable'>;
/** What the query and the making of one structure cost; all -1 if it was not built. */
export type BroadRowEvent = EventOf<typeof schema, 'BroadRow'>;
/** The comparison ends. */
export type BroadTableEndEvent = EventOf<typeof schema, 'BroadTableEnd'>;
/** The frame ends. */
export type BroadFrameEndEvent = EventOf<typeof schema, 'BroadFrameEnd'>;
export type Event = EventsOf<typeof schema>;
