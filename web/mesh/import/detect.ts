/** Tells a file's format by its content first and its extension second. */
import { OFF_WORD } from './off';
import { binaryStlSize } from './stlBinary';
import { ImportError } from './types';
import type { MeshFormat, SourceFile } from './types';
import { isSketchUp } from './utf16';

/** Bytes looked at; enough for the comments at the top of an exported OBJ. */
const HEAD_BYTES = 4096;

/** Words that begin an OBJ statement with their blank. */
const OBJ_LINE = /^[ \t]*(v|vn|vt|vp|f|g|o|s|l|p|mtllib|usemtl)[ \t]+\S/m;

/** Formats we can name but not read, by how they begin. */
const UNSUPPORTED: readonly (readonly [start: string, format: string])[] = [
  ['BLENDER', 'Blender'],
  ['<?xml', 'XML (X3D, VTK …)'],
  ['#VRML', 'VRML'],
  ['ISO-10303-21', 'STEP'],
  ['DRACO', 'Draco'],
  ['\x1f\x8b', 'gzip'],
  ['7z\xbc\xaf', '7z'],
  ['Rar!', 'RAR'],
  ['\x89PNG', 'PNG'],
  ['\xff\xd8\xff', 'JPEG'],
  ['%PDF', 'PDF'],
];

/** Lists of numbers by these names are in no glTF. */
const PLAIN_JSON = /"(positions|indices)"\s*:\s*\[/;

/** Objects and geometries as three.js saves them: their metadata has a type, a glTF has none. */
const THREE_JSON = /"metadata"\s*:\s*\{[^}]*"type"\s*:\s*"(Object|BufferGeometry|InstancedBufferGeometry|Geometry)"/;

export const MESH_EXTENSIONS = ['glb', 'gltf', 'vrm', 'obj', 'stl', 'ply', 'off', '3mf', 'dae', 'fbx'] as const;

/** How to read a file. STL's two kinds differ only by content. */
export type Detected =
  Exclude<MeshFormat, 'stl' | '3mf' | 'fbx'> | 'fbx-binary' | 'fbx-text' | 'stl-ascii' | 'stl-binary' | 'zip';

/** Lower case, without the dot; '' if there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1].toLowerCase() ?? '';
}

/** @throws ImportError `empty-file`, `web-page`, `lfs-pointer`, `unsupported-format`, `bin-alone`, `unknown-format` */
export function detectFormat({ name, bytes }: SourceFile): Detected {
  if (bytes.length === 0) throw new ImportError('empty-file');
  // Byte by byte: to browsers "latin1" is windows-1252, in which 0x89, the beginning of every PNG, is another character.
  const head = Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('');
  const text = head.replace(/^\xef\xbb\xbf/, '').trimStart();
  const extension = extensionOf(name);
  if (head.startsWith('glTF')) return 'glb';
  if (/^ply[ \t]*[\r\n]/.test(head)) return 'ply';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip';
  const isBinaryStl = binaryStlSize(bytes) === bytes.length;
  if (isBinaryStl && extension === 'stl') return 'stl-binary';
  if (/^<(!doctype html|html|head|body)/i.test(text)) throw new ImportError('web-page');
  if (text.startsWith('version https://git-lfs')) throw new ImportError('lfs-pointer');
  if (isSketchUp(head)) throw new ImportError('unsupported-format', { format: 'SketchUp' });
  if (head.startsWith('Kaydara FBX Binary')) return 'fbx-binary';
  if (/^; FBX|^FBXHeaderExtension:/.test(text) || (extension === 'fbx' && /^FBXHeaderExtension\s*:/m.test(text)))
    return 'fbx-text';
  if (/^(<\?xml|<!--|<(\w+:)?COLLADA)/.test(text) && (/<(\w+:)?COLLADA[\s>]/.test(text) || extension === 'dae'))
    return 'dae';
  const unsupported = UNSUPPORTED.find(([start]) => head.startsWith(start) || text.startsWith(start));
  if (unsupported && extension !== 'stl') throw new ImportError('unsupported-format', { format: unsupported[1] });
  if (text.startsWith('{')) return kindOfJson(text);
  if (OFF_WORD.test(withoutComments(text)) && (isPlainText(text) || extension === 'off')) return 'off';
  if (isAsciiStl(withoutComments(text))) return 'stl-ascii';
  if (isBinaryStl) return 'stl-binary';
  if (extension === 'obj' || (isPlainText(text) && OBJ_LINE.test(text))) return 'obj';
  if (extension === 'off' && isPlainText(text)) return 'off';
  if (extension === 'stl') return isPlainText(head) ? 'stl-ascii' : 'stl-binary';
  // Cut off so early that even the first word is not whole.
  if (extension === 'glb' && 'glTF'.startsWith(head)) return 'glb';
  if (extension === 'ply' && 'ply\r\n'.startsWith(head)) return 'ply';
  if (extension === 'bin') throw new ImportError('bin-alone', { name: name.slice(0, 120) });
  throw new ImportError('unknown-format', { name: name.slice(0, 120) });
}

/** What the text begins with decides: a glTF may be long, and is parsed only once. */
function kindOfJson(text: string): 'gltf' | 'json' {
  if (THREE_JSON.test(text)) throw new ImportError('unsupported-format', { format: 'three.js JSON' });
  return PLAIN_JSON.test(text) ? 'json' : 'gltf';
}

/** "solid" alone proves nothing: many programs write it into the header of a binary file. */
function isAsciiStl(text: string): boolean {
  return /^solid\b/i.test(text) && isPlainText(text) && (/\b(facet|endsolid)\b/i.test(text) || text.length < 80);
}

/** OFF and text STL may begin with comments. */
const withoutComments = (text: string) => text.replace(/^(?:(?:#|;|\/\/).*\s*)+/, '');

function isPlainText(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what tells binary from text
  return !/[\x00-\x08\x0e-\x1a\x7f]/.test(text);
}
