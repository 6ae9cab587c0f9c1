/** Small documents of COLLADA. */

export const CUBE_NODE = '<node><instance_geometry url="#cube"/></node>';
const P3 = '<param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/>';

export interface Source {
  readonly numbers: string;
  readonly count?: number;
  readonly accessor?: string;
  readonly params?: string;
}

/** A document of one mesh. */
export const dae = (
  source: Source,
  faces: string,
  nodes = '<node><instance_geometry url="#g"/></node>',
) => `<?xml version="1.0"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset><unit meter="1"/></asset>
<library_geometries><geometry id="g"><mesh><source id="s">
<float_array id="a"${source.count === undefined ? '' : ` count="${source.count}"`}>${source.numbers}</float_array>
<technique_common><accessor source="#a" ${source.accessor ?? 'count="8" stride="3"'}>${source.params ?? P3}</accessor></technique_common></source>
<vertices id="v"><input semantic="NORMAL" source="#n"/><input semantic="POSITION" source="#s"/><input semantic="COLOR" source="#c"/></vertices>
${faces}</mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="w">${nodes}</visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#w"/></scene></COLLADA>`;

export const INPUT = '<input semantic="VERTEX" source="#v" offset="0"/>';
export const SQUARES = '0 0 0 4 0 0 4 4 0 0 4 0 1 1 0 3 1 0 3 3 0 1 3 0';
export const SQUARE = '0 0 0 4 0 0 4 4 0 0 4 0';
export const polygon = (inside: string, kind = 'polygons') => `<${kind}>${INPUT}${inside}</${kind}>`;
export const square = (source: Partial<Source> = {}) =>
  dae({ numbers: SQUARE, ...source }, polygon('<vcount>4</vcount><p>0 1 2 3</p>', 'polylist'));
