/** Mounts the figures behind the panes of a view, and takes them away with it. The scene is a chunk of its own; a study's comes with it. */
import { useEffect } from 'preact/hooks';
import type { MountedStage } from '../../model/stage';
import { rooms } from '../../core/rooms';
import { study } from '../../core/store';
import { studyPanels } from '../../core/study/slot';

export type ElementRef<E> = { readonly current: E | null };

export interface StageElements {
  readonly canvas: ElementRef<HTMLCanvasElement>;
  readonly world: ElementRef<HTMLElement>;
  readonly ellipsoid: ElementRef<HTMLElement>;
}

/**
 * @param mounted called once the figures are there; what it returns is called before they go
 * @param pixels of the canvas for each of the page; paper wants more than a screen
 */
export function useStage(
  { canvas, world, ellipsoid }: StageElements,
  mounted?: (stage: MountedStage) => () => void,
  pixels?: number,
) {
  useEffect(() => {
    let stage: MountedStage | null = null;
    let leave: (() => void) | undefined;
    let gone = false;
    const own = study.peek() ? studyPanels.peek() : null;
    void (own ? Promise.resolve(own) : rooms.stage()).then(({ mountStage }) => {
      if (gone || !canvas.current || !world.current || !ellipsoid.current) return;
      stage = mountStage(canvas.current, { world: world.current, ellipsoid: ellipsoid.current }, pixels);
      leave = mounted?.(stage);
    });
    return () => {
      gone = true;
      leave?.();
      stage?.dispose();
    };
    // The elements are those of the first picture for good, and so is what is done with them.
  }, []);
}
