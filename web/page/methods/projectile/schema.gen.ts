// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** which test decides what a shot hits */
export const ShotMethodValues = ['world', 'object', 'place', 'arc'] as const;
export type ShotMethod = (typeof ShotMethodValues)[number];

/** how gravity and velocity make the way of a frame */
export const ShotMotionValues = ['slides', 'exact', 'printed'] as const;
export type ShotMotion = (typeof ShotMotionValues)[number];

/** what one slab says */
export const ShotSlabVerdictValues = ['narrows', 'holds', 'parallel-inside', 'parallel-outside', 'apart', 'not-needed'] as const;
export type ShotSlabVerdict = (typeof ShotSlabVerdictValues)[number];

/** what three slabs say */
export const ShotBoxVerdictValues = ['hit', 'apart', 'behind', 'beyond-frame', 'starts-inside'] as const;
export type ShotBoxVerdict = (typeof ShotBoxVerdictValues)[number];

/** what the parabola says of one face or triangle */
export const ShotFaceVerdictValues = ['enters', 'no-root', 'outside-time', 'beside-face'] as const;
export type ShotFaceVerdict = (typeof ShotFaceVerdictValues)[number];

/** what the ray says of one triangle */
export const ShotTriangleVerdictValues = ['hit', 'parallel', 'beside', 'outside-time'] as const;
export type ShotTriangleVerdict = (typeof ShotTriangleVerdictValues)[number];

/** the place test beside the ray */
export const ShotVerdictValues = ['free', 'both', 'tunnelled', 'inside-only'] as const;
export type ShotVerdict = (typeof ShotVerdictValues)[number];

