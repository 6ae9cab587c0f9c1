/**
 * Parts of the page whose address is not a moment's: `#grounding`, or `#grounding=<statement>`, and the course, `#learn` or `#learn=<place in it>`;
 * an imported tour is a place in the course, `#tour=<tour>.<stop>`; the level audit, `#audit`, or `#audit?<its level and settings>`.
 *
 * Their history entry is never overwritten: moments are pushed onto it. Closing such a part goes back to the moment it was opened at. The entry's
 * mark has the distance to it, so that a reload knows it too.
 */
import { Newest } from '../../base/latest';
import { enterRoom } from '../session/courseLoan';
import type { LinkPort } from './link';
import * as store from '../store';

type AnchorPart = 'grounding' | 'learn' | 'audit';

export interface Anchor {
  readonly part: AnchorPart;
  /** the place in it; the part itself checks whether it exists */
  readonly at: string | null;
}

/** The part that a fragment names, if any. */
export function readAnchor(fragment: string): Anchor | null {
  if (/^#tour=./.test(fragment)) return { part: 'learn', at: fragment.slice(1) };
  const [, part, at] = /^#(grounding|learn|audit)(?:[=?](.*))?$/.exec(fragment) ?? [];
  return part === undefined ? null : { part: part as AnchorPart, at: at || null };
}

/** Whether a fragment leads to another room than the workbench. */
export function namesRoom(fragment: string): boolean {
  const part = readAnchor(fragment)?.part;
  return part === 'learn' || part === 'audit';
}

export function anchorFragment(part: AnchorPart, at: string | null): string {
  if (at?.startsWith('tour=')) return `#${at}`;
  return at === null ? `#${part}` : `#${part}${part === 'audit' ? '?' : '='}${at}`;
}

/** The handling of these parts by the writer of the link. */
interface Writer {
  /** Updates the present entry. */
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
  /** the level that the audit opened by itself, without a request */
  brought: unknown = null;

  constructor(
    private readonly port: Omit<LinkPort, 'write'>,
    private readonly writeEntry: LinkPort['write'],
    private readonly writer: Writer,
  ) {}

  /** The present entry is not a moment's. */
  get here(): boolean {
    return readAnchor(this.port.read()) !== null;
  }

  /** The present entry is the level audit's: what is opened there is the workbench's as well. */
  get audits(): boolean {
    return readAnchor(this.port.read())?.part === 'audit';
  }

  /** The level audit's part of the address; null: none, or it is another part's. */
  get audited(): string | null {
    return this.audits ? readAnchor(this.port.read())!.at : null;
  }

  /** Updates the address of the level audit, if it is the present one. */
  sayAudited(at: string | null): void {
    if (this.audits) this.writeEntry(anchorFragment('audit', at), 'replace', this.port.mark() ?? 0);
  }

  /** The entry at the time of the last call is not a moment's. */
  get wasHere(): boolean {
    return this.latest !== null;
  }

  /** Opens what the address names, closes what it names no more. */
  follow(): void {
    const fragment = this.port.read();
    const anchor = readAnchor(fragment);
    if (!anchor) {
      this.latest = null;
      this.leave();
      return;
    }
    // Typed, or followed from elsewhere: the browser made the entry.
    if (this.port.mark() === null) this.writeEntry(fragment, 'replace', this.onTop());
    this.latest = this.port.mark();
    if (anchor.part !== 'grounding') {
      if (anchor.part === 'learn') store.lesson.value = anchor.at;
      enterRoom(anchor.part);
      store.dialog.value = null;
      return;
    }
    enterRoom('workbench');
    store.statement.value = anchor.at;
    store.dialog.value = 'grounding';
  }

  /** A moment was pushed or written. */
  passed(): void {
    this.latest = null;
    enterRoom('workbench');
  }

  open(): void {
    this.writer.flush();
    this.writeEntry(anchorFragment('grounding', null), 'push', this.here ? this.onTop() : 1);
    this.follow();
  }

  /** Goes to another room, and to a place in it. @param how 'push': a new history entry */
  enter(part: 'learn' | 'audit', at: string | null, how: 'push' | 'replace'): void {
    const inside = readAnchor(this.port.read())?.part === part;
    if (!inside) this.writer.flush();
    this.writeEntry(anchorFragment(part, at), how, this.here ? this.onTop() : 1);
    this.follow();
  }

  private leave(): void {
    if (store.dialog.value === 'grounding') store.dialog.value = null;
    enterRoom('workbench');
  }

  close(): void {
    store.dialog.value = null;
    if (!this.here) return;
    const back = this.port.mark() ?? 0;
    if (back > 0) return this.port.back(back);
    this.writeEntry('#', 'replace');
    this.writer.writeOver();
  }

  /**
   * Leaves for a moment; Back returns here, to what is named.
   * @param open shows the moment, as a jump
   */
  async leaveFor(at: string, open: () => Promise<unknown>): Promise<void> {
    const leaving = this.leaving.begin();
    if (this.here) this.writeEntry(anchorFragment('grounding', at), 'replace', this.port.mark() ?? 0);
    store.statement.value = at;
    store.dialog.value = null;
    await open();
    // It could not be had, and the page is what it was; the message is on it.
    if (!leaving.aborted && this.here && store.dialog.value !== 'grounding') this.writer.push();
  }

  private onTop(): number {
    if (this.latest === null) return 1;
    return this.latest === 0 ? 0 : this.latest + 1;
  }
}
