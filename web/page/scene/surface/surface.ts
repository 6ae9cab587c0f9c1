import type { Object3D } from 'three';
import type { Figure } from '../layers/layer';
import type { Palette } from '../../base/palette';

/**
 * Something that lives on the GPU and is drawn in both panes: mesh, candidates, broad-phase boxes. Its buffers hold world
 * coordinates about the mesh's centre; a pane's space is its transform, so morphing and scrubbing touch no buffer.
 */
export interface Surface {
  readonly object: Object3D;
  /** Brings buffers up to date with the moment; cheap when nothing it shows has changed. */
  update(figure: Figure): void;
  /** Makes another portion ready, where it does not go by itself. @returns true while there is more */
  grow?(): boolean;
  /** Takes the colours of another theme; what is painted by a shared material has none of its own. */
  repaint?(palette: Palette): void;
  dispose(): void;
}