export const schema = {
  number: 7,
  id: 'projectile',
  name: 'Projectile',
  mesh: 'optional',
  doc: "where a shot hits boxes and mesh",
  settings: [
    { name: 'start', type: 'Vec3', list: false, group: 'shot', unit: 'world', low: -10000, high: 10000, initial: [-3.5,0.3,0], doc: "place p of the projectile before the first frame" },
    { name: 'velocity', type: 'Vec3', list: false, group: 'shot', unit: 'speed', low: -10000, high: 10000, initial: [52,-2.019,0], doc: "its velocity there, in units of length a second" },
    { name: 'gravity', type: 'Real', list: false, group: 'shot', unit: 'acceleration', low: 0, high: 1000, initial: 9.81, doc: "gravity, down along y" },
    { name: 'step', type: 'Real', list: false, group: 'shot', unit: 'seconds', low: 0.0001, high: 1, initial: 0.1, doc: "time of one frame" },
    { name: 'restitution', type: 'Real', list: false, group: 'shot', unit: 'scalar', low: 0, high: 1, initial: 0.5, doc: "share of the speed along the normal that a bounce gives back; 1 is the published mirror" },
    { name: 'frames', type: 'Count', list: false, group: 'shot', unit: 'count', low: 1, high: 10000, initial: 24, doc: "frames of the run" },
    { name: 'method', type: 'ShotMethod', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'world', doc: "which test decides" },
    { name: 'motion', type: 'ShotMotion', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'slides', doc: "how gravity and velocity make the way of a frame" },
    { name: 'mesh', type: 'Flag', list: false, group: 'test', unit: 'flag', low: 0, high: 1, initial: true, doc: "the mesh of the scene can be hit as well, if there is one" },
    { name: 'boxes', type: 'Count', list: false, group: 'test', unit: 'count', low: 0, high: 3, initial: 3, doc: "how many of the boxes there are" },
    { name: 'centre0', type: 'Vec3', list: false, group: 'box0', unit: 'world', low: -10000, high: 10000, initial: [0,0,0], doc: "centre of box 0" },
    { name: 'half0', type: 'Vec3', list: false, group: 'box0', unit: 'world', low: 0.001, high: 1000, initial: [2.1,1.1,1], doc: "its half sizes h, along its own axes" },
    { name: 'turn0', type: 'Vec3', list: false, group: 'box0', unit: 'degrees', low: -360, high: 360, initial: [0,0,30], doc: "its turn about x, then y, then z" },
    { name: 'centre1', type: 'Vec3', list: false, group: 'box1', unit: 'world', low: -10000, high: 10000, initial: [5.6,8,0], doc: "centre of box 1" },
    { name: 'half1', type: 'Vec3', list: false, group: 'box1', unit: 'world', low: 0.001, high: 1000, initial: [0.15,2,2], doc: "its half sizes h" },
    { name: 'turn1', type: 'Vec3', list: false, group: 'box1', unit: 'degrees', low: -360, high: 360, initial: [0,4,58], doc: "its turn" },
    { name: 'centre2', type: 'Vec3', list: false, group: 'box2', unit: 'world', low: -10000, high: 10000, initial: [4,-5,0], doc: "centre of box 2" },
    { name: 'half2', type: 'Vec3', list: false, group: 'box2', unit: 'world', low: 0.001, high: 1000, initial: [14,1,6], doc: "its half sizes h" },
    { name: 'turn2', type: 'Vec3', list: false, group: 'box2', unit: 'degrees', low: -360, high: 360, initial: [0,0,0], doc: "its turn" },
  ],
  results: [
    { name: 'hit', type: 'Flag', unit: 'flag', doc: "the shot hits, by the test that decides" },
    { name: 'time', type: 'Real', unit: 'fraction', doc: "when, as part of this frame's way; infinity if it does not" },
    { name: 'worldTime', type: 'Real', unit: 'fraction', doc: "first hit of a box by the planes of its faces in the world; infinity if none" },
    { name: 'objectTime', type: 'Real', unit: 'fraction', doc: "the same in the box's own space, the shot turned back; infinity if none" },
    { name: 'difference', type: 'Real', unit: 'fraction', doc: "largest difference of the two over the boxes hit; 0 to rounding" },
    { name: 'place', type: 'Flag', unit: 'flag', doc: "the end of the way is inside a box: the place test" },
    { name: 'arcTime', type: 'Real', unit: 'fraction', doc: "first hit of boxes or mesh along the parabola; infinity if none" },
    { name: 'arcDiffers', type: 'Flag', unit: 'flag', doc: "chord and parabola disagree on whether anything is hit" },
    { name: 'verdict', type: 'ShotVerdict', unit: 'enum', doc: "the place test beside the ray" },
    { name: 'box', type: 'Index', unit: 'index', doc: "box that is hit; -1 if none" },
    { name: 'face', type: 'Index', unit: 'index', doc: "its face, 0 to 5 for -x, x, -y, y, -z, z; -1 if none" },
    { name: 'triangle', type: 'Index', unit: 'index', doc: "triangle of the mesh that is hit; -1 if none" },
    { name: 'bounces', type: 'Count', unit: 'count', doc: "bounces in this frame" },
    { name: 'speed', type: 'Real', unit: 'speed', doc: "speed at the end of the frame" },
    { name: 'centre', type: 'Vec3', unit: 'world', doc: "place at the end of the frame" },
  ],
  enums: { ShotMethod: ShotMethodValues, ShotMotion: ShotMotionValues, ShotSlabVerdict: ShotSlabVerdictValues, ShotBoxVerdict: ShotBoxVerdictValues, ShotFaceVerdict: ShotFaceVerdictValues, ShotTriangleVerdict: ShotTriangleVerdictValues, ShotVerdict: ShotVerdictValues },
  events: {
    ShotFrame: {
      kind: 184,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "A shot, as a frame begins.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['ShotFrame.frame'] },
        { name: 'method', type: 'ShotMethod', unit: 'enum', doc: texts['ShotFrame.method'] },
        { name: 'motion', type: 'ShotMotion', unit: 'enum', doc: texts['ShotFrame.motion'] },
        { name: 'place', type: 'Vec3', unit: 'world', doc: texts['ShotFrame.place'] },
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['ShotFrame.velocity'] },
        { name: 'boxes', type: 'Count', unit: 'count', doc: texts['ShotFrame.boxes'] },
        { name: 'mesh', type: 'Flag', unit: 'flag', doc: texts['ShotFrame.mesh'] },
      ],
    },
    ShotMove: {
      kind: 185,
      role: { as: 'leaf', step: 'move', name: 'move', number: null },
      doc: "Gravity pulls, and the velocity makes the way of the frame.",
      fields: [
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['ShotMove.from'] },
        { name: 'before', type: 'Vec3', unit: 'speed', doc: texts['ShotMove.before'] },
        { name: 'gravity', type: 'Real', unit: 'acceleration', doc: texts['ShotMove.gravity'] },
        { name: 'step', type: 'Real', unit: 'seconds', doc: texts['ShotMove.step'] },
        { name: 'pull', type: 'Real', unit: 'speed', doc: texts['ShotMove.pull'] },
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['ShotMove.velocity'] },
        { name: 'way', type: 'Vec3', unit: 'world', doc: texts['ShotMove.way'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['ShotMove.to'] },
      ],
    },
    ShotRay: {
      kind: 186,
      role: { as: 'leaf', step: 'ray', name: 'ray', number: 'counts' },
      doc: "A ray: what is left of the frame's way, straight; and the parabola through both ends of it.",
      fields: [
        { name: 'bounce', type: 'Index', unit: 'index', doc: texts['ShotRay.bounce'] },
        { name: 'time', type: 'Real', unit: 'seconds', doc: texts['ShotRay.time'] },
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['ShotRay.from'] },
        { name: 'way', type: 'Vec3', unit: 'world', doc: texts['ShotRay.way'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['ShotRay.to'] },
        { name: 'linear', type: 'Vec3', unit: 'world', doc: texts['ShotRay.linear'] },
        { name: 'quadratic', type: 'Vec3', unit: 'world', doc: texts['ShotRay.quadratic'] },
        { name: 'sag', type: 'Real', unit: 'world', doc: texts['ShotRay.sag'] },
      ],
    },
    ShotBox: {
      kind: 187,
      role: { as: 'open', step: 'box', name: 'box', number: 0 },
      doc: "One box, and the ray turned back into its own space.",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['ShotBox.box'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['ShotBox.centre'] },
        { name: 'half', type: 'Vec3', unit: 'world', doc: texts['ShotBox.half'] },
        { name: 'a0', type: 'Vec3', unit: 'scalar', doc: texts['ShotBox.a0'] },
        { name: 'a1', type: 'Vec3', unit: 'scalar', doc: texts['ShotBox.a1'] },
        { name: 'a2', type: 'Vec3', unit: 'scalar', doc: texts['ShotBox.a2'] },
        { name: 'origin', type: 'Vec3', unit: 'world', doc: texts['ShotBox.origin'] },
        { name: 'direction', type: 'Vec3', unit: 'world', doc: texts['ShotBox.direction'] },
        { name: 'space', type: 'ShotMethod', unit: 'enum', doc: texts['ShotBox.space'] },
      ],
    },
    ShotSlabX: {
      kind: 188,
      role: { as: 'leaf', step: 'slab', name: 'x', number: null },
      doc: "The slab between the two faces across the box's axis x.",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['ShotBox.box'] },
        { name: 'origin', type: 'Real', unit: 'world', doc: texts['ShotSlabX.origin'] },
        { name: 'direction', type: 'Real', unit: 'world', doc: texts['ShotSlabX.direction'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['ShotSlabX.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['ShotSlabX.high'] },
        { name: 'parallel', type: 'Real', unit: 'world', doc: texts['ShotSlabX.parallel'] },
        { name: 'toLow', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.toLow'] },
        { name: 'toHigh', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.toHigh'] },
        { name: 't1', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.t1'] },
        { name: 't2', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.t2'] },
        { name: 'enter', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.enter'] },
        { name: 'leave', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.leave'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ShotSlabX.normal'] },
        { name: 'planeLow', type: 'Real', unit: 'world', doc: texts['ShotSlabX.planeLow'] },
        { name: 'planeHigh', type: 'Real', unit: 'world', doc: texts['ShotSlabX.planeHigh'] },
        { name: 'distanceLow', type: 'Real', unit: 'world', doc: texts['ShotSlabX.distanceLow'] },
        { name: 'distanceHigh', type: 'Real', unit: 'world', doc: texts['ShotSlabX.distanceHigh'] },
        { name: 'along', type: 'Real', unit: 'world', doc: texts['ShotSlabX.along'] },
        { name: 'worldT1', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.worldT1'] },
        { name: 'worldT2', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.worldT2'] },
        { name: 'difference', type: 'Real', unit: 'fraction', doc: texts['ShotSlabX.difference'] },
        { name: 'verdict', type: 'ShotSlabVerdict', unit: 'enum', doc: texts['ShotSlabX.verdict'] },
      ],
    },
    ShotSlabY: {
      kind: 189,
      role: { as: 'leaf', step: 'slab', name: 'y', number: null },
      doc: "The slab between the two faces across the box's axis y.",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['ShotBox.box'] },
        { name: 'origin', type: 'Real', unit: 'world', doc: texts['ShotSlabX.origin'] },
        { name: 'direction', type: 'Real', unit: 'world', doc: texts['ShotSlabX.direction'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['ShotSlabX.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['ShotSlabX.high'] },
        { name: 'parallel', type: 'Real', unit: 'world', doc: texts['ShotSlabX.parallel'] },
        { name: 'toLow', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.toLow'] },
        { name: 'toHigh', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.toHigh'] },
        { name: 't1', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.t1'] },
        { name: 't2', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.t2'] },
        { name: 'enter', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.enter'] },
        { name: 'leave', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.leave'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ShotSlabX.normal'] },
        { name: 'planeLow', type: 'Real', unit: 'world', doc: texts['ShotSlabX.planeLow'] },
        { name: 'planeHigh', type: 'Real', unit: 'world', doc: texts['ShotSlabX.planeHigh'] },
        { name: 'distanceLow', type: 'Real', unit: 'world', doc: texts['ShotSlabX.distanceLow'] },
        { name: 'distanceHigh', type: 'Real', unit: 'world', doc: texts['ShotSlabX.distanceHigh'] },
        { name: 'along', type: 'Real', unit: 'world', doc: texts['ShotSlabX.along'] },
        { name: 'worldT1', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.worldT1'] },
        { name: 'worldT2', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.worldT2'] },
        { name: 'difference', type: 'Real', unit: 'fraction', doc: texts['ShotSlabX.difference'] },
        { name: 'verdict', type: 'ShotSlabVerdict', unit: 'enum', doc: texts['ShotSlabX.verdict'] },
      ],
    },
    ShotSlabZ: {
      kind: 190,
      role: { as: 'leaf', step: 'slab', name: 'z', number: null },
      doc: "The slab between the two faces across the box's axis z.",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['ShotBox.box'] },
        { name: 'origin', type: 'Real', unit: 'world', doc: texts['ShotSlabX.origin'] },
        { name: 'direction', type: 'Real', unit: 'world', doc: texts['ShotSlabX.direction'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['ShotSlabX.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['ShotSlabX.high'] },
        { name: 'parallel', type: 'Real', unit: 'world', doc: texts['ShotSlabX.parallel'] },
        { name: 'toLow', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.toLow'] },
        { name: 'toHigh', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.toHigh'] },
        { name: 't1', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.t1'] },
        { name: 't2', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.t2'] },
        { name: 'enter', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.enter'] },
        { name: 'leave', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.leave'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ShotSlabX.normal'] },
        { name: 'planeLow', type: 'Real', unit: 'world', doc: texts['ShotSlabX.planeLow'] },
        { name: 'planeHigh', type: 'Real', unit: 'world', doc: texts['ShotSlabX.planeHigh'] },
        { name: 'distanceLow', type: 'Real', unit: 'world', doc: texts['ShotSlabX.distanceLow'] },
        { name: 'distanceHigh', type: 'Real', unit: 'world', doc: texts['ShotSlabX.distanceHigh'] },
        { name: 'along', type: 'Real', unit: 'world', doc: texts['ShotSlabX.along'] },
        { name: 'worldT1', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.worldT1'] },
        { name: 'worldT2', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotSlabX.worldT2'] },
        { name: 'difference', type: 'Real', unit: 'fraction', doc: texts['ShotSlabX.difference'] },
        { name: 'verdict', type: 'ShotSlabVerdict', unit: 'enum', doc: texts['ShotSlabX.verdict'] },
      ],
    },
    ShotFace: {
      kind: 191,
      role: { as: 'leaf', step: 'face', name: 'face', number: 0 },
      doc: "When does the parabola come through one face? a t^2 + b t + c = 0, falling.",
      fields: [
        { name: 'face', type: 'Index', unit: 'index', doc: texts['ShotFace.face'] },
        { name: 'a', type: 'Real', unit: 'world', doc: texts['ShotFace.a'] },
        { name: 'b', type: 'Real', unit: 'world', doc: texts['ShotFace.b'] },
        { name: 'c', type: 'Real', unit: 'world', doc: texts['ShotFace.c'] },
        { name: 'discriminant', type: 'Real', unit: 'scalar', doc: texts['ShotFace.discriminant'] },
        { name: 'root', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotFace.root'] },
        { name: 'other', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotFace.other'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['ShotFace.point'] },
        { name: 'outside', type: 'Real', unit: 'world', open: true, doc: texts['ShotFace.outside'] },
        { name: 'verdict', type: 'ShotFaceVerdict', unit: 'enum', doc: texts['ShotFace.verdict'] },
      ],
    },
    ShotPlace: {
      kind: 192,
      role: { as: 'leaf', step: 'place', name: 'place', number: null },
      doc: "The place test: is the end of the way inside the box?",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['ShotBox.box'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['ShotPlace.point'] },
        { name: 'local', type: 'Vec3', unit: 'world', doc: texts['ShotPlace.local'] },
        { name: 'half', type: 'Vec3', unit: 'world', doc: texts['ShotSlabX.high'] },
        { name: 'outside', type: 'Real', unit: 'world', doc: texts['ShotPlace.outside'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['ShotPlace.inside'] },
      ],
    },
    ShotBoxEnd: {
      kind: 193,
      role: { as: 'close', step: 'box', name: 'box', number: null },
      doc: "What the box comes to.",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['ShotBox.box'] },
        { name: 'verdict', type: 'ShotBoxVerdict', unit: 'enum', doc: texts['ShotBoxEnd.verdict'] },
        { name: 'objectEnter', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotBoxEnd.objectEnter'] },
        { name: 'objectLeave', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotBoxEnd.objectLeave'] },
        { name: 'worldEnter', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotBoxEnd.worldEnter'] },
        { name: 'worldLeave', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotBoxEnd.worldLeave'] },
        { name: 'difference', type: 'Real', unit: 'fraction', doc: texts['ShotBoxEnd.difference'] },
        { name: 'face', type: 'Index', unit: 'index', doc: texts['ShotBoxEnd.face'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ShotBoxEnd.normal'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['ShotBoxEnd.point'] },
        { name: 'place', type: 'Flag', unit: 'flag', doc: texts['ShotBoxEnd.place'] },
        { name: 'arcTime', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotBoxEnd.arcTime'] },
        { name: 'arcFace', type: 'Index', unit: 'index', doc: texts['ShotBoxEnd.arcFace'] },
        { name: 'arcPoint', type: 'Vec3', unit: 'world', doc: texts['ShotBoxEnd.arcPoint'] },
      ],
    },
    ShotMesh: {
      kind: 194,
      role: { as: 'open', step: 'mesh', name: 'mesh', number: null },
      doc: "The triangles of the mesh whose boxes the ray or the parabola may meet.",
      fields: [
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['ShotMesh.triangles'] },
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['ShotMesh.from'] },
        { name: 'way', type: 'Vec3', unit: 'world', doc: texts['ShotMesh.way'] },
      ],
    },
    ShotTriangle: {
      kind: 195,
      role: { as: 'leaf', step: 'triangle', name: 't', number: 0 },
      doc: "One triangle: the ray by Moeller and Trumbore, the parabola by its plane.",
      fields: [
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['ShotTriangle.triangle'] },
        { name: 'p0', type: 'Vec3', unit: 'world', doc: texts['ShotTriangle.p0'] },
        { name: 'p1', type: 'Vec3', unit: 'world', doc: texts['ShotTriangle.p1'] },
        { name: 'p2', type: 'Vec3', unit: 'world', doc: texts['ShotTriangle.p2'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ShotTriangle.normal'] },
        { name: 'determinant', type: 'Real', unit: 'scalar', doc: texts['ShotTriangle.determinant'] },
        { name: 'u', type: 'Real', unit: 'scalar', open: true, doc: texts['ShotTriangle.u'] },
        { name: 'v', type: 'Real', unit: 'scalar', open: true, doc: texts['ShotTriangle.v'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotTriangle.time'] },
        { name: 'verdict', type: 'ShotTriangleVerdict', unit: 'enum', doc: texts['ShotTriangle.verdict'] },
        { name: 'a', type: 'Real', unit: 'world', doc: texts['ShotTriangle.a'] },
        { name: 'b', type: 'Real', unit: 'world', doc: texts['ShotTriangle.b'] },
        { name: 'c', type: 'Real', unit: 'world', doc: texts['ShotTriangle.c'] },
        { name: 'root', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotTriangle.root'] },
        { name: 'other', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotTriangle.other'] },
        { name: 'arcTime', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotTriangle.arcTime'] },
        { name: 'arcVerdict', type: 'ShotFaceVerdict', unit: 'enum', doc: texts['ShotTriangle.arcVerdict'] },
      ],
    },
    ShotMeshEnd: {
      kind: 196,
      role: { as: 'close', step: 'mesh', name: 'mesh', number: null },
      doc: "What the mesh comes to.",
      fields: [
        { name: 'hit', type: 'Flag', unit: 'flag', doc: texts['ShotMeshEnd.hit'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotMeshEnd.time'] },
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['ShotMeshEnd.triangle'] },
        { name: 'arcTime', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotMeshEnd.arcTime'] },
        { name: 'arcTriangle', type: 'Index', unit: 'index', doc: texts['ShotMeshEnd.triangle'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['ShotMeshEnd.asked'] },
      ],
    },
    ShotBounce: {
      kind: 197,
      role: { as: 'leaf', step: 'bounce', name: 'bounce', number: 'counts' },
      doc: "The shot stops just before what it hits, and its velocity is reflected.",
      fields: [
        { name: 'box', type: 'Index', unit: 'index', doc: texts['ShotBounce.box'] },
        { name: 'face', type: 'Index', unit: 'index', doc: texts['ShotBounce.face'] },
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['ShotBounce.triangle'] },
        { name: 'time', type: 'Real', unit: 'fraction', doc: texts['ShotBounce.time'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['ShotBounce.point'] },
        { name: 'clearance', type: 'Real', unit: 'world', doc: texts['ShotBounce.clearance'] },
        { name: 'stopped', type: 'Vec3', unit: 'world', doc: texts['ShotBounce.stopped'] },
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['ShotBounce.velocity'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['ShotBounce.normal'] },
        { name: 'along', type: 'Real', unit: 'speed', doc: texts['ShotBounce.along'] },
        { name: 'restitution', type: 'Real', unit: 'scalar', doc: texts['ShotBounce.restitution'] },
        { name: 'result', type: 'Vec3', unit: 'speed', doc: texts['ShotBounce.result'] },
        { name: 'left', type: 'Real', unit: 'seconds', doc: texts['ShotBounce.left'] },
      ],
    },
    ShotFrameEnd: {
      kind: 198,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'hit', type: 'Flag', unit: 'flag', doc: texts['ShotFrameEnd.hit'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotFrameEnd.time'] },
        { name: 'difference', type: 'Real', unit: 'fraction', doc: texts['ShotFrameEnd.difference'] },
        { name: 'place', type: 'Flag', unit: 'flag', doc: texts['ShotFrameEnd.place'] },
        { name: 'arcTime', type: 'Real', unit: 'fraction', open: true, doc: texts['ShotFrameEnd.arcTime'] },
        { name: 'verdict', type: 'ShotVerdict', unit: 'enum', doc: texts['ShotFrameEnd.verdict'] },
        { name: 'bounces', type: 'Count', unit: 'count', doc: texts['ShotFrameEnd.bounces'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['ShotFrameEnd.centre'] },
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['ShotFrameEnd.velocity'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** The settings: where a shot hits boxes and mesh. */
export type Settings = SettingsOf<typeof schema>;
/** The results of one frame. */
export type Result = ResultOf<typeof schema>;

/** A shot, as a frame begins. */
export type ShotFrameEvent = EventOf<typeof schema, 'ShotFrame'>;
/** Gravity pulls, and the velocity makes the way of the frame. */
export type ShotMoveEvent = EventOf<typeof schema, 'ShotMove'>;
/** A ray: what is left of the frame's way, straight; and the parabola through both ends of it. */
export type ShotRayEvent = EventOf<typeof schema, 'ShotRay'>;
/** One box, and the ray turned back into its own space. */
export type ShotBoxEvent = EventOf<typeof schema, 'ShotBox'>;
/** The slab between the two faces across the box's axis x. */
export type ShotSlabXEvent = EventOf<typeof schema, 'ShotSlabX'>;
/** The slab between the two faces across the box's axis y. */
export type ShotSlabYEvent = EventOf<typeof schema, 'ShotSlabY'>;
/** The slab between the two faces across the box's axis z. */
export type ShotSlabZEvent = EventOf<typeof schema, 'ShotSlabZ'>;
/** When does the parabola come through one face? a t^2 + b t + c = 0, falling. */
export type ShotFaceEvent = EventOf<typeof schema, 'ShotFace'>;
/** The place test: is the end of the way inside the box? */
export type ShotPlaceEvent = EventOf<typeof schema, 'ShotPlace'>;
/** What the box comes to. */
export type ShotBoxEndEvent = EventOf<typeof schema, 'ShotBoxEnd'>;
/** The triangles of the mesh whose boxes the ray or the parabola may meet. */
export type ShotMeshEvent = EventOf<typeof schema, 'ShotMesh'>;
/** One triangle: the ray by Moeller and Trumbore, the parabola by its plane. */
export type ShotTriangleEvent = EventOf<typeof schema, 'ShotTriangle'>;
/** What the mesh comes to. */
export type ShotMeshEndEvent = EventOf<typeof schema, 'ShotMeshEnd'>;
/** The shot stops just before what it hits, and its velocity is reflected. */
export type ShotBounceEvent = EventOf<typeof schema, 'ShotBounce'>;
/** The frame ends. */
export type ShotFrameEndEvent = EventOf<typeof schema, 'ShotFrameEnd'>;
export type Event = EventsOf<typeof schema>;
