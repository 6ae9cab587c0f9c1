/** Row by row through the body of a PLY file. One reader for text, one for both byte orders; `ply.ts` sees no difference. */
import { PLY_SIZES } from './plyHeader';
import type { PlyElement, PlyHeader, PlyProperty, PlyType } from './plyHeader';
import { TextReader } from './textReader';
import { ImportError } from './types';
import type { WarningList } from './warnings';

export interface PlyRows {
  /** of the row just read: one number per property, a list's length for a list */
  readonly scalars: Float64Array;
  /** of the row just read: the kept list's items, valid up to `listLength` */
  readonly list: Float64Array;
  readonly listLength: number;
  /** bytes read so far */
  readonly position: number;
  /** the same, of the whole file */
  readonly fraction: number;
  /** Makes ready for the rows of an element. @throws ImportError when the file cannot hold that many */
  begin(element: PlyElement): void;
  /** The items of this property's list are wanted; other lists are passed over. */
  keepList(property: number): void;
  /** @throws ImportError when the row is not whole */
  readRow(row: number): void;
}

/** What both readers share: the current row. */
abstract class Rows {
  scalars = new Float64Array(0);
  list = new Float64Array(64);
  listLength = 0;
  protected element: PlyElement = { name: '', count: 0, properties: [] };
  protected kept = -1;

  keepList(property: number): void {
    this.kept = property;
  }

  protected beginRows(element: PlyElement): void {
    this.element = element;
    this.kept = -1;
    this.scalars = new Float64Array(element.properties.length);
  }

  protected growList(): void {
    const larger = new Float64Array(this.list.length * 2);
    larger.set(this.list);
    this.list = larger;
  }

  /** @throws ImportError for a length below zero or no whole number */
  protected checkedLength(length: number, row: number): number {
    if (length >= 0 && Number.isInteger(length)) return length;
    throw new ImportError('ply-list-length', {
      element: this.element.name,
      row: row + 1,
      found: Number.isNaN(length) ? '?' : String(length),
    });
  }
}

type ReadNumber = (view: DataView, offset: number) => number;

/** How to read each type, in the file's byte order. */
const readers = (little: boolean): Record<PlyType, ReadNumber> => ({
  int8: (view, offset) => view.getInt8(offset),
  uint8: (view, offset) => view.getUint8(offset),
  int16: (view, offset) => view.getInt16(offset, little),
  uint16: (view, offset) => view.getUint16(offset, little),
  int32: (view, offset) => view.getInt32(offset, little),
  uint32: (view, offset) => view.getUint32(offset, little),
  float32: (view, offset) => view.getFloat32(offset, little),
  float64: (view, offset) => view.getFloat64(offset, little),
});

interface Column {
  readonly read: ReadNumber;
  readonly size: number;
  readonly readCount?: ReadNumber;
  readonly countSize: number;
}

export class BinaryRows extends Rows implements PlyRows {
  position: number;
  private readonly view: DataView;
  private readonly readers: Record<PlyType, ReadNumber>;
  private columns: Column[] = [];

  constructor(bytes: Uint8Array, header: PlyHeader) {
    super();
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.readers = readers(header.format === 'binary_little_endian');
    this.position = header.bytes;
  }

  get fraction(): number {
    return this.position / this.view.byteLength;
  }

  begin(element: PlyElement): void {
    this.beginRows(element);
    this.columns = element.properties.map((property) => this.column(property));
    const smallestRow = this.columns.reduce(
      (sum, column) => sum + (column.readCount ? column.countSize : column.size),
      0,
    );
    this.need(smallestRow * element.count);
  }

  readRow(row: number): void {
    const { columns, view } = this;
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i];
      if (column.readCount) this.readList(i, column, column.readCount, row);
      else {
        this.need(column.size);
        this.scalars[i] = column.read(view, this.position);
        this.position += column.size;
      }
    }
  }

  private column({ type, countType }: PlyProperty): Column {
    return {
      read: this.readers[type],
      size: PLY_SIZES[type],
      readCount: countType && this.readers[countType],
      countSize: countType ? PLY_SIZES[countType] : 0,
    };
  }

  private readList(property: number, column: Column, readCount: ReadNumber, row: number): void {
    this.need(column.countSize);
    const length = this.checkedLength(readCount(this.view, this.position), row);
    this.position += column.countSize;
    this.need(length * column.size);
    this.scalars[property] = length;
    if (property === this.kept) {
      // Known to be in the file by now.
      while (this.list.length < length) this.growList();
      this.listLength = length;
      for (let i = 0; i < length; i++) this.list[i] = column.read(this.view, this.position + i * column.size);
    }
    this.position += length * column.size;
  }

  /** @throws ImportError `truncated` unless this many bytes are left */
  private need(bytes: number): void {
    const promised = this.position + bytes;
    if (promised > this.view.byteLength) throw new ImportError('truncated', { promised, found: this.view.byteLength });
  }
}

export class AsciiRows extends Rows implements PlyRows {
  private readonly reader: TextReader;

  constructor(
    private readonly bytes: Uint8Array,
    header: PlyHeader,
    private readonly warnings: WarningList,
  ) {
    super();
    this.reader = new TextReader(bytes, header.bytes);
    this.reader.line = header.lines + 1;
  }

  get position(): number {
    return this.reader.position;
  }

  get fraction(): number {
    return this.reader.position / this.bytes.length;
  }

  begin(element: PlyElement): void {
    this.beginRows(element);
  }

  /** One line, empty ones aside. What the line has beyond the declared properties is passed over with a warning. */
  readRow(row: number): void {
    const { reader, element } = this;
    if (!reader.findWord())
      throw new ImportError('truncated-rows', { element: element.name, promised: element.count, found: row });
    element.properties.forEach((property, i) => {
      this.scalars[i] = this.readNumber(row);
      if (property.countType) this.readItems(this.checkedLength(this.scalars[i], row), i === this.kept, row);
    });
    if (reader.hasWord()) this.warnings.add('rows-too-long', 1, { element: element.name, line: reader.line });
    reader.nextLine();
  }

  /** The list's room grows as items arrive; its length is only a claim. */
  private readItems(length: number, keep: boolean, row: number): void {
    if (keep) this.listLength = length;
    for (let i = 0; i < length; i++) {
      const item = this.readNumber(row);
      if (!keep) continue;
      if (i === this.list.length) this.growList();
      this.list[i] = item;
    }
  }

  private readNumber(row: number): number {
    if (!this.reader.hasWord()) throw this.endsEarly(row);
    const { line } = this.reader;
    const value = this.reader.readNumber();
    if (!Number.isFinite(value) && this.element.name === 'vertex')
      this.warnings.add('vertices-unreadable', 1, { line });
    return value;
  }

  /** The last line of a cut-off file, or a line with too few numbers inside. */
  private endsEarly(row: number): ImportError {
    const { element, reader, bytes } = this;
    const lastLine = !bytes.subarray(reader.position).some((byte) => byte > 32);
    if (lastLine)
      return new ImportError('truncated-rows', { element: element.name, promised: element.count, found: row });
    return new ImportError('ply-row-short', { element: element.name, line: reader.line });
  }
}
