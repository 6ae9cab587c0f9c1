/** A tour as a link: its data, deflated, in base64url. Text that most tours share is known to both sides and takes no room. */
import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { base64url, fromBase64url } from '../../base/base64url';
import { type FileTour, readTour, tourJson } from './file';
import { TourError } from './fileError';
import { longestTourLink, longestTourRead, mostTourBytes } from './fileLimits';
import { inflateUpTo } from './inflate';

/** First sign of the data: which dictionary it was packed with. Never changed; a better one is the next sign. */
const packing = 'a';

/** The most frequent text is last, where it is nearest. */
const dictionary = strToU8(
  'The sphere touches the triangle. Which feature is touched first? Look at the plane, the edge, the corner, the face. Why does it stop here? What happens next? Then it slides along the wall. Where is the [normal](term:normal)? Watch the [time](term:time). The body moves with *v*, and $t_0$ is when it reaches the plane. [t0][t1][N][v][n][B] ' +
    'robust paper "method":""sides":"both","precision":"double","sides":"front","skin":null,"maxSweeps":null,"slopeLimit":null,"stepHeight":0,"snapDistance":0,' +
    '.obj","h":".glb","h":".stl","q":1,"p":[],"i":[0,1,2,' +
    '"mesh","candidates","contact","slidePlane","normals","velocities","planes","path","ghosts","body","hit","requested","swept","wire","triangle",' +
    '"direction","options":[{"text":"","arrow":[0,1,0]},"verdict","options":["face-hit","outside-face","edge-hit","edge-param-out","vertex-hit","no-root","root-negative","crosses-plane","outside-time","miss"' +
    '"by":"order","items":[{"at":"f0.p0.s0.t0.plane","text":"the plane"},{"at":"f0.p0.s0.t0.face","text":"the face"},{"at":"f0.p0.s0.t0.e0","text":"the edges"}],"shown":[2,0,1],"kind":"order",' +
    '"kind":"triangle","candidates":[,"kind":"number","field":"t0","tolerance":0.02,"unit":"right":"","near":"","wrong":"","question":"then":[{"when":"abs(g - truth) < 0.1","say":"' +
    '"parts":["formula","checks","candidates","slides","frames","code"],"w":{"m":"world","o":0.5,"v":[,"y":["boxes","wire"]},"l":2,"a":"f0.p0.s0.t0.v0","a":"f0.p0.s0.t0.face","a":"f0.p0.s0.response.slideplane","a":"f0.p0.s0.response.project",' +
    '{"format":"sweeptour","version":1,"title":"","scenes":[{"p":"stairs"},{"m":{"n":"mesh.obj","e":{"radii":[0.3,0.9,0.3],"start":[0,"inputs":[[1,0,0,0,0,0,0]],[40,' +
    '"stops":[{"title":"","say":"","scene":1,"a":"f0.p0.s0.nearest","ask":{"kind":"feature","of":"f0.p0.s0.nearest"}},{"title":"","say":"","a":"f0.p0.s0.t0","ask":{"kind":"time","of":"f0.p0.s0.nearest"}},',
);

/** The text after `#tour=` in the address, of any length. */
export function encodeTour(tour: FileTour): string {
  const packed = deflateSync(strToU8(JSON.stringify(tourJson(tour))), { level: 9, mem: 12, dictionary });
  return packing + base64url(packed);
}

/** Less than the title of a tour and one stop take. */
export const shortestTour = 24;

/** The excess length of the link, in characters; 0 if it is short enough. @param around characters besides the data */
export const tooLong = (data: string, around = '#tour='.length): number =>
  Math.max(0, around + data.length - longestTourLink);

/** True for what `encodeTour` makes, or a later version would. */
export const isTourData = (data: string): boolean => /^[a-z][A-Za-z0-9_-]+$/.test(data);

/** @throws TourError */
export function decodeTour(data: string): FileTour {
  // A later version packs tours otherwise, but no tour is packed into a word.
  if (!isTourData(data) || data.length < shortestTour) throw new TourError('cut-off');
  if (data[0] !== packing) throw new TourError('newer');
  if (data.length > longestTourRead)
    throw new TourError('too-large', { at: '', count: data.length, most: longestTourRead });
  let json: unknown;
  try {
    json = JSON.parse(strFromU8(inflateUpTo(fromBase64url(data.slice(1)), mostTourBytes, dictionary)));
  } catch (error) {
    if (error instanceof TourError) throw error;
    // Any error of base64 or JSON: a part of the link is missing.
    throw new TourError('cut-off');
  }
  return readTour(json);
}
