/**
 * What every number of the trace is made of. `.name` is a number of the same event; the other words name steps around it (see
 * `origins.ts`); `input` and `mesh` are where it all begins.
 */
import type { EventKind, EventOf } from '../../trace/events.gen';

/** Steps by the part they play for another one. */
export const sourceNames = [
  ...['input', 'mesh', 'frame', 'frameBefore', 'pass', 'passBefore', 'slide', 'slideBefore', 'slideLast'],
  ...['triangle', 'plane', 'bound', 'touching', 'nearest', 'chosen', 'backoff', 'slideplane', 'project', 'advance'],
  ...['moved', 'remaining', 'pushBefore', 'pushFirst', 'activeplane', 'carried', 'cone', 'touched', 'carrier'],
] as const;

type Words = 'kind' | 'verdict' | 'feature' | 'method' | 'sides' | 'state' | 'moment' | 'reason';
type Numbers<K extends EventKind> = Exclude<keyof EventOf<K>, Words>;

const root = '.a2 .a1 .discriminant';
const quadratic = {
  discriminant: '.a2 .a1 .a0',
  root1: root,
  root2: root,
  latest: 'bound',
  time: '.root1 .root2 .latest',
};
const swept = { c: '.m', radicand: '.a .h', time: '.c .b .radicand', exit: '.b .radicand .a', latest: 'bound' };

export const origins: { readonly [K in EventKind]: Partial<Record<Numbers<K>, string>> } = {
  MoveBegin: {
    position: 'frameBefore',
    displacement: 'input',
    gravity: 'input',
    radii: 'input',
    skin: 'input',
    veryClose: 'input',
  },
  MoveEnd: { position: 'passBefore', startDepth: 'pushFirst' },
  PassBegin: { position: 'passBefore', displacement: 'frame' },
  PassEnd: { position: 'slideLast' },
  SlideBegin: {
    ...{ position: 'slideBefore', displacement: 'slideBefore', radii: 'frame' },
    ...{ center: '.position .radii', travel: '.displacement .radii', length: '.travel', lengthWorld: '.displacement' },
  },
  SlideEnd: {
    ...{ position: 'moved', remaining: 'remaining', remainingLength: '.remaining', center: 'moved', traveled: 'moved' },
  },
  QueryBox: { low: 'slide', high: 'slide' },
  NodeVisit: { low: 'mesh', high: 'mesh', enter: '.low .high slide' },
  TriangleBegin: { p0: 'mesh', p1: 'mesh', p2: 'mesh', best: 'bound' },
  TriangleEnd: { time: 'touching', point: 'touching', distance: '.time slide', best: 'bound' },
  Nearest: {
    ...{ time: 'chosen', point: 'chosen', distance: '.time slide', center: '.time slide' },
    ...{ pointWorld: '.point slide', centerWorld: '.center slide' },
  },
  PlaneTest: {
    ...{ normal: 'triangle', constant: '.normal triangle', facing: '.normal slide', center: '.normal slide' },
    ...{ distance: '.center .constant', speed: '.normal slide', t0: '.distance .speed', t1: '.distance .speed' },
    ...{ enter: '.t0', leave: '.t1' },
  },
  FaceTest: {
    ...{ time: 'plane', point: '.time plane slide', a: 'triangle', b: 'triangle', c: 'triangle' },
    ...{ d: '.point triangle', e: '.point triangle', area: '.a .b .c' },
    ...{ x: '.d .c .e .b', y: '.e .a .d .b', z: '.x .y .area' },
  },
  VertexTest: {
    ...{ corner: 'triangle', vv: 'slide', vp: '.corner slide', pp: '.corner slide' },
    ...{ a2: '.vv', a1: '.vp', a0: '.pp', ...quadratic },
  },
  EdgeTest: {
    ...{ start: 'triangle', direction: 'triangle', offset: '.start slide', ee: '.direction', vv: 'slide' },
    ...{ ev: '.direction slide', eb: '.direction .offset', vb: '.offset slide', bb: '.offset' },
    ...{ a2: '.ee .vv .ev', a1: '.ee .vb .ev .eb', a0: '.ee .bb .eb', ...quadratic },
    ...{ f: '.ev .root .eb .ee', point: '.start .f .direction' },
  },
  TouchTest: {
    ...{ point: 'triangle slide', distance: '.point slide', tolerance: 'triangle slide' },
    ...{ approach: '.point slide', depth: '.distance' },
  },
  SweptFaceTest: {
    ...{ normal: 'triangle slide', distance: '.normal triangle slide', approach: '.normal slide' },
    ...{ time: '.distance .approach', point: '.time .normal slide', latest: 'bound' },
    ...{ side0: '.point triangle', side1: '.point triangle', side2: '.point triangle' },
  },
  SweptEdgeTest: {
    ...{ start: 'triangle', direction: 'triangle', length: 'triangle', m: '.start .direction slide' },
    ...{ a: '.direction slide', b: '.start .direction slide', h: '.start .direction slide', ...swept },
    ...{ foot: '.time .start .direction slide', point: '.start .foot .direction' },
  },
  SweptVertexTest: {
    ...{ corner: 'triangle', m: '.corner slide', a: 'slide', b: '.corner slide', h: '.corner slide', ...swept },
  },
  BackOff: {
    ...{ distance: 'nearest', veryClose: 'frame', time: '.distance .veryClose slide' },
    ...{ base: '.distance .veryClose slide', contact: 'nearest .veryClose' },
    ...{ baseWorld: '.base slide', contactWorld: '.contact slide' },
  },
  SlidePlane: {
    ...{ point: 'backoff', normal: 'backoff', pointWorld: '.point slide' },
    ...{ normalWorld: '.normal slide', naiveWorld: '.normal slide' },
  },
  Project: {
    ...{ destination: 'slide', height: '.destination slideplane', projected: '.destination .height slideplane' },
    ...{ remaining: '.projected slideplane', length: '.remaining', destinationWorld: 'slide' },
    ...{ projectedWorld: '.projected slide', remainingWorld: '.remaining slide' },
  },
  Depenetrate: {
    ...{ depth: 'pushBefore mesh', normal: 'pushBefore mesh', push: '.depth .normal', position: '.push pushBefore' },
  },
  Advance: {
    ...{ time: 'nearest', position: '.time slide', center: '.time slide', normal: 'nearest', naive: 'nearest' },
    ...{ remaining: '.time slide' },
  },
  ActivePlane: { normal: 'advance' },
  Cone: { desired: 'advance', result: '.desired activeplane', point: 'nearest' },
  GroundTest: { normal: 'advance', cosine: '.normal', limit: 'input' },
  StepUp: {
    ...{ height: 'input', raised: '.height pass', forward: '.raised pass', landed: '.forward .height' },
    ...{ gained: '.landed pass' },
  },
  Snap: { distance: 'input', position: '.distance pass', point: '.position mesh', normal: '.position mesh' },
  SteepContact: { normal: 'advance', wall: '.normal carried' },
  StepEdge: {
    ...{ contact: 'touched', below: 'touched', height: '.contact .below', most: 'input', tread: '.contact touched' },
    ...{ normal: '.tread touched' },
  },
  Wedge: {
    ...{ gravity: 'advance', motion: 'cone', sine: '.motion', limit: 'input', normal: 'activeplane' },
  },
  Carried: { point: 'carrier', normal: 'carrier' },
  OneMotion: { displacement: 'frame', gravity: 'frame', level: '.displacement', vertical: '.gravity .displacement' },
};
