/**
 * What the import says to people, in English: one ICU message per code. Placeholders are the keys of `details`.
 * Say what was found, with the figures, and what to do about it.
 */
import type { ImportErrorCode, ImportWarningCode, ReasonCode } from './types';

export const importErrorMessages: Record<ImportErrorCode, string> = {
  'empty-file': 'The file is empty. The download or the export may have failed; try it again.',
  'web-page':
    'This is a web page, not a mesh. The server may have sent an error page; download the file again and check the address.',
  'lfs-pointer':
    'This is a Git LFS pointer, not the mesh itself. Run “git lfs pull” or download the file from the web page.',
  'unknown-format':
    'The format of “{name}” is not recognised. Files that can be read: .glb, .gltf, .vrm, .obj, .stl, .ply, .off, .3mf, .dae, .fbx, or a .zip with one of them.',
  'bin-alone':
    '“{name}” holds numbers of a .gltf file and no mesh by itself. Choose or drop both together, or put them into one .zip.',
  'unsupported-format': '{format} files cannot be read. Export the mesh as .glb, .obj, .stl or .ply.',
  truncated:
    'The file ends early: its header promises {promised, plural, one {# byte} other {# bytes}}, {found, plural, one {# is} other {# are}} there. The download may have stopped; get the file again.',
  'truncated-rows':
    'The file ends early: its header promises {promised, plural, one {# row} other {# rows}} of “{element}”, {found, plural, one {# is} other {# are}} there. The download may have stopped; get the file again.',
  'truncated-facet':
    'The file ends early: the facet that begins in line {line, number} never ends. The download may have stopped; get the file again.',
  'no-triangles':
    '{points, plural, =0 {There are no triangles in the file.} one {There are no triangles in the file, only # point.} other {There are no triangles in the file, only # points. A point cloud must be made into a surface first (in MeshLab, for example).}}',
  'nothing-sound':
    'No triangle could be used: {dropped, plural, one {the only one has} other {all # have}} a corner that does not exist or is not a number, or could not be read. Export the mesh again.',
  'too-many-triangles':
    'The mesh has {count, number} triangles; at most {limit, number} can be loaded. Reduce it first, or export a part of it.',
  'too-many-vertices':
    'The mesh has {count, number} vertices; at most {limit, number} can be loaded. Reduce it first, or export a part of it.',
  'too-much-memory':
    'The {triangles, plural, one {# triangle} other {# triangles}} with {vertices, plural, one {# vertex} other {# vertices}} take {size, number, integer} MB in memory; at most {limit, number} can be used. Merge corners that lie in one place, reduce the mesh, or export a part of it.',
  'out-of-memory':
    'There is not enough memory for this file of {bytes, number} bytes. Close other tabs, or reduce the mesh.',
  cancelled: 'The import was cancelled.',
  internal:
    'The import failed for a reason it should have known: {reason}. Please report this, with the file if you can.',
  'zip-broken':
    'The archive cannot be unpacked: its record at byte {offset, number} {what, select, encrypted {is encrypted} method {is packed in a way that is not supported (only deflate is)} disks {belongs to an archive of several files} other {is damaged}}. Pack the files again as an ordinary .zip, without a password.',
  'zip-no-mesh':
    'There is no mesh in the archive ({files, plural, =0 {it is empty} one {# file} other {# files}}). It should hold a .glb, .gltf, .vrm, .obj, .stl, .ply, .off, .3mf, .dae or .fbx.',
  'zip-too-large':
    'The archive unpacks to {bytes, number} bytes; at most {limit, number} are allowed. Give the mesh without the archive, or reduce it.',
  'gltf-version': 'The file is glTF of version {version}; only version 2 can be read. Export it again as glTF 2.0.',
  'gltf-no-json':
    'The .glb file has no description of its content (no JSON chunk after the header). The download may have stopped; get the file again.',
  'gltf-bad-json':
    'The description inside the glTF file is not valid JSON. The file may be damaged or cut off; get it again or export it again.',
  'gltf-chunk-too-long':
    'The chunk at byte {offset, number} of the .glb file claims {promised, plural, one {# byte} other {# bytes}}, but {found, plural, one {# follows} other {# follow}}. The file is damaged; export it again.',
  'gltf-bad-value':
    'The glTF file has {found} at {where}, which is not allowed there. Export it again or check it with the glTF Validator.',
  'gltf-missing-item':
    'The glTF file refers to {list}[{index, number}] at {where}, but has {available, plural, =0 {no {list}} other {only # {list}}}. Export it again or check it with the glTF Validator.',
  'gltf-view-range':
    'Buffer view {view, number} of the glTF file reaches to byte {promised, number} of a buffer that has {found, number}. The file is damaged; export it again.',
  'gltf-accessor-range':
    'Accessor {accessor, number} of the glTF file needs {promised, plural, one {# byte} other {# bytes}}; {found, plural, one {# is} other {# are}} there. The file is damaged; export it again.',
  'gltf-buffer-short':
    'Buffer {buffer, number} of the glTF file should have {promised, plural, one {# byte} other {# bytes}}; {found, plural, one {# is} other {# are}} there. The download may have stopped; get the file again.',
  'gltf-buffer-missing': 'The glTF file needs “{file}”. Choose or drop both files together, or put them into one .zip.',
  'gltf-buffer-not-fetched':
    'The glTF file refers to “{uri}”, which is outside its folder and is not fetched. Add the file “{file}” beside it: choose or drop both together.',
  'gltf-cycle': 'Node {node, number} of the glTF file contains itself, so the scene has no end. Export it again.',
  'gltf-node-shared':
    'Node {node, number} of the glTF file has two parents or is listed twice, which glTF forbids. Export it again.',
  'gltf-extension':
    'The glTF file requires the extension {extension}, which cannot be read. {extension, select, KHR_draco_mesh_compression {Export it without Draco compression (in Blender: untick “Compression”).} EXT_meshopt_compression {Export it without meshopt compression.} KHR_meshopt_compression {Export it without meshopt compression.} other {Export it without this extension.}}',
  'ply-no-end-header':
    'The PLY header has no end: the line “end_header” is missing in {bytes, plural, one {# byte} other {# bytes}}. The download may have stopped; get the file again.',
  'ply-header-line': 'Line {line, number} of the PLY header makes no sense: “{text}”. Export the file again.',
  'ply-no-positions': 'The PLY file has no vertices with x, y and z. Export it again with vertex positions.',
  'ply-list-length':
    'A list in row {row, number} of “{element}” has the length {found}, which is impossible. The PLY file is damaged; export it again.',
  'ply-row-short':
    'Line {line, number} of the PLY file has too few numbers for a row of “{element}”. The file is damaged; export it again.',
  'off-kind':
    '{kind, select, binary {This is a binary OFF file; only OFF as text can be read.} other {This OFF file ({word}) is not in three dimensions.}} Export it as OFF in text, .ply or .obj.',
  'off-counts':
    'The OFF file should begin with the numbers of its vertices and faces; line {line, number} has “{found}” there. Export the file again.',
  'off-list-length':
    'Line {line, number} of the OFF file should begin with how many corners its face has, not with “{found}”. The file is damaged; export it again.',
  'zip-nested':
    'The archive holds another archive, “{name}”, and no mesh beside it. Archives inside archives are not opened: unpack it first.',
  'folder-too-many':
    'The folder holds more than {limit, number} files, or folders more than {depth, number} deep. Drop only the folder of the mesh.',
  'folder-too-large':
    'The files of the folder come to {bytes, number} bytes and more; at most {limit, number} are allowed. Drop only the files of the mesh.',
  'folder-empty':
    'There is no mesh in the folder{files, plural, =0 {: it is empty} other {}}. Drop a folder with a mesh in it.',
  'address-elsewhere':
    'The mesh in the address, “{address}”, is on another server. Only files from where this page comes from are fetched: download it and drop it here.',
  'address-too-large':
    'The file that ?mesh= names is larger than {limit, number} bytes, the most that is read. Make the mesh smaller, or split it.',
  'address-failed':
    'The mesh in the address, “{address}”, could not be fetched{status, plural, =0 {} other { (the server answered {status})}}. Check the address after “?mesh=”.',
  'json-no-mesh':
    'This JSON holds no mesh{reason, select, none {} other {: {reason}}}. It should look like this: \'{\' "positions": [0, 0, 0, …], "indices": [0, 1, 2, …] \'}\'.',
  'json-bad-value':
    'The JSON has {found} at {where}. Positions are numbers, three for each vertex; indices are whole numbers below the number of vertices, three for each triangle.',
  'gltf-packed':
    'The compressed part of the glTF file at {where} cannot be unpacked ({codec}: {reason}). The file is damaged; export it again.',
  'decoder-missing':
    'The decoder for {codec}, which the file is packed with, could not be fetched; check the connection and load the file again.',
  'gltf-none-shown':
    'The glTF file has {meshes, plural, one {# mesh} other {# meshes}}, but no node of its scene shows {meshes, plural, one {it} other {any}}. Add the mesh to the scene and export it again.',
  'xml-bad':
    '{what, select, doctype {The XML in the file has a document type in line {line, number}, which is not read as it may hold anything.} depth {The XML in the file is nested too deep in line {line, number}.} tag {The XML in the file has a tag in line {line, number} that makes no sense.} attribute {The XML in the file has a tag in line {line, number} with an attribute that makes no sense: one without a value in quotes, or one that is there twice.} nesting {The XML in the file closes a tag in line {line, number} that is not open there.} other {The XML in the file ends early, in line {line, number}.}} The file is damaged or of another kind; export it again.',
  'xml-too-many':
    'The XML in the file has more than {limit, number} {what, select, comments {comments or instructions} attributes {attributes in one tag} other {elements}}; no mesh needs so many. Export it again, without what is no shape.',
  'number-commas':
    'The numbers in line {line, number} have commas (“{found}”), which may stand between numbers or for the decimal point. Export the file again with decimal points, as in 0.5.',
  'only-others':
    'There are no triangles in what the file shows, only {kind, select, beams {{count, plural, one {# beam} other {# beams}} of a lattice} displaced {{count, plural, one {# displacement mesh} other {# displacement meshes}}} implicit {{count, plural, one {# shape} other {# shapes}} described as a volume} combined {{count, plural, one {# shape} other {# shapes}} made by cutting and joining others} sliced {{count, plural, one {# object} other {# objects}} in slices} other {{count, plural, one {# element} other {# elements}} of lines or points}}. These are not read; export the shape as an ordinary mesh.',
  'model-missing': 'The file refers to “{name}”, which is not in it. Export it again.',
  'model-bad-value':
    'The file has “{found}” for {name} in line {line, number}, which is not allowed there. Export it again.',
  'model-endless': '“{name}” in the file contains itself, or repeats others without end. Export it again.',
  'pose-packed':
    'The bones of the glTF file at {where} are packed by Draco, which cannot be posed. Choose “as modelled”, or export the file without Draco compression (in Blender: untick “Compression”).',
  'pose-endless':
    'To pose the glTF file, more than {limit, number} numbers have to be read, first at {where}. Choose “as modelled”, or export it with fewer morph targets or instances.',
  'pose-matrix':
    'The animation moves node {node, number}, which has a matrix and therefore nothing that can be moved; glTF forbids that. Choose another pose, or export the file again.',
  'fbx-bad':
    '{what, select, version {The FBX file is of version {version}; versions before 6.0 cannot be read. Open it in a program that reads it, such as Autodesk’s free FBX Converter, and save it as FBX 2014 or later, or as .glb.} much {The lists of numbers in the FBX file unpack to more than {limit, number} bytes (byte {offset, number}). Split the mesh, or reduce it, before the export.} other {The FBX file {what, select, early {ends early} nesting {is nested in a way that makes no sense} other {has a value that makes no sense}} (byte {offset, number}). Export it again, as FBX 2014 or later, or as .glb.}}',
};

