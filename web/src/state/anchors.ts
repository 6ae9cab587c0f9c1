/**
 * Parts of the page that have an address of their own, which is no moment's: `#grounding`, or `#grounding=<statement>`.
 *
 * Their entry in the history stays what it is: moments are pushed onto it and never written over it. Closing such a part goes back to
 * the moment it was opened at. How far back that is stands in the entry's mark, so that a reload knows it too.
 */
import { Newest } from './latest';
import type { LinkPort } from './link';
import * as store from './store';

const name = 'grounding';

export interface Anchor {
  readonly dialog: typeof name;
  /** what in it is meant; whoever shows it knows whether there is such a thing */
  readonly at: string | null;
}

/** What a fragment names, if it names such a part. */
export function readAnchor(fragment: string): Anchor | null {
  const found = /^#grounding(?:=(.*))?$/.exec(fragment);
  return found && { dialog: name, at: found[1] || null };
}

export function anchorFragment(at: string | null): string {
  return at === null ? `#${name}` : `#${name}=${at}`;
}

/** What the keeper of the link does about them. */
interface Writer {
  /** Brings the present entry up to date. */
  flush(): void;
  /** Writes the present moment over an entry that has been cleared. */
  writeOver(): void;
  /** Puts the present moment on top. */
  push(): void;
}

export class Anchors {
  /** mark of the entry that was here last; null: a moment's. 0: nothing of this page lies behind it. */
  private latest: number | null = 0;
  private readonly leaving = new Newest();

  constructor(
    private readonly port: LinkPort,
    private readonly writer: Writer,
  ) {}

  /** The present entry is not a moment's. */
  get here(): boolean {
    return readAnchor(this.port.read()) !== null;
  }

  /** The entry that was here when this was last told of one is not a moment's. */
  get wasHere(): boolean {
    return this.latest !== null;
  }

  /** Opens what the address names, closes what it names no more. */
  follow(): void {
    const fragment = this.port.read();
    const anchor = readAnchor(fragment);
    if (!anchor) {
      this.latest = null;
      if (store.dialog.value === name) store.dialog.value = null;
      return;
    }
    // Typed, or followed from elsewhere: the browser made the entry.
    if (this.port.mark() === null) this.port.write(fragment, 'replace', this.onTop());
    this.latest = this.port.mark();
    store.statement.value = anchor.at;
    store.dialog.value = anchor.dialog;
  }

  /** A moment was pushed or written. */
  passed(): void {
    this.latest = null;
  }

  open(): void {
    this.writer.flush();
    this.port.write(anchorFragment(null), 'push', this.here ? this.onTop() : 1);
    this.follow();
  }

  close(): void {
    store.dialog.value = null;
    if (!this.here) return;
    const back = this.port.mark() ?? 0;
    if (back > 0) return this.port.back(back);
    this.port.write('#', 'replace');
    this.writer.writeOver();
  }

  /**
   * Leaves for a moment; Back returns here, to what is named.
   * @param open shows the moment, as a jump
   */
  async leaveFor(at: string, open: () => Promise<unknown>): Promise<void> {
    const leaving = this.leaving.begin();
    if (this.here) this.port.write(anchorFragment(at), 'replace', this.port.mark() ?? 0);
    store.statement.value = at;
    store.dialog.value = null;
    await open();
    // It could not be had, and the page is what it was; the message is on it.
    if (!leaving.aborted && this.here && store.dialog.value !== name) this.writer.push();
  }

  private onTop(): number {
    if (this.latest === null) return 1;
    return this.latest === 0 ? 0 : this.latest + 1;
  }
}
