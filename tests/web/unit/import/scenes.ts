/** The cube as 3MF, COLLADA and FBX. */
import { zipSync } from 'fflate';
import { CORNERS, fbxBinary, numbers } from './fbxFiles';
import { CUBE_POINTS, CUBE_QUADS, CUBE_TRIANGLES } from './samples';
import { zipOf } from './zips';

const bytesOf = (text: string) => new TextEncoder().encode(text);

export const modelXml = (build = '<item objectid="1"/>', more = '', unit = 'millimeter') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by a test > -->
<model unit="${unit}" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02" xmlns:p="http://schemas.microsoft.com/3dmanufacturing/production/2015/06">
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

/** A package of two models with much that files may have besides. No zip64: fflate, which damages it, may hang on that. */
export function richThreeMf(): Uint8Array {
  const named = 'xmlns:b="http://schemas.microsoft.com/3dmanufacturing/beamlattice/2017/02" requiredextensions="b p"';
  const parts =
    '<object id="2" type="support" name="a &amp; b"><components><component p:path="/3D/Parts/A.model" objectid="1" transform="0 1 0 -1 0 0 0 0 1 5 0 0"/><component objectid="1"/></components></object>' +
    '<object id="3"><b:beamlattice radius="1"><b:beams><b:beam v1="0" v2="1"/></b:beams></b:beamlattice></object>';
  const build = '<item objectid="2" printable="0"/><item objectid="3"/><!-- <item/> --><item objectid="1"/>';
  const root = modelXml(build, parts).replace('<model ', `<model ${named} `);
  const rels =
    '<Relationships><Relationship Target="/3D/root.model" Id="r" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>';
  const files = { '_rels/.rels': rels, '3D/root.model': root, '3D/parts/a.model': modelXml('', '', 'inch') };
  const entries = Object.entries(files).map(([name, content]) => ({ name, content, descriptor: true }));
  return zipOf(entries);
}

/** Holes, accessors, transforms, links and text of every kind. */
export const richDae = () =>
  cubeDae(
    '<node><skew>30 0 1 0 1 0 0</skew><lookat>0 0 5 0 0 0 0 1 0</lookat><matrix>1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1</matrix><instance_geometry url="rich.dae#cube"/></node><node><rotate>0 0 1 4,5</rotate><instance_geometry url="#wall"/><instance_controller url="#bent"/><instance_geometry url="#gone"/></node>',
    '<unit meter="0,01"/><up_axis>X_UP</up_axis>',
  )
    .replace(
      '<skin source="#cube"/>',
      '<skin source="#cube"><bind_shape_matrix>1 0 0 5 0 1 0 0 0 0 1 0 0 0 0 1</bind_shape_matrix></skin>',
    )
    .replace(
      '</library_geometries>',
      `<geometry id="wall"><mesh><source id="w"><int_array id="i" count="34">9 9 0 0 7 0 4 0 7 0 4 4 7 0 0 4 7 0 1 1 7 0 3 1 7 0 3 3 7 0 1 3 7 0</int_array>
<technique_common><accessor source="#i" count="8" stride="4" offset="2"><param name="X"/><param name="Y"/><param/><param name="Z"/></accessor></technique_common></source>
<vertices id="wv"><input semantic="POSITION" source="#w"/></vertices>
<polygons><input semantic="VERTEX" source="#wv" offset="0"/><ph><p>0 1 2 3</p><h>4 5 6 7</h></ph><p><![CDATA[0 1]]> &#50;</p></polygons>
<tristrips><input semantic="VERTEX" source="#wv"/><p>0,1,2,3</p></tristrips><lines><input semantic="VERTEX" source="#wv"/><p>0 1</p></lines></mesh></geometry></library_geometries>`,
    );