export const importWarningMessages: Record<ImportWarningCode, string> = {
  'triangles-not-finite':
    '{count, plural, one {# triangle was} other {# triangles were}} left out: a corner is not a finite number.',
  'faces-out-of-range':
    '{count, plural, one {# face was} other {# faces were}} left out: a corner names a vertex that is not there ({vertices, plural, one {there is only #} other {there are only #}}). The first is face {face, number}.',
  'faces-too-short':
    '{count, plural, one {# face was} other {# faces were}} left out for having fewer than three corners. The first is face {face, number}.',
  'faces-unreadable':
    '{count, plural, one {# facet was} other {# facets were}} left out for not having exactly three corners. The first begins in line {line, number}.',
  'vertices-unreadable':
    '{count, plural, one {# position is not a finite number: line {line, number}.} other {# positions are not finite numbers, first in line {line, number}.}} Triangles that use them are left out.',
  'degenerate-triangles':
    '{count, plural, one {# triangle has} other {# triangles have}} no area. They are kept, and act as points or segments.',
  'polygons-untidy':
    '{count, plural, one {# polygon} other {# polygons}} could not be cut into triangles cleanly, as {count, plural, one {it crosses or touches itself or lies} other {they cross or touch themselves or lie}} in no plane. The shape may differ a little there. The first is face {face, number}.',
  'points-lines-skipped':
    '{count, plural, one {# point or line element was} other {# point or line elements were}} passed over: only triangles collide.',
  'elements-skipped':
    '{count, plural, one {# element} other {# elements}} of a kind that makes no triangles here (“{name}”) {count, plural, one {was} other {were}} passed over.',
  'rows-too-long':
    '{count, plural, one {# row has} other {# rows have}} more numbers than the header declares, first in line {line, number}. The extra ones are passed over.',
  'loose-indices':
    '{count, plural, one {# index is} other {# indices are}} left over and {count, plural, one {makes} other {make}} no whole triangle.',
  'trailing-bytes':
    '{count, plural, one {# byte follows} other {# bytes follow}} after the end of the content at byte {offset, number}, and {count, plural, one {is} other {are}} not read.',
  'companions-ignored':
    '{count, plural, one {# file is} other {# files are}} not needed for the shape and {count, plural, one {was} other {were}} not read: {names}{count, plural, =1 {} =2 {} =3 {} other { …}}',
  'extension-mismatch': 'The name ends in .{extension}, but the content is {format}. It was read as {format}.',
  'zip-several-meshes':
    'The archive has {count, plural, one {# more mesh} other {# more meshes}}; “{name}” was loaded. For another one, give it by itself.',
  'stl-no-endsolid':
    'The file does not end with “endsolid”. All its facets are whole, but the end of the file may be missing.',
  'gltf-no-positions':
    '{count, plural, one {# primitive has} other {# primitives have}} no positions and {count, plural, one {was} other {were}} passed over.',
  'gltf-skin-ignored':
    '{count, plural, one {# mesh has} other {# meshes have}} bones. The shape is as modelled, not posed; its size may differ from what other viewers show.',
  'parts-gathered': 'The file names more parts than can be listed. Beyond {limit, number} they are gathered in one.',
  'gltf-morph-ignored':
    '{count, plural, one {# mesh has} other {# meshes have}} morph targets. The shape is the base shape.',
  'other-meshes':
    '{count, plural, one {# other mesh was} other {# other meshes were}} given too; “{name}” was loaded: {names}{count, plural, =1 {} =2 {} =3 {} other { …}} {count, plural, one {was} other {were}} not read.',
  'gltf-mesh-unseen':
    '{count, plural, one {# mesh is} other {# meshes are}} in no node of the scene and {count, plural, one {was} other {were}} left out.',
  'polygons-thinned':
    '{count, plural, one {# triangle of a polygon has} other {# triangles of polygons have}} no area and {count, plural, one {was} other {were}} left out: corners stand twice or in a line. The first is in face {face, number}.',
  'pose-joint-range':
    '{count, plural, one {# vertex hangs} other {# vertices hang}} on a bone that is not there (number {joint, number}; {joints, plural, one {there is only #} other {there are only #}}). Triangles that use {count, plural, one {it} other {them}} are left out.',
  'pose-no-weight':
    '{count, plural, one {# vertex has} other {# vertices have}} weights that add up to nothing and {count, plural, one {follows} other {follow}} the first bone {count, plural, one {it names} other {they name}}.',
  'pose-flat':
    '{count, plural, one {# vertex hangs} other {# vertices hang}} on bones that this pose makes flat. What they move may have no volume.',
  'pose-channels':
    '{count, plural, one {# channel of the animation moves} other {# channels of the animation move}} something other than nodes and morphs and {count, plural, one {was} other {were}} passed over.',
  'pose-layers':
    '{count, plural, one {# curve of the animation is} other {# curves of the animation are}} in layers over its first and {count, plural, one {was} other {were}} passed over.',
  'pose-between':
    '{count, plural, one {# curve has} other {# curves have}} no key where the animation starts. The key before it, or the first one, is used.',
  'skin-ignored': '{count, plural, one {# mesh has} other {# meshes have}} bones. The shape is as modelled, not posed.',
  'morph-ignored': '{count, plural, one {# mesh has} other {# meshes have}} morph targets. The base shape is read.',
  'links-dangling':
    '{count, plural, one {# reference leads} other {# references lead}} to something that is not in the file (“{name}”{count, plural, one {} other { and others}}) and {count, plural, one {was} other {were}} skipped. The rest is loaded.',
  'decimal-commas':
    'The file writes numbers with decimal commas, as in “{found}”. They were read as decimal points; check that the size is right.',
  'comma-separators': 'The file writes commas between its numbers, as in “{found}”. They were read as separators.',
  'threemf-not-printable':
    '{count, plural, one {# item is} other {# items are}} marked as not to be printed. {count, plural, one {It is} other {They are}} loaded with the rest.',
  'threemf-supports':
    '{count, plural, one {# object is} other {# objects are}} support for printing. {count, plural, one {It is} other {They are}} loaded with the rest.',
  'threemf-no-solids':
    '{count, plural, one {# object is} other {# objects are}} no solid to be printed (type “{type}”). {count, plural, one {It is} other {They are}} loaded with the rest.',
  'threemf-beams':
    '{count, plural, one {# beam or ball of a lattice is} other {# beams or balls of lattices are}} not read. Only the triangles are loaded.',
  'threemf-displaced':
    '{count, plural, one {# displacement mesh is} other {# displacement meshes are}} not read. Only ordinary meshes are loaded.',
  'threemf-volumes':
    '{count, plural, one {# object has} other {# objects have}} a volume or a level set, which is not read. Only the triangles are loaded.',
  'threemf-combined':
    '{count, plural, one {# object is} other {# objects are}} made by cutting and joining others and {count, plural, one {is} other {are}} not read.',
  'threemf-sliced':
    '{count, plural, one {# object has} other {# objects have}} slices, which are not read. The mesh is loaded; it may be coarser than they are.',
  'threemf-extension':
    'The file requires {count, plural, one {an extension that is not read: {name}} other {# extensions that are not read, first {name}}}. The shape may lack what {count, plural, one {it describes} other {they describe}}.',
  'axes-left-handed':
    'The axes of the file are left-handed. The mesh was mirrored, so that left is left and fronts are fronts.',
  'objects-hidden':
    'The file hides {count, plural, one {# object, which was loaded all the same. Leave it} other {# objects, which were loaded all the same. Leave them}} out in the list of parts if you do not want {count, plural, one {it} other {them}}.',
};

