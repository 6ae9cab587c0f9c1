// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** which test decides whether the ball hits the field */
export const HeightMethodValues = ['published', 'axis', 'sweep', 'vertical'] as const;
export type HeightMethod = (typeof HeightMethodValues)[number];

/** what the axes of the local basis are */
export const HeightAxesValues = ['unit', 'printed', 'skewed'] as const;
export type HeightAxes = (typeof HeightAxesValues)[number];

/** one of the two triangles of a cell */
export const HeightHalfValues = ['none', 'lower', 'upper'] as const;
export type HeightHalf = (typeof HeightHalfValues)[number];

/** a part of a triangle */
export const HeightFeatureValues = ['none', 'face', 'edge', 'vertex'] as const;
export type HeightFeature = (typeof HeightFeatureValues)[number];

/** what the ball does at the end of a frame */
export const HeightStateValues = ['flying', 'bounced', 'rolling', 'resting', 'outside', 'touch-limit'] as const;
export type HeightState = (typeof HeightStateValues)[number];

/** what the test of one triangle says */
export const HeightWordValues = ['above', 'hit', 'no-cell'] as const;
export type HeightWord = (typeof HeightWordValues)[number];

/** what becomes of the velocity */
export const HeightAnswerValues = ['reflected', 'turned-in', 'too-fast-to-roll', 'rolls', 'rests'] as const;
export type HeightAnswer = (typeof HeightAnswerValues)[number];

/** the answer of a test beside that of the certified sweep on the same motion */
export const HeightVerdictValues = ['free', 'same', 'other', 'missed', 'invented', 'already-in', 'still-in'] as const;
export type HeightVerdict = (typeof HeightVerdictValues)[number];

