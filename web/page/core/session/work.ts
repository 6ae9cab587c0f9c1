/** Says that something is being computed, once it takes long enough to be asked about. One frame may take minutes, and tells nothing before it is done. */
import { progress } from '../store';

/** milliseconds */
const patience = 400;

export class Work {
  private latest: { readonly name: string; readonly begun: number } | null = null;

  /** @returns to be called when it is done. What it showed goes with `attempt`: what came of it is not shown yet. */
  begin(name: string): () => void {
    const work = (this.latest = { name, begun: performance.now() });
    const late = setTimeout(() => this.latest === work && this.show(0), patience);
    return () => {
      clearTimeout(late);
      if (this.latest === work) this.latest = null;
    };
  }

  reached(fraction: number): void {
    if (this.latest && performance.now() - this.latest.begun > patience) this.show(fraction);
  }

  /** Nobody waits for it any more. */
  end(): void {
    this.latest = null;
  }

  private show(fraction: number): void {
    if (this.latest) progress.value = { name: this.latest.name, stage: 'build', fraction, again: true };
  }
}
