/** What a mesh is called: those of the presets in the language of the page, files as they are. */
import type { SceneMesh } from '../model';
import { keyOf } from '../base/i18n/keyOf';
import { knows, t } from '../base/i18n/messages';

export function meshName({ name, source }: SceneMesh): string {
  const key = source === 'preset' ? `mesh.called.${keyOf(name)}` : '';
  return knows(key) ? t(key) : name;
}