export const schema = {
  number: 3,
  id: 'height_field',
  name: 'HeightField',
  mesh: 'none',
  doc: "does a ball hit the ground of a height field",
  settings: [
    { name: 'cells', type: 'Count', list: false, group: 'field', unit: 'count', low: 1, high: 64, initial: 6, doc: "cells of the field along x and along z; it begins at x = 0, z = 0" },
    { name: 'cellSize', type: 'Real', list: false, group: 'field', unit: 'world', low: 0.01, high: 1000, initial: 1, doc: "side s of a cell" },
    { name: 'heights', type: 'Real', list: true, group: 'field', unit: 'world', low: 0, high: 4225, initial: [0.95,0.98,0.8,0.4,0.3,0.45,0.6,0.62,0.78,0.69,0.18,0.2,0.42,0.7,0.38,0.62,0.36,0.01,0.15,0.48,0.82,0.3,0.42,0.22,0.05,0.25,0.6,0.9,0.45,0.4,0.18,0.12,0.4,0.75,0.85,0.6,0.42,0.3,0.35,0.6,0.8,0.7,0.7,0.55,0.45,0.55,0.75,0.72,0.5], doc: "heights of the corners, those along x first, then the next row along z; corners beyond the list are made from the seed" },
    { name: 'seed', type: 'Count', list: false, group: 'field', unit: 'count', low: 0, high: 4294967295, initial: 1, doc: "seed of the hills" },
    { name: 'amplitude', type: 'Real', list: false, group: 'field', unit: 'world', low: 0, high: 1000, initial: 1, doc: "hills reach so far above and below 0" },
    { name: 'hillSize', type: 'Real', list: false, group: 'field', unit: 'world', low: 0.01, high: 10000, initial: 3, doc: "distance of one hill to the next, about" },
    { name: 'cellI', type: 'Index', list: false, group: 'cell', unit: 'index', low: 0, high: 63, initial: 2, doc: "cell whose heights are changed: its number along x" },
    { name: 'cellJ', type: 'Index', list: false, group: 'cell', unit: 'index', low: 0, high: 63, initial: 1, doc: "its number along z" },
    { name: 'cellHeights', type: 'Real', list: true, group: 'cell', unit: 'world', low: 0, high: 4, initial: [], doc: "its heights, in place of those it has: at (i, j), (i + 1, j), (i, j + 1), (i + 1, j + 1)" },
    { name: 'start', type: 'Vec3', list: false, group: 'ball', unit: 'world', low: -10000, high: 10000, initial: [0.9,2.1,1.1], doc: "centre of the ball before the first frame" },
    { name: 'velocity', type: 'Vec3', list: false, group: 'ball', unit: 'speed', low: -10000, high: 10000, initial: [2,1.2,1.3], doc: "its velocity there, in units of length a second" },
    { name: 'radius', type: 'Real', list: false, group: 'ball', unit: 'world', low: 0.001, high: 1000, initial: 0.3, doc: "radius r of the ball" },
    { name: 'gravity', type: 'Real', list: false, group: 'motion', unit: 'acceleration', low: 0, high: 1000, initial: 9.81, doc: "gravity, down along y" },
    { name: 'step', type: 'Real', list: false, group: 'motion', unit: 'seconds', low: 0.0001, high: 1, initial: 0.016666666666666666, doc: "time of one frame" },
    { name: 'restitution', type: 'Real', list: false, group: 'motion', unit: 'scalar', low: 0, high: 1, initial: 1, doc: "share of the speed along the normal that a bounce gives back; 1 is the published mirror" },
    { name: 'friction', type: 'Real', list: false, group: 'motion', unit: 'scalar', low: 0, high: 10, initial: 0.1, doc: "friction of the ground while the ball rolls" },
    { name: 'rollBelow', type: 'Real', list: false, group: 'motion', unit: 'speed', low: 0, high: 100, initial: 0.35, doc: "a ball that leaves the ground slower than this, along the normal, rolls instead" },
    { name: 'frames', type: 'Count', list: false, group: 'motion', unit: 'count', low: 1, high: 10000, initial: 120, doc: "frames of the run" },
    { name: 'axes', type: 'HeightAxes', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'unit', doc: "what the axes of the local basis are" },
    { name: 'method', type: 'HeightMethod', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'published', doc: "which test decides" },
  ],
  results: [
    { name: 'hit', type: 'Flag', unit: 'flag', doc: "the ball hits, by the test that decides" },
    { name: 'gap', type: 'Real', unit: 'world', doc: "what the test measures where the frame's motion ends: height of the ball's lowest point above the ground it asks; infinity if no cell is there" },
    { name: 'truth', type: 'Real', unit: 'world', doc: "true distance from the ball to the field there; below 0 it has sunk in" },
    { name: 'left', type: 'Real', unit: 'world', doc: "true distance once the test has answered to it" },
    { name: 'sweptTime', type: 'Real', unit: 'fraction', doc: "first touch during this frame's motion, by the certified sweep; infinity if there is none" },
    { name: 'verdict', type: 'HeightVerdict', unit: 'enum', doc: "the test beside the sweep" },
    { name: 'cellI', type: 'Index', unit: 'index', doc: "cell under the centre, along x; -1 outside the field" },
    { name: 'cellJ', type: 'Index', unit: 'index', doc: "cell under the centre, along z; -1 outside the field" },
    { name: 'half', type: 'HeightHalf', unit: 'enum', doc: "which of its triangles" },
    { name: 'triangle', type: 'Index', unit: 'index', doc: "number of that triangle; -1 outside the field" },
    { name: 'sweptTriangle', type: 'Index', unit: 'index', doc: "triangle that the sweep touches; -1 if it touches none" },
    { name: 'speed', type: 'Real', unit: 'speed', doc: "speed at the end of the frame" },
    { name: 'state', type: 'HeightState', unit: 'enum', doc: "what the ball does at the end of the frame" },
    { name: 'centre', type: 'Vec3', unit: 'world', doc: "centre of the ball at the end of the frame" },
  ],
  enums: { HeightMethod: HeightMethodValues, HeightAxes: HeightAxesValues, HeightHalf: HeightHalfValues, HeightFeature: HeightFeatureValues, HeightState: HeightStateValues, HeightWord: HeightWordValues, HeightAnswer: HeightAnswerValues, HeightVerdict: HeightVerdictValues },
  events: {
    HeightFrame: {
      kind: 104,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "A ball over a height field, as a frame begins.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['HeightFrame.frame'] },
        { name: 'method', type: 'HeightMethod', unit: 'enum', doc: texts['HeightFrame.method'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['HeightFrame.centre'] },
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['HeightFrame.velocity'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['HeightFrame.radius'] },
        { name: 'cells', type: 'Count', unit: 'count', doc: texts['HeightFrame.cells'] },
        { name: 'cellSize', type: 'Real', unit: 'world', doc: texts['HeightFrame.cellSize'] },
        { name: 'state', type: 'HeightState', unit: 'enum', doc: texts['HeightFrame.state'] },
      ],
    },
    HeightMove: {
      kind: 105,
      role: { as: 'leaf', step: 'move', name: 'move', number: null },
      doc: "Gravity pulls, and the ball would fly on as if nothing were there.",
      fields: [
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['HeightMove.from'] },
        { name: 'before', type: 'Vec3', unit: 'speed', doc: texts['HeightMove.before'] },
        { name: 'gravity', type: 'Real', unit: 'acceleration', doc: texts['HeightMove.gravity'] },
        { name: 'step', type: 'Real', unit: 'seconds', doc: texts['HeightMove.step'] },
        { name: 'pull', type: 'Real', unit: 'speed', doc: texts['HeightMove.pull'] },
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['HeightMove.velocity'] },
        { name: 'way', type: 'Vec3', unit: 'world', doc: texts['HeightMove.way'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['HeightMove.to'] },
      ],
    },
    HeightSwept: {
      kind: 106,
      role: { as: 'leaf', step: 'sweep', name: 'sweep', number: 'counts' },
      doc: "The certified sweep over the same triangles: what does the moving ball touch first?",
      fields: [
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['HeightMove.from'] },
        { name: 'way', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.way'] },
        { name: 'decides', type: 'Flag', unit: 'flag', doc: texts['HeightSwept.decides'] },
        { name: 'found', type: 'Flag', unit: 'flag', doc: texts['HeightSwept.found'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['HeightSwept.time'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.centre'] },
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['HeightSwept.triangle'] },
        { name: 'i', type: 'Index', unit: 'index', doc: texts['HeightSwept.i'] },
        { name: 'j', type: 'Index', unit: 'index', doc: texts['HeightSwept.j'] },
        { name: 'half', type: 'HeightHalf', unit: 'enum', doc: texts['HeightSwept.half'] },
        { name: 'feature', type: 'HeightFeature', unit: 'enum', doc: texts['HeightSwept.feature'] },
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.a'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.b'] },
        { name: 'c', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.c'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.point'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['HeightSwept.normal'] },
        { name: 'overlap', type: 'Real', unit: 'world', doc: texts['HeightSwept.overlap'] },
      ],
    },
    HeightCell: {
      kind: 107,
      role: { as: 'leaf', step: 'cell', name: 'cell', number: null },
      doc: "Which cell is under the centre?",
      fields: [
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['HeightCell.centre'] },
        { name: 'size', type: 'Real', unit: 'world', doc: texts['HeightFrame.cellSize'] },
        { name: 'alongX', type: 'Real', unit: 'scalar', doc: texts['HeightCell.alongX'] },
        { name: 'alongZ', type: 'Real', unit: 'scalar', doc: texts['HeightCell.alongZ'] },
        { name: 'cells', type: 'Count', unit: 'count', doc: texts['HeightCell.cells'] },
        { name: 'i', type: 'Index', unit: 'index', doc: texts['HeightCell.i'] },
        { name: 'j', type: 'Index', unit: 'index', doc: texts['HeightCell.j'] },
        { name: 'inside', type: 'Flag', unit: 'flag', doc: texts['HeightCell.inside'] },
        { name: 'corner00', type: 'Vec3', unit: 'world', doc: texts['HeightCell.corner00'] },
        { name: 'corner10', type: 'Vec3', unit: 'world', doc: texts['HeightCell.corner10'] },
        { name: 'corner01', type: 'Vec3', unit: 'world', doc: texts['HeightCell.corner01'] },
        { name: 'corner11', type: 'Vec3', unit: 'world', doc: texts['HeightCell.corner11'] },
      ],
    },
    HeightTriangle: {
      kind: 108,
      role: { as: 'leaf', step: 'triangle', name: 'triangle', number: null },
      doc: "Which of the two triangles of the cell?",
      fields: [
        { name: 'restX', type: 'Real', unit: 'scalar', doc: texts['HeightTriangle.restX'] },
        { name: 'restZ', type: 'Real', unit: 'scalar', doc: texts['HeightTriangle.restZ'] },
        { name: 'sum', type: 'Real', unit: 'scalar', doc: texts['HeightTriangle.sum'] },
        { name: 'half', type: 'HeightHalf', unit: 'enum', doc: texts['HeightTriangle.half'] },
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['HeightTriangle.triangle'] },
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['HeightTriangle.a'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.b'] },
        { name: 'c', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.c'] },
      ],
    },
    HeightNormal: {
      kind: 109,
      role: { as: 'leaf', step: 'normal', name: 'normal', number: null },
      doc: "Its normal, by the cross product of two sides.",
      fields: [
        { name: 'sideB', type: 'Vec3', unit: 'world', doc: texts['HeightNormal.sideB'] },
        { name: 'sideC', type: 'Vec3', unit: 'world', doc: texts['HeightNormal.sideC'] },
        { name: 'product', type: 'Vec3', unit: 'scalar', doc: texts['HeightNormal.product'] },
        { name: 'length', type: 'Real', unit: 'scalar', doc: texts['HeightNormal.length'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['HeightNormal.normal'] },
        { name: 'slope', type: 'Real', unit: 'degrees', doc: texts['HeightNormal.slope'] },
      ],
    },
    HeightBasis: {
      kind: 110,
      role: { as: 'leaf', step: 'basis', name: 'basis', number: null },
      doc: "A local basis in which the triangle lies level.",
      fields: [
        { name: 'side', type: 'Vec3', unit: 'world', doc: texts['HeightBasis.side'] },
        { name: 'length', type: 'Real', unit: 'world', doc: texts['HeightBasis.length'] },
        { name: 'axes', type: 'HeightAxes', unit: 'enum', doc: texts['HeightBasis.axes'] },
        { name: 'x', type: 'Vec3', unit: 'scalar', doc: texts['HeightBasis.x'] },
        { name: 'y', type: 'Vec3', unit: 'scalar', doc: texts['HeightBasis.y'] },
        { name: 'z', type: 'Vec3', unit: 'scalar', doc: texts['HeightBasis.z'] },
        { name: 'xy', type: 'Real', unit: 'scalar', doc: texts['HeightBasis.xy'] },
        { name: 'yz', type: 'Real', unit: 'scalar', doc: texts['HeightBasis.yz'] },
        { name: 'zx', type: 'Real', unit: 'scalar', doc: texts['HeightBasis.zx'] },
      ],
    },
    HeightTest: {
      kind: 111,
      role: { as: 'leaf', step: 'height', name: 'height', number: null },
      doc: "Is the lowest point of the ball above the triangle?",
      fields: [
        { name: 'decides', type: 'Flag', unit: 'flag', doc: texts['HeightTest.decides'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['HeightCell.centre'] },
        { name: 'local', type: 'Vec3', unit: 'world', doc: texts['HeightTest.local'] },
        { name: 'localA', type: 'Vec3', unit: 'world', doc: texts['HeightTest.localA'] },
        { name: 'localB', type: 'Vec3', unit: 'world', doc: texts['HeightTest.localB'] },
        { name: 'localC', type: 'Vec3', unit: 'world', doc: texts['HeightTest.localC'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['HeightTest.radius'] },
        { name: 'ball', type: 'Real', unit: 'world', doc: texts['HeightTest.ball'] },
        { name: 'ground', type: 'Real', unit: 'world', doc: texts['HeightTest.ground'] },
        { name: 'lowest', type: 'Real', unit: 'world', doc: texts['HeightTest.lowest'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['HeightTest.gap'] },
        { name: 'gapAlong', type: 'Real', unit: 'world', doc: texts['HeightTest.gapAlong'] },
        { name: 'gapUnder', type: 'Real', unit: 'world', doc: texts['HeightTest.gapUnder'] },
        { name: 'gapTop', type: 'Real', unit: 'world', doc: texts['HeightTest.gapTop'] },
        { name: 'top', type: 'Real', unit: 'world', doc: texts['HeightTest.top'] },
        { name: 'under', type: 'Real', unit: 'world', doc: texts['HeightTest.under'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['HeightTest.point'] },
        { name: 'over', type: 'Flag', unit: 'flag', doc: texts['HeightTest.over'] },
        { name: 'word', type: 'HeightWord', unit: 'enum', doc: texts['HeightTest.word'] },
      ],
    },
    HeightPutBack: {
      kind: 112,
      role: { as: 'leaf', step: 'putback', name: 'putback', number: null },
      doc: "The ball has sunk in, and is put back on the triangle.",
      fields: [
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['HeightPutBack.from'] },
        { name: 'local', type: 'Vec3', unit: 'world', doc: texts['HeightPutBack.local'] },
        { name: 'height', type: 'Real', unit: 'world', doc: texts['HeightPutBack.height'] },
        { name: 'localTo', type: 'Vec3', unit: 'world', doc: texts['HeightPutBack.localTo'] },
        { name: 'determinant', type: 'Real', unit: 'scalar', doc: texts['HeightPutBack.determinant'] },
        { name: 'row0', type: 'Vec3', unit: 'scalar', doc: texts['HeightPutBack.row0'] },
        { name: 'row1', type: 'Vec3', unit: 'scalar', doc: texts['HeightPutBack.row1'] },
        { name: 'row2', type: 'Vec3', unit: 'scalar', doc: texts['HeightPutBack.row2'] },
        { name: 'difference', type: 'Real', unit: 'scalar', doc: texts['HeightPutBack.difference'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['HeightPutBack.to'] },
        { name: 'way', type: 'Real', unit: 'world', doc: texts['HeightPutBack.way'] },
        { name: 'stopped', type: 'Vec3', unit: 'world', doc: texts['HeightPutBack.stopped'] },
      ],
    },
    HeightReflect: {
      kind: 113,
      role: { as: 'leaf', step: 'reflect', name: 'reflect', number: null },
      doc: "The velocity is reflected on the normal.",
      fields: [
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['HeightReflect.velocity'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['HeightReflect.normal'] },
        { name: 'along', type: 'Real', unit: 'speed', doc: texts['HeightReflect.along'] },
        { name: 'restitution', type: 'Real', unit: 'scalar', doc: texts['HeightReflect.restitution'] },
        { name: 'factor', type: 'Real', unit: 'speed', doc: texts['HeightReflect.factor'] },
        { name: 'result', type: 'Vec3', unit: 'speed', doc: texts['HeightReflect.result'] },
        { name: 'speedBefore', type: 'Real', unit: 'speed', doc: texts['HeightReflect.speedBefore'] },
        { name: 'speedAfter', type: 'Real', unit: 'speed', doc: texts['HeightReflect.speedAfter'] },
        { name: 'answer', type: 'HeightAnswer', unit: 'enum', doc: texts['HeightReflect.answer'] },
      ],
    },
    HeightRoll: {
      kind: 114,
      role: { as: 'leaf', step: 'roll', name: 'roll', number: null },
      doc: "Is the ball so slow along the normal that it rolls?",
      fields: [
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['HeightRoll.velocity'] },
        { name: 'normal', type: 'Vec3', unit: 'scalar', doc: texts['HeightReflect.normal'] },
        { name: 'along', type: 'Real', unit: 'speed', doc: texts['HeightRoll.along'] },
        { name: 'below', type: 'Real', unit: 'speed', doc: texts['HeightRoll.below'] },
        { name: 'tangent', type: 'Vec3', unit: 'speed', doc: texts['HeightRoll.tangent'] },
        { name: 'tangentSpeed', type: 'Real', unit: 'speed', doc: texts['HeightBasis.length'] },
        { name: 'pressure', type: 'Real', unit: 'acceleration', doc: texts['HeightRoll.pressure'] },
        { name: 'friction', type: 'Real', unit: 'scalar', doc: texts['HeightRoll.friction'] },
        { name: 'slowing', type: 'Real', unit: 'speed', doc: texts['HeightRoll.slowing'] },
        { name: 'result', type: 'Vec3', unit: 'speed', doc: texts['HeightRoll.result'] },
        { name: 'speed', type: 'Real', unit: 'speed', doc: texts['HeightBasis.length'] },
        { name: 'answer', type: 'HeightAnswer', unit: 'enum', doc: texts['HeightRoll.answer'] },
      ],
    },
    HeightTruth: {
      kind: 115,
      role: { as: 'leaf', step: 'truth', name: 'truth', number: null },
      doc: "How far the ball really is from the field: the nearest of all triangles.",
      fields: [
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['HeightTruth.centre'] },
        { name: 'radius', type: 'Real', unit: 'world', doc: texts['HeightTest.radius'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['HeightTruth.point'] },
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['HeightTruth.triangle'] },
        { name: 'i', type: 'Index', unit: 'index', doc: texts['HeightTruth.i'] },
        { name: 'j', type: 'Index', unit: 'index', doc: texts['HeightTruth.j'] },
        { name: 'half', type: 'HeightHalf', unit: 'enum', doc: texts['HeightSwept.half'] },
        { name: 'feature', type: 'HeightFeature', unit: 'enum', doc: texts['HeightTruth.feature'] },
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['HeightTruth.a'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.b'] },
        { name: 'c', type: 'Vec3', unit: 'world', doc: texts['HeightSwept.c'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['HeightTruth.distance'] },
        { name: 'gap', type: 'Real', unit: 'world', doc: texts['HeightTruth.gap'] },
        { name: 'left', type: 'Real', unit: 'world', doc: texts['HeightTruth.left'] },
        { name: 'asked', type: 'Count', unit: 'count', doc: texts['HeightTruth.asked'] },
      ],
    },
    HeightCompare: {
      kind: 116,
      role: { as: 'leaf', step: 'compare', name: 'compare', number: null },
      doc: "The test beside the sweep.",
      fields: [
        { name: 'hit', type: 'Flag', unit: 'flag', doc: texts['HeightCompare.hit'] },
        { name: 'touches', type: 'Flag', unit: 'flag', doc: texts['HeightCompare.touches'] },
        { name: 'time', type: 'Real', unit: 'fraction', open: true, doc: texts['HeightCompare.time'] },
        { name: 'late', type: 'Real', unit: 'world', doc: texts['HeightCompare.late'] },
        { name: 'triangle', type: 'Index', unit: 'index', doc: texts['HeightCompare.triangle'] },
        { name: 'sweptTriangle', type: 'Index', unit: 'index', doc: texts['HeightCompare.sweptTriangle'] },
        { name: 'gap', type: 'Real', unit: 'world', open: true, doc: texts['HeightCompare.gap'] },
        { name: 'truth', type: 'Real', unit: 'world', doc: texts['HeightCompare.truth'] },
        { name: 'verdict', type: 'HeightVerdict', unit: 'enum', doc: texts['HeightCompare.verdict'] },
      ],
    },
    HeightGround: {
      kind: 117,
      role: { as: 'open', step: 'field', name: 'field', number: null },
      doc: "The heights of the field, as drawn.",
      fields: [
        { name: 'cells', type: 'Count', unit: 'count', doc: texts['HeightCell.cells'] },
        { name: 'size', type: 'Real', unit: 'world', doc: texts['HeightFrame.cellSize'] },
        { name: 'low', type: 'Real', unit: 'world', doc: texts['HeightGround.low'] },
        { name: 'high', type: 'Real', unit: 'world', doc: texts['HeightGround.high'] },
      ],
    },
    HeightRow: {
      kind: 118,
      role: { as: 'leaf', step: 'row', name: 'row', number: 'counts' },
      doc: "Heights of up to eight corners in a row along x.",
      fields: [
        { name: 'i', type: 'Index', unit: 'index', doc: texts['HeightRow.i'] },
        { name: 'j', type: 'Index', unit: 'index', doc: texts['HeightRow.j'] },
        { name: 'count', type: 'Count', unit: 'count', doc: texts['HeightRow.count'] },
        { name: 'h0', type: 'Real', unit: 'world', doc: texts['HeightRow.h0'] },
        { name: 'h1', type: 'Real', unit: 'world', doc: texts['HeightRow.h1'] },
        { name: 'h2', type: 'Real', unit: 'world', doc: texts['HeightRow.h2'] },
        { name: 'h3', type: 'Real', unit: 'world', doc: texts['HeightRow.h3'] },
        { name: 'h4', type: 'Real', unit: 'world', doc: texts['HeightRow.h4'] },
        { name: 'h5', type: 'Real', unit: 'world', doc: texts['HeightRow.h5'] },
        { name: 'h6', type: 'Real', unit: 'world', doc: texts['HeightRow.h6'] },
        { name: 'h7', type: 'Real', unit: 'world', doc: texts['HeightRow.h7'] },
      ],
    },
    HeightGroundEnd: {
      kind: 119,
      role: { as: 'close', step: 'field', name: 'field', number: null },
      doc: "That is the field.",
      fields: [
        { name: 'triangles', type: 'Count', unit: 'count', doc: texts['HeightGroundEnd.triangles'] },
      ],
    },
    HeightFrameEnd: {
      kind: 120,
      role: { as: 'close', step: 'frame', name: 'f', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'hit', type: 'Flag', unit: 'flag', doc: texts['HeightFrameEnd.hit'] },
        { name: 'gap', type: 'Real', unit: 'world', open: true, doc: texts['HeightFrameEnd.gap'] },
        { name: 'truth', type: 'Real', unit: 'world', doc: texts['HeightFrameEnd.truth'] },
        { name: 'left', type: 'Real', unit: 'world', doc: texts['HeightFrameEnd.left'] },
        { name: 'centre', type: 'Vec3', unit: 'world', doc: texts['HeightFrameEnd.centre'] },
        { name: 'velocity', type: 'Vec3', unit: 'speed', doc: texts['HeightFrameEnd.velocity'] },
        { name: 'speed', type: 'Real', unit: 'speed', doc: texts['HeightBasis.length'] },
        { name: 'state', type: 'HeightState', unit: 'enum', doc: texts['HeightFrameEnd.state'] },
        { name: 'verdict', type: 'HeightVerdict', unit: 'enum', doc: texts['HeightFrameEnd.verdict'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** The settings: does a ball hit the ground of a height field. */
export type Settings = SettingsOf<typeof schema>;
/** The results of one frame. */
export type Result = ResultOf<typeof schema>;

/** A ball over a height field, as a frame begins. */
export type HeightFrameEvent = EventOf<typeof schema, 'HeightFrame'>;
/** Gravity pulls, and the ball would fly on as if nothing were there. */
export type HeightMoveEvent = EventOf<typeof schema, 'HeightMove'>;
/** The certified sweep over the same triangles: what does the moving ball touch first? */
export type HeightSweptEvent = EventOf<typeof schema, 'HeightSwept'>;
/** Which cell is under the centre? */
export type HeightCellEvent = EventOf<typeof schema, 'HeightCell'>;
/** Which of the two triangles of the cell? */
export type HeightTriangleEvent = EventOf<typeof schema, 'HeightTriangle'>;
/** Its normal, by the cross product of two sides. */
export type HeightNormalEvent = EventOf<typeof schema, 'HeightNormal'>;
/** A local basis in which the triangle lies level. */
export type HeightBasisEvent = EventOf<typeof schema, 'HeightBasis'>;
/** Is the lowest point of the ball above the triangle? */
export type HeightTestEvent = EventOf<typeof schema, 'HeightTest'>;
/** The ball has sunk in, and is put back on the triangle. */
export type HeightPutBackEvent = EventOf<typeof schema, 'HeightPutBack'>;
/** The velocity is reflected on the normal. */
export type HeightReflectEvent = EventOf<typeof schema, 'HeightReflect'>;
/** Is the ball so slow along the normal that it rolls? */
export type HeightRollEvent = EventOf<typeof schema, 'HeightRoll'>;
/** How far the ball really is from the field: the nearest of all triangles. */
export type HeightTruthEvent = EventOf<typeof schema, 'HeightTruth'>;
/** The test beside the sweep. */
export type HeightCompareEvent = EventOf<typeof schema, 'HeightCompare'>;
/** The heights of the field, as drawn. */
export type HeightGroundEvent = EventOf<typeof schema, 'HeightGround'>;
/** Heights of up to eight corners in a row along x. */
export type HeightRowEvent = EventOf<typeof schema, 'HeightRow'>;
/** That is the field. */
export type HeightGroundEndEvent = EventOf<typeof schema, 'HeightGroundEnd'>;
/** The frame ends. */
export type HeightFrameEndEvent = EventOf<typeof schema, 'HeightFrameEnd'>;
export type Event = EventsOf<typeof schema>;
