/** The browser's file dialog, for meshes and what belongs to them. */
import { actions } from '../../core/actions';

const accepted =
  '.glb,.gltf,.obj,.stl,.ply,.off,.3mf,.dae,.fbx,.vrm,.zip,.bin,.mtl,.png,.jpg,.jpeg,.json,.sweeptour,.sweeptape';

export function chooseFiles(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = accepted;
  input.addEventListener('change', () => {
    if (input.files?.length) void actions.openFiles([...input.files]);
  });
  input.click();
}
