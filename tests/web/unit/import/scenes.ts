/** The cube as 3MF, COLLADA and FBX. */
import { zipSync } from 'fflate';
import { CORNERS, fbxBinary, numbers } from './fbxFiles';
import { CUBE_POINTS, CUBE_QUADS, CUBE_TRIANGLES } from './samples';

const bytesOf = (text: string) => new TextEncoder().encode(text);

export const modelXml = (build = '<item objectid="1"/>', more = '', unit = 'millimeter') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by a test > -->
<model unit="${unit}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02" xmlns:p="x">
<resources><object id="1" type="model"><mesh><vertices>
${CUBE_POINTS.map(([x, y, z]) => `<vertex x="${x}" y='${y}' z="${z}" />`).join('\n')}
</vertices><triangles>
${CUBE_TRIANGLES.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`).join('\n')}
</triangles></mesh></object>${more}</resources><build>${build}</build></model>`;

export const threeMf = (model = modelXml(), files: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ '[Content_Types].xml': '<Types/>', '3D/3dmodel.model': model, ...files }).map(
        ([name, text]) => [name, bytesOf(text)] as const,
      ),
    ),
  );

export const cubeDae = (nodes = '<node><instance_geometry url="#cube"/></node>', asset = '<up_axis>Y_UP</up_axis>') =>
  `<?xml version="1.0"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1"><asset>${asset}</asset>
<library_geometries><geometry id="cube"><mesh>
<source id="points"><float_array id="numbers" count="24">${CUBE_POINTS.flat().join(' ')}</float_array>
<technique_common><accessor source="#numbers" count="8" stride="3"/></technique_common></source>
<vertices id="vertices"><input semantic="POSITION" source="#points"/></vertices>
<polylist count="6"><input semantic="VERTEX" source="#vertices" offset="0"/><input semantic="NORMAL" source="#points" offset="1"/>
<vcount>4 4 4 4 4 4</vcount><p>${CUBE_QUADS.flat()
    .flatMap((i) => [i, 0])
    .join(' ')}</p></polylist>
</mesh></geometry></library_geometries>
<library_controllers><controller id="bent"><skin source="#cube"/></controller></library_controllers>
<library_nodes><node id="loop"><instance_node url="#loop"/></node></library_nodes>
<library_visual_scenes><visual_scene id="scene">${nodes}</visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#scene"/></scene></COLLADA>`;

export const cubeFbx = (properties = '', settings = '') => `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
}
GlobalSettings:  {
	Properties70:  {
${settings}
	}
}
Objects:  {
	Geometry: 1, "Geometry::", "Mesh" {
		Vertices: *24 {
			a: ${CUBE_POINTS.flat().join(',')}
		}
		PolygonVertexIndex: *24 {
			a: ${CORNERS.join(',')}
		}
	}
	Model: 2, "Model::cube", "Mesh" {
		Properties70:  {
${properties}
		}
	}
}
Connections:  {
	C: "OO",2,0
	C: "OO",1,2
}
`;

/** @param packed arrays are deflated */
export const cubeFbxBinary = (version: number, packed: boolean, bigEndian = false) =>
  fbxBinary(
    version,
    [
      [
        'Objects',
        [],
        [
          [
            'Geometry',
            [1, 'cube', 'Mesh'],
            [
              ['Vertices', [numbers('d', CUBE_POINTS.flat(), packed)]],
              ['PolygonVertexIndex', [numbers('i', CORNERS, packed)]],
            ],
          ],
          ['Model', [2, 'cube', 'Mesh']],
        ],
      ],
      [
        'Connections',
        [],
        [
          ['C', ['OO', 2, 0]],
          ['C', ['OO', 1, 2]],
        ],
      ],
    ],
    bigEndian,
  );
