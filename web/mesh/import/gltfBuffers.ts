/** The bytes behind a glTF document: buffers from the container, from data URIs or from files given along, and views of them. */
import { baseName, leadsOutside } from './companions';
import type { Companions } from './companions';
import { asWhole, follow } from './gltfJson';
import type { Item, JsonObject } from './gltfJson';
import { MAX_DECODED_BYTES } from './limits';
import { packingOf, unpackView } from './meshopt';
import type { MeshoptDecoder } from './meshopt';
import { ImportError } from './types';

/** A stretch of a buffer; `stride` is 0 when items follow each other without gaps. */
export interface BufferView {
  readonly bytes: Uint8Array;
  readonly stride: number;
}

/** Reads buffers when they are first needed, so an unused one that is missing does no harm. */
export class GltfBuffers {
  private readonly buffers = new Map<number, Uint8Array>();
  private readonly unpacked = new Map<number, BufferView>();
  private room = MAX_DECODED_BYTES;

  /**
   * @param binary bytes of the container's binary chunk
   */
  constructor(
    private readonly document: JsonObject,
    private readonly companions: Companions,
    private readonly binary?: Uint8Array,
    private readonly meshopt?: MeshoptDecoder,
  ) {}

  /**
   * The view another part of the document refers to.
   *
   * @throws ImportError when the view or its buffer is missing, or is not wholly there
   */
  view(reference: unknown, where: string): BufferView {
    const { item, index, where: place } = follow(this.document, 'bufferViews', reference, where);
    const packing = this.meshopt && packingOf(item);
    if (packing) return this.unpack(packing, index, place);
    const offset = asWhole(item['byteOffset'], `${place}.byteOffset`, 0, 0);
    const length = asWhole(item['byteLength'], `${place}.byteLength`);
    const stride = asWhole(item['byteStride'], `${place}.byteStride`, 0, 0);
    return { bytes: this.stretch(item['buffer'], offset, length, index, place), stride };
  }

  private stretch(buffer: unknown, offset: number, length: number, view: number, where: string): Uint8Array {
    const bytes = this.buffer(buffer, `${where}.buffer`);
    if (offset + length > bytes.length)
      throw new ImportError('gltf-view-range', { view, promised: offset + length, found: bytes.length });
    return bytes.subarray(offset, offset + length);
  }

  /** Each view once, however many accessors look at it. */
  private unpack(packing: JsonObject, view: number, where: string): BufferView {
    const known = this.unpacked.get(view);
    if (known) return known;
    const bytesOf = (buffer: unknown, offset: number, length: number) =>
      this.stretch(buffer, offset, length, view, where);
    const opened = unpackView(packing, `${where}.extensions.meshopt`, this.meshopt!, bytesOf, this.room);
    this.room -= opened.bytes.length;
    this.unpacked.set(view, opened);
    return opened;
  }

  private buffer(reference: unknown, where: string): Uint8Array {
    const buffer = follow(this.document, 'buffers', reference, where);
    const known = this.buffers.get(buffer.index);
    if (known) return known;
    const promised = asWhole(buffer.item['byteLength'], `${buffer.where}.byteLength`);
    const bytes = this.load(buffer);
    if (bytes.length < promised)
      throw new ImportError('gltf-buffer-short', { buffer: buffer.index, promised, found: bytes.length });
    const whole = bytes.subarray(0, promised);
    this.buffers.set(buffer.index, whole);
    return whole;
  }

  private load({ item, index, where }: Item): Uint8Array {
    const { uri } = item;
    if (uri === undefined) {
      if (index === 0 && this.binary) return this.binary;
      throw new ImportError('gltf-buffer-missing', { file: where });
    }
    if (typeof uri !== 'string') throw new ImportError('gltf-bad-value', { where: `${where}.uri`, found: typeof uri });
    if (/^data:/i.test(uri)) return decodeDataUri(uri, where);
    const path = percentDecoded(uri);
    const file = this.companions.find(path);
    if (file) return file.bytes;
    if (leadsOutside(path))
      throw new ImportError('gltf-buffer-not-fetched', { uri: path.slice(0, 120), file: baseName(path).slice(0, 80) });
    throw new ImportError('gltf-buffer-missing', { file: path.slice(0, 120) });
  }
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @throws ImportError `gltf-bad-value` when the text after the comma is not what the header says */
function decodeDataUri(uri: string, where: string): Uint8Array {
  const comma = uri.indexOf(',');
  const isBase64 = /;base64$/i.test(uri.slice(0, Math.max(0, comma)));
  try {
    if (comma < 0) throw new SyntaxError('no comma');
    const text = isBase64 ? atob(uri.slice(comma + 1)) : decodeURIComponent(uri.slice(comma + 1));
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  } catch (cause) {
    throw new ImportError('gltf-bad-value', { where: `${where}.uri`, found: uri.slice(0, 40) }, { cause });
  }
}
