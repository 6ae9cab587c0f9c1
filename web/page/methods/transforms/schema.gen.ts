// Generated from wasm/methods by web/scripts/generate-studies.mjs. Do not edit.
/* eslint-disable */
import type { EventOf, EventsOf, ResultOf, SettingsOf, StudySchema } from '../../model/study/schema';
import texts from './fields.en.json';

/** what comes first, scale or turn */
export const ChangeOrderValues = ['scale-first', 'turn-first'] as const;
export type ChangeOrder = (typeof ChangeOrderValues)[number];

/** what changes from frame to frame */
export const ChangeWhatValues = ['scale', 'turn'] as const;
export type ChangeWhat = (typeof ChangeWhatValues)[number];

/** how the normal is transformed */
export const ChangeByValues = ['inverse-transpose', 'naive'] as const;
export type ChangeBy = (typeof ChangeByValues)[number];

/** what kind of transform it is, mirrors aside */
export const ChangeKindValues = ['rigid', 'uniform', 'uneven', 'flattens', 'to-a-line', 'to-a-point', 'vanishes'] as const;
export type ChangeKind = (typeof ChangeKindValues)[number];

/** whether three points have a plane */
export const ChangePlaneVerdictValues = ['plane', 'one-line'] as const;
export type ChangePlaneVerdict = (typeof ChangePlaneVerdictValues)[number];

/** the naive normal beside the right one */
export const ChangeNormalVerdictValues = ['same', 'leans', 'no-inverse', 'no-plane'] as const;
export type ChangeNormalVerdict = (typeof ChangeNormalVerdictValues)[number];

/** what became of a distance */
export const ChangeDistanceVerdictValues = ['first', 'same', 'different', 'no-plane'] as const;
export type ChangeDistanceVerdict = (typeof ChangeDistanceVerdictValues)[number];

/** whether a ray meets a plane */
export const ChangeHitVerdictValues = ['hits', 'behind', 'parallel', 'no-plane'] as const;
export type ChangeHitVerdict = (typeof ChangeHitVerdictValues)[number];

/** what is looked at */
export const ChangeObjectValues = ['matrix', 'plane', 'normal', 'point', 'ray'] as const;
export type ChangeObject = (typeof ChangeObjectValues)[number];

