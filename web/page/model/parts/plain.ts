/** A mesh without what was said of the parts of its file: its triangles are others. */
import type { SceneMesh } from '..';

export const withoutParts = ({ whole: _, table: __, choice: ___, look: ____, ...mesh }: SceneMesh): SceneMesh => mesh;