export const importReasonMessages: Record<ReasonCode, string> = {
  'unit-gltf': 'glTF files are in metres.',
  'unit-metres': 'The file states no unit. Its size suggests metres.',
  'unit-centimetres':
    'The file states no unit. Between 50 and 2,000 units long, it is more likely in centimetres than in metres.',
  'unit-millimetres': 'The file states no unit. More than 2,000 units long, it is more likely in millimetres.',
  'unit-ground':
    'The file states no unit. Wide, flat and made of small triangles, it is more likely ground in metres than something small.',
  'unit-tiny':
    'The file states no unit and is less than 0.02 units long. It was left as metres; choose a larger scale if it looks lost.',
  'up-gltf': 'glTF files have Y up.',
  'up-flat-y': 'More level ground faces +Y than +Z.',
  'up-flat-z': 'More level ground faces +Z than +Y.',
  'up-stl-habit': 'The shape does not tell. STL files mostly have Z up.',
  'up-undecided': 'The shape does not tell. Y up is the habit here.',
  'unit-stl-habit': 'The file states no unit. STL files are mostly in millimetres.',
  'unit-stated': 'The file states its unit.',
  'up-stated': 'The file states its axes.',
};

/** All of them by code; no code is used twice. */
export const importMessages: Record<ImportErrorCode | ImportWarningCode | ReasonCode, string> = {
  ...importErrorMessages,
  ...importWarningMessages,
  ...importReasonMessages,
};