export const schema = {
  number: 8,
  id: 'transforms',
  name: 'Transforms',
  mesh: 'none',
  doc: "what a plane, a point and a normal become under a transform",
  settings: [
    { name: 'v1', type: 'Vec3', list: false, group: 'plane', unit: 'world', low: -1000000, high: 1000000, initial: [-0.5,1,-0.7], doc: "first of three points of the plane" },
    { name: 'v2', type: 'Vec3', list: false, group: 'plane', unit: 'world', low: -1000000, high: 1000000, initial: [1.1,-0.2,-0.7], doc: "second point" },
    { name: 'v3', type: 'Vec3', list: false, group: 'plane', unit: 'world', low: -1000000, high: 1000000, initial: [0.3,0.4,0.7], doc: "third point; the normal is (v3 - v1) x (v2 - v1)" },
    { name: 'point', type: 'Vec3', list: false, group: 'point', unit: 'world', low: -1000000, high: 1000000, initial: [1.2,1.3,0.2], doc: "point whose distance is asked" },
    { name: 'origin', type: 'Vec3', list: false, group: 'ray', unit: 'world', low: -1000000, high: 1000000, initial: [-0.6,2.2,0.3], doc: "where the ray begins" },
    { name: 'direction', type: 'Vec3', list: false, group: 'ray', unit: 'scalar', low: -1000000, high: 1000000, initial: [0.4,-0.9,-0.1], doc: "where it goes; its length does not matter" },
    { name: 'scale', type: 'Vec3', list: false, group: 'transform', unit: 'scalar', low: -100, high: 100, initial: [1.9,0.7,1], doc: "full scale along x, y and z; below 0 a mirror, 0 flattens" },
    { name: 'turn', type: 'Vec3', list: false, group: 'transform', unit: 'degrees', low: -360, high: 360, initial: [0,0,0], doc: "turn about x, then y, then z" },
    { name: 'translation', type: 'Vec3', list: false, group: 'transform', unit: 'world', low: -1000000, high: 1000000, initial: [0,0,0], doc: "what is added at the end" },
    { name: 'order', type: 'ChangeOrder', list: false, group: 'transform', unit: 'enum', low: 0, high: 0, initial: 'scale-first', doc: "what comes first, scale or turn" },
    { name: 'grows', type: 'ChangeWhat', list: false, group: 'run', unit: 'enum', low: 0, high: 0, initial: 'scale', doc: "what changes from frame to frame" },
    { name: 'spin', type: 'Vec3', list: false, group: 'run', unit: 'degrees', low: -360, high: 360, initial: [0,0,9], doc: "turn added in each frame, where the turn changes" },
    { name: 'frames', type: 'Count', list: false, group: 'run', unit: 'count', low: 1, high: 10000, initial: 40, doc: "frames of the run" },
    { name: 'by', type: 'ChangeBy', list: false, group: 'test', unit: 'enum', low: 0, high: 0, initial: 'inverse-transpose', doc: "how the normal of the plane is transformed" },
  ],
  results: [
    { name: 'type', type: 'ChangeKind', unit: 'enum', doc: "what kind of transform it is" },
    { name: 'determinant', type: 'Real', unit: 'scalar', doc: "determinant of the matrix; below 0 a mirror" },
    { name: 'angle', type: 'Real', unit: 'degrees', doc: "angle between the naive normal and the one by inverse transpose; 0 if there is none" },
    { name: 'off', type: 'Real', unit: 'degrees', doc: "angle by which the normal that is used is off that of the transformed points; 0 if there is none" },
    { name: 'windingFlips', type: 'Flag', unit: 'flag', doc: "the transformed points in order have their normal on the other side" },
    { name: 'cornersOff', type: 'Real', unit: 'world', doc: "how far the three transformed points are off the plane that is used" },
    { name: 'distanceBefore', type: 'Real', unit: 'world', doc: "signed distance of the point before the transform" },
    { name: 'distance', type: 'Real', unit: 'world', doc: "signed distance of the transformed point from the plane that is used" },
    { name: 'sameDistance', type: 'Flag', unit: 'flag', doc: "both are the same to rounding" },
    { name: 'time', type: 'Real', unit: 'scalar', doc: "when the ray meets the plane before the transform; infinity if never" },
    { name: 'timeAfter', type: 'Real', unit: 'scalar', doc: "when the transformed ray meets the plane that is used; infinity if never" },
    { name: 'hitOff', type: 'Real', unit: 'world', doc: "distance of that point from the transformed point of the first; infinity unless there are both" },
    { name: 'reflectionOff', type: 'Real', unit: 'degrees', doc: "angle between the reflection after the transform and the transformed reflection" },
    { name: 'normal', type: 'Vec3', unit: 'scalar', doc: "normal by inverse transpose; the zero vector if there is none" },
    { name: 'naive', type: 'Vec3', unit: 'scalar', doc: "normal multiplied like a vector" },
  ],
  enums: { ChangeOrder: ChangeOrderValues, ChangeWhat: ChangeWhatValues, ChangeBy: ChangeByValues, ChangeKind: ChangeKindValues, ChangePlaneVerdict: ChangePlaneVerdictValues, ChangeNormalVerdict: ChangeNormalVerdictValues, ChangeDistanceVerdict: ChangeDistanceVerdictValues, ChangeHitVerdict: ChangeHitVerdictValues, ChangeObject: ChangeObjectValues },
  events: {
    ChangeFrame: {
      kind: 204,
      role: { as: 'open', step: 'frame', name: 'f', number: 'counts' },
      doc: "The transform of one frame.",
      fields: [
        { name: 'frame', type: 'Index', unit: 'index', doc: texts['ChangeFrame.frame'] },
        { name: 'share', type: 'Real', unit: 'scalar', doc: texts['ChangeFrame.share'] },
        { name: 'full', type: 'Vec3', unit: 'scalar', doc: texts['ChangeFrame.full'] },
        { name: 'scale', type: 'Vec3', unit: 'scalar', doc: texts['ChangeFrame.scale'] },
        { name: 'turn', type: 'Vec3', unit: 'degrees', doc: texts['ChangeFrame.turn'] },
        { name: 'translation', type: 'Vec3', unit: 'world', doc: texts['ChangeFrame.translation'] },
        { name: 'order', type: 'ChangeOrder', unit: 'enum', doc: texts['ChangeFrame.order'] },
        { name: 'type', type: 'ChangeKind', unit: 'enum', doc: texts['ChangeFrame.type'] },
        { name: 'mirrored', type: 'Flag', unit: 'flag', doc: texts['ChangeFrame.mirrored'] },
        { name: 'by', type: 'ChangeBy', unit: 'enum', doc: texts['ChangeFrame.by'] },
      ],
    },
    ChangeMatrix: {
      kind: 205,
      role: { as: 'open', step: 'object', name: 'matrix', number: null },
      doc: "The matrix M of turn and scale.",
      fields: [
        { name: 'row0', type: 'Vec3', unit: 'scalar', doc: texts['ChangeMatrix.row0'] },
        { name: 'row1', type: 'Vec3', unit: 'scalar', doc: texts['ChangeMatrix.row1'] },
        { name: 'row2', type: 'Vec3', unit: 'scalar', doc: texts['ChangeMatrix.row2'] },
        { name: 'x', type: 'Vec3', unit: 'scalar', doc: texts['ChangeMatrix.x'] },
        { name: 'y', type: 'Vec3', unit: 'scalar', doc: texts['ChangeMatrix.y'] },
        { name: 'z', type: 'Vec3', unit: 'scalar', doc: texts['ChangeMatrix.z'] },
      ],
    },
    ChangeRow: {
      kind: 206,
      role: { as: 'leaf', step: 'row', name: 'r', number: 0 },
      doc: "A row of M and the row of its cofactors.",
      fields: [
        { name: 'row', type: 'Index', unit: 'index', doc: texts['ChangeRow.row'] },
        { name: 'm', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRow.m'] },
        { name: 'next', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRow.next'] },
        { name: 'after', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRow.after'] },
        { name: 'cofactors', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRow.cofactors'] },
        { name: 'terms', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRow.terms'] },
        { name: 'sum', type: 'Real', unit: 'scalar', doc: texts['ChangeRow.sum'] },
        { name: 'inverse', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRow.inverse'] },
      ],
    },
    ChangeDeterminant: {
      kind: 207,
      role: { as: 'leaf', step: 'det', name: 'det', number: null },
      doc: "The determinant, and whether M has an inverse.",
      fields: [
        { name: 'determinant', type: 'Real', unit: 'scalar', doc: texts['ChangeDeterminant.determinant'] },
        { name: 'product', type: 'Real', unit: 'scalar', doc: texts['ChangeDeterminant.product'] },
        { name: 'least', type: 'Real', unit: 'scalar', doc: texts['ChangeDeterminant.least'] },
        { name: 'sign', type: 'Real', unit: 'scalar', doc: texts['ChangeDeterminant.sign'] },
        { name: 'type', type: 'ChangeKind', unit: 'enum', doc: texts['ChangeDeterminant.type'] },
      ],
    },
    ChangePlane: {
      kind: 208,
      role: { as: 'open', step: 'object', name: 'plane', number: null },
      doc: "The plane of three points, before and after.",
      fields: [
        { name: 'v1', type: 'Vec3', unit: 'world', doc: texts['ChangePlane.v1'] },
        { name: 'v2', type: 'Vec3', unit: 'world', doc: texts['ChangePlane.v2'] },
        { name: 'v3', type: 'Vec3', unit: 'world', doc: texts['ChangePlane.v3'] },
      ],
    },
    ChangeCross: {
      kind: 209,
      role: { as: 'leaf', step: 'cross', name: 'cross', number: 0 },
      doc: "The plane from three points, p. 17.",
      fields: [
        { name: 'stage', type: 'Index', unit: 'index', doc: texts['ChangeCross.stage'] },
        { name: 'v1', type: 'Vec3', unit: 'world', doc: texts['ChangePlane.v1'] },
        { name: 'v2', type: 'Vec3', unit: 'world', doc: texts['ChangePlane.v2'] },
        { name: 'v3', type: 'Vec3', unit: 'world', doc: texts['ChangePlane.v3'] },
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['ChangeCross.a'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['ChangeCross.b'] },
        { name: 'cross', type: 'Vec3', unit: 'scalar', doc: texts['ChangeCross.cross'] },
        { name: 'length', type: 'Real', unit: 'scalar', doc: texts['ChangeCross.length'] },
        { name: 'least', type: 'Real', unit: 'scalar', doc: texts['ChangeCross.least'] },
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['ChangeCross.n'] },
        { name: 'offset', type: 'Real', unit: 'world', doc: texts['ChangeCross.offset'] },
        { name: 'verdict', type: 'ChangePlaneVerdict', unit: 'enum', doc: texts['ChangeCross.verdict'] },
      ],
    },
    ChangeMoved: {
      kind: 210,
      role: { as: 'leaf', step: 'image', name: 'p', number: 0 },
      doc: "A point or direction under the transform.",
      fields: [
        { name: 'point', type: 'Index', unit: 'index', doc: texts['ChangeMoved.point'] },
        { name: 'from', type: 'Vec3', unit: 'world', doc: texts['ChangeMoved.from'] },
        { name: 'x', type: 'Vec3', unit: 'world', doc: texts['ChangeMoved.x'] },
        { name: 'y', type: 'Vec3', unit: 'world', doc: texts['ChangeMoved.y'] },
        { name: 'z', type: 'Vec3', unit: 'world', doc: texts['ChangeMoved.z'] },
        { name: 'product', type: 'Vec3', unit: 'world', doc: texts['ChangeMoved.product'] },
        { name: 'added', type: 'Vec3', unit: 'world', doc: texts['ChangeMoved.added'] },
        { name: 'to', type: 'Vec3', unit: 'world', doc: texts['ChangeMoved.to'] },
      ],
    },
    ChangeEquation: {
      kind: 211,
      role: { as: 'leaf', step: 'equation', name: 'abcd', number: null },
      doc: "The plane as (A, B, C, D): by the inverse transpose, and by M as p. 22 allows it.",
      fields: [
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['ChangeEquation.n'] },
        { name: 'offset', type: 'Real', unit: 'world', doc: texts['ChangeEquation.offset'] },
        { name: 'right', type: 'Vec3', unit: 'scalar', doc: texts['ChangeEquation.right'] },
        { name: 'rightOffset', type: 'Real', unit: 'world', doc: texts['ChangeEquation.rightOffset'] },
        { name: 'rightLength', type: 'Real', unit: 'scalar', doc: texts['ChangeEquation.rightLength'] },
        { name: 'rightUnit', type: 'Vec3', unit: 'scalar', doc: texts['ChangeEquation.rightUnit'] },
        { name: 'rightDistance', type: 'Real', unit: 'world', doc: texts['ChangeEquation.rightDistance'] },
        { name: 'naive', type: 'Vec3', unit: 'scalar', doc: texts['ChangeEquation.naive'] },
        { name: 'naiveOffset', type: 'Real', unit: 'world', doc: texts['ChangeEquation.naiveOffset'] },
        { name: 'naiveUnit', type: 'Vec3', unit: 'scalar', doc: texts['ChangeEquation.naiveUnit'] },
        { name: 'naiveDistance', type: 'Real', unit: 'world', doc: texts['ChangeEquation.rightDistance'] },
        { name: 'rightOff', type: 'Real', unit: 'world', doc: texts['ChangeEquation.rightOff'] },
        { name: 'naiveOff', type: 'Real', unit: 'world', doc: texts['ChangeEquation.naiveOff'] },
        { name: 'naiveHolds', type: 'Flag', unit: 'flag', doc: texts['ChangeEquation.naiveHolds'] },
        { name: 'value', type: 'Real', unit: 'scalar', doc: texts['ChangeEquation.value'] },
      ],
    },
    ChangeNormal: {
      kind: 212,
      role: { as: 'open', step: 'object', name: 'normal', number: null },
      doc: "The normal of the plane, right and naive.",
      fields: [
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['ChangeNormal.n'] },
        { name: 'a', type: 'Vec3', unit: 'world', doc: texts['ChangeNormal.a'] },
        { name: 'b', type: 'Vec3', unit: 'world', doc: texts['ChangeNormal.b'] },
      ],
    },
    ChangeTerm: {
      kind: 213,
      role: { as: 'leaf', step: 'term', name: 'm', number: 0 },
      doc: "One row of both products.",
      fields: [
        { name: 'row', type: 'Index', unit: 'index', doc: texts['ChangeRow.row'] },
        { name: 'inverse', type: 'Vec3', unit: 'scalar', doc: texts['ChangeTerm.inverse'] },
        { name: 'rightTerms', type: 'Vec3', unit: 'scalar', doc: texts['ChangeTerm.rightTerms'] },
        { name: 'right', type: 'Real', unit: 'scalar', doc: texts['ChangeTerm.right'] },
        { name: 'm', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRow.m'] },
        { name: 'naiveTerms', type: 'Vec3', unit: 'scalar', doc: texts['ChangeTerm.rightTerms'] },
        { name: 'naive', type: 'Real', unit: 'scalar', doc: texts['ChangeTerm.right'] },
      ],
    },
    ChangeNormals: {
      kind: 214,
      role: { as: 'leaf', step: 'compare', name: 'compare', number: null },
      doc: "Both normals side by side.",
      fields: [
        { name: 'right', type: 'Vec3', unit: 'scalar', doc: texts['ChangeNormals.right'] },
        { name: 'rightLength', type: 'Real', unit: 'scalar', doc: texts['ChangeCross.length'] },
        { name: 'rightUnit', type: 'Vec3', unit: 'scalar', doc: texts['ChangeNormals.rightUnit'] },
        { name: 'naive', type: 'Vec3', unit: 'scalar', doc: texts['ChangeNormals.naive'] },
        { name: 'naiveLength', type: 'Real', unit: 'scalar', doc: texts['ChangeCross.length'] },
        { name: 'naiveUnit', type: 'Vec3', unit: 'scalar', doc: texts['ChangeNormals.naiveUnit'] },
        { name: 'dot', type: 'Real', unit: 'scalar', doc: texts['ChangeNormals.dot'] },
        { name: 'cross', type: 'Real', unit: 'scalar', doc: texts['ChangeNormals.cross'] },
        { name: 'angle', type: 'Real', unit: 'degrees', doc: texts['ChangeNormals.angle'] },
        { name: 'a', type: 'Vec3', unit: 'scalar', doc: texts['ChangeNormals.a'] },
        { name: 'b', type: 'Vec3', unit: 'scalar', doc: texts['ChangeNormals.b'] },
        { name: 'rightAlong', type: 'Real', unit: 'scalar', doc: texts['ChangeNormals.rightAlong'] },
        { name: 'naiveAlong', type: 'Real', unit: 'scalar', doc: texts['ChangeNormals.naiveAlong'] },
        { name: 'verdict', type: 'ChangeNormalVerdict', unit: 'enum', doc: texts['ChangeNormals.verdict'] },
      ],
    },
    ChangeWinding: {
      kind: 215,
      role: { as: 'leaf', step: 'winding', name: 'winding', number: null },
      doc: "The side of the normal: a mirror turns the order of the points round.",
      fields: [
        { name: 'byPoints', type: 'Vec3', unit: 'scalar', doc: texts['ChangeWinding.byPoints'] },
        { name: 'byInverse', type: 'Vec3', unit: 'scalar', doc: texts['ChangeWinding.byInverse'] },
        { name: 'sign', type: 'Real', unit: 'scalar', doc: texts['ChangeWinding.sign'] },
        { name: 'turnedBack', type: 'Vec3', unit: 'scalar', doc: texts['ChangeWinding.turnedBack'] },
        { name: 'dot', type: 'Real', unit: 'scalar', doc: texts['ChangeWinding.dot'] },
        { name: 'off', type: 'Real', unit: 'degrees', doc: texts['ChangeWinding.off'] },
        { name: 'flips', type: 'Flag', unit: 'flag', doc: texts['ChangeWinding.flips'] },
      ],
    },
    ChangePoint: {
      kind: 216,
      role: { as: 'open', step: 'object', name: 'point', number: null },
      doc: "The signed distance of a point, before and after.",
      fields: [
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['ChangePoint.point'] },
        { name: 'moved', type: 'Vec3', unit: 'world', doc: texts['ChangePoint.moved'] },
      ],
    },
    ChangeDistance: {
      kind: 217,
      role: { as: 'leaf', step: 'distance', name: 'distance', number: 0 },
      doc: "A signed distance, p. 9.",
      fields: [
        { name: 'stage', type: 'Index', unit: 'index', doc: texts['ChangeDistance.stage'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['ChangePoint.point'] },
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['ChangeDistance.n'] },
        { name: 'terms', type: 'Vec3', unit: 'world', doc: texts['ChangeDistance.terms'] },
        { name: 'offset', type: 'Real', unit: 'world', doc: texts['ChangeDistance.offset'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['ChangeTerm.right'] },
        { name: 'foot', type: 'Vec3', unit: 'world', doc: texts['ChangeDistance.foot'] },
        { name: 'movedFoot', type: 'Vec3', unit: 'world', doc: texts['ChangeDistance.movedFoot'] },
        { name: 'footOff', type: 'Real', unit: 'world', doc: texts['ChangeDistance.footOff'] },
        { name: 'change', type: 'Real', unit: 'world', doc: texts['ChangeDistance.change'] },
        { name: 'ratio', type: 'Real', unit: 'scalar', doc: texts['ChangeDistance.ratio'] },
        { name: 'expected', type: 'Real', unit: 'scalar', doc: texts['ChangeDistance.expected'] },
        { name: 'verdict', type: 'ChangeDistanceVerdict', unit: 'enum', doc: texts['ChangeDistance.verdict'] },
      ],
    },
    ChangeRay: {
      kind: 218,
      role: { as: 'open', step: 'object', name: 'ray', number: null },
      doc: "A ray, the plane, and the reflection.",
      fields: [
        { name: 'origin', type: 'Vec3', unit: 'world', doc: texts['ChangeRay.origin'] },
        { name: 'direction', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRay.direction'] },
        { name: 'movedOrigin', type: 'Vec3', unit: 'world', doc: texts['ChangeRay.movedOrigin'] },
        { name: 'movedDirection', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRay.movedDirection'] },
      ],
    },
    ChangeHit: {
      kind: 219,
      role: { as: 'leaf', step: 'hit', name: 'hit', number: 0 },
      doc: "Where the ray meets the plane, p. 13.",
      fields: [
        { name: 'stage', type: 'Index', unit: 'index', doc: texts['ChangeHit.stage'] },
        { name: 'origin', type: 'Vec3', unit: 'world', doc: texts['ChangeHit.origin'] },
        { name: 'direction', type: 'Vec3', unit: 'scalar', doc: texts['ChangeHit.direction'] },
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['ChangeHit.n'] },
        { name: 'offset', type: 'Real', unit: 'world', doc: texts['ChangeDistance.offset'] },
        { name: 'adjacent', type: 'Real', unit: 'world', doc: texts['ChangeHit.adjacent'] },
        { name: 'cosine', type: 'Real', unit: 'scalar', doc: texts['ChangeHit.cosine'] },
        { name: 'time', type: 'Real', unit: 'scalar', open: true, doc: texts['ChangeHit.time'] },
        { name: 'printed', type: 'Real', unit: 'scalar', open: true, doc: texts['ChangeHit.printed'] },
        { name: 'point', type: 'Vec3', unit: 'world', doc: texts['ChangeHit.point'] },
        { name: 'printedPoint', type: 'Vec3', unit: 'world', doc: texts['ChangeHit.printedPoint'] },
        { name: 'printedOff', type: 'Real', unit: 'world', doc: texts['ChangeHit.printedOff'] },
        { name: 'verdict', type: 'ChangeHitVerdict', unit: 'enum', doc: texts['ChangeHit.verdict'] },
      ],
    },
    ChangeReflect: {
      kind: 220,
      role: { as: 'leaf', step: 'reflect', name: 'reflect', number: 0 },
      doc: "The reflection v - 2(v.n)n, p. 14.",
      fields: [
        { name: 'stage', type: 'Index', unit: 'index', doc: texts['ChangeHit.stage'] },
        { name: 'v', type: 'Vec3', unit: 'scalar', doc: texts['ChangeReflect.v'] },
        { name: 'n', type: 'Vec3', unit: 'scalar', doc: texts['ChangeReflect.n'] },
        { name: 'dot', type: 'Real', unit: 'scalar', doc: texts['ChangeReflect.dot'] },
        { name: 'twice', type: 'Vec3', unit: 'scalar', doc: texts['ChangeReflect.twice'] },
        { name: 'out', type: 'Vec3', unit: 'scalar', doc: texts['ChangeReflect.out'] },
        { name: 'lengthIn', type: 'Real', unit: 'scalar', doc: texts['ChangeReflect.lengthIn'] },
        { name: 'lengthOut', type: 'Real', unit: 'scalar', doc: texts['ChangeReflect.lengthOut'] },
        { name: 'angleIn', type: 'Real', unit: 'degrees', doc: texts['ChangeReflect.angleIn'] },
        { name: 'angleOut', type: 'Real', unit: 'degrees', doc: texts['ChangeReflect.angleOut'] },
      ],
    },
    ChangeRayCompare: {
      kind: 221,
      role: { as: 'leaf', step: 'same', name: 'same', number: null },
      doc: "Before and after: what the transform keeps.",
      fields: [
        { name: 'hit', type: 'Vec3', unit: 'world', doc: texts['ChangeRayCompare.hit'] },
        { name: 'rightHit', type: 'Vec3', unit: 'world', doc: texts['ChangeRayCompare.rightHit'] },
        { name: 'naiveHit', type: 'Vec3', unit: 'world', doc: texts['ChangeRayCompare.naiveHit'] },
        { name: 'rightOff', type: 'Real', unit: 'world', open: true, doc: texts['ChangeRayCompare.rightOff'] },
        { name: 'naiveOff', type: 'Real', unit: 'world', open: true, doc: texts['ChangeRayCompare.naiveOff'] },
        { name: 'reflection', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRayCompare.reflection'] },
        { name: 'rightReflection', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRayCompare.rightReflection'] },
        { name: 'naiveReflection', type: 'Vec3', unit: 'scalar', doc: texts['ChangeRayCompare.naiveReflection'] },
        { name: 'rightAngle', type: 'Real', unit: 'degrees', doc: texts['ChangeRayCompare.rightAngle'] },
        { name: 'naiveAngle', type: 'Real', unit: 'degrees', doc: texts['ChangeRayCompare.naiveAngle'] },
      ],
    },
    ChangeObjectEnd: {
      kind: 222,
      role: { as: 'close', step: 'object', name: '', number: null },
      doc: "What it came to.",
      fields: [
        { name: 'object', type: 'ChangeObject', unit: 'enum', doc: texts['ChangeObjectEnd.object'] },
        { name: 'right', type: 'Real', unit: 'scalar', doc: texts['ChangeObjectEnd.right'] },
        { name: 'naive', type: 'Real', unit: 'scalar', doc: texts['ChangeObjectEnd.naive'] },
        { name: 'agree', type: 'Flag', unit: 'flag', doc: texts['ChangeObjectEnd.agree'] },
      ],
    },
    ChangeFrameEnd: {
      kind: 223,
      role: { as: 'close', step: 'frame', name: '', number: null },
      doc: "The frame ends.",
      fields: [
        { name: 'type', type: 'ChangeKind', unit: 'enum', doc: texts['ChangeDeterminant.type'] },
        { name: 'determinant', type: 'Real', unit: 'scalar', doc: texts['ChangeFrameEnd.determinant'] },
        { name: 'right', type: 'Vec3', unit: 'scalar', doc: texts['ChangeFrameEnd.right'] },
        { name: 'naive', type: 'Vec3', unit: 'scalar', doc: texts['ChangeFrameEnd.naive'] },
        { name: 'angle', type: 'Real', unit: 'degrees', doc: texts['ChangeNormals.angle'] },
        { name: 'distanceBefore', type: 'Real', unit: 'world', doc: texts['ChangeFrameEnd.distanceBefore'] },
        { name: 'distance', type: 'Real', unit: 'world', doc: texts['ChangeFrameEnd.distance'] },
        { name: 'hitOff', type: 'Real', unit: 'world', doc: texts['ChangeFrameEnd.hitOff'] },
      ],
    },
  },
} as const satisfies StudySchema;

/** What can be set: what a plane, a point and a normal become under a transform. */
export type Settings = SettingsOf<typeof schema>;
/** What one frame comes to. */
export type Result = ResultOf<typeof schema>;

/** The transform of one frame. */
export type ChangeFrameEvent = EventOf<typeof schema, 'ChangeFrame'>;
/** The matrix M of turn and scale. */
export type ChangeMatrixEvent = EventOf<typeof schema, 'ChangeMatrix'>;
/** A row of M and the row of its cofactors. */
export type ChangeRowEvent = EventOf<typeof schema, 'ChangeRow'>;
/** The determinant, and whether M has an inverse. */
export type ChangeDeterminantEvent = EventOf<typeof schema, 'ChangeDeterminant'>;
/** The plane of three points, before and after. */
export type ChangePlaneEvent = EventOf<typeof schema, 'ChangePlane'>;
/** The plane from three points, p. 17. */
export type ChangeCrossEvent = EventOf<typeof schema, 'ChangeCross'>;
/** A point or direction under the transform. */
export type ChangeMovedEvent = EventOf<typeof schema, 'ChangeMoved'>;
/** The plane as (A, B, C, D): by the inverse transpose, and by M as p. 22 allows it. */
export type ChangeEquationEvent = EventOf<typeof schema, 'ChangeEquation'>;
/** The normal of the plane, right and naive. */
export type ChangeNormalEvent = EventOf<typeof schema, 'ChangeNormal'>;
/** One row of both products. */
export type ChangeTermEvent = EventOf<typeof schema, 'ChangeTerm'>;
/** Both normals side by side. */
export type ChangeNormalsEvent = EventOf<typeof schema, 'ChangeNormals'>;
/** The side of the normal: a mirror turns the order of the points round. */
export type ChangeWindingEvent = EventOf<typeof schema, 'ChangeWinding'>;
/** The signed distance of a point, before and after. */
export type ChangePointEvent = EventOf<typeof schema, 'ChangePoint'>;
/** A signed distance, p. 9. */
export type ChangeDistanceEvent = EventOf<typeof schema, 'ChangeDistance'>;
/** A ray, the plane, and the reflection. */
export type ChangeRayEvent = EventOf<typeof schema, 'ChangeRay'>;
/** Where the ray meets the plane, p. 13. */
export type ChangeHitEvent = EventOf<typeof schema, 'ChangeHit'>;
/** The reflection v - 2(v.n)n, p. 14. */
export type ChangeReflectEvent = EventOf<typeof schema, 'ChangeReflect'>;
/** Before and after: what the transform keeps. */
export type ChangeRayCompareEvent = EventOf<typeof schema, 'ChangeRayCompare'>;
/** What it came to. */
export type ChangeObjectEndEvent = EventOf<typeof schema, 'ChangeObjectEnd'>;
/** The frame ends. */
export type ChangeFrameEndEvent = EventOf<typeof schema, 'ChangeFrameEnd'>;
export type Event = EventsOf<typeof schema>;
