/** Paints the mesh cut open or as glass, in the page's figures, in films and in pictures: all of them have their mesh painted here last. */
import { Vector4, type RawShaderMaterial } from 'three';
import { sceneOrigin } from '../../../scene/derived';
import { div, dot, length } from '../../../../mesh/geometry/vec';
import { guests } from '../../../scene/guests';
import type { Pane } from '../../../scene/pane';
import type { MeshLook } from '../../../scene/surface/look';
import { drawnMesh } from '../../../model/parts/states';
import { meshState } from '../../../core/store';
import { shownHalf, shownPart, type HalfSpace } from './cut';
import { cutNow, standOf, xrayNow } from './seeing';
import { seenFacesFragment, seenFacesVertex, seenLinesVertex } from './shaders';

const prepared = new WeakSet<MeshLook>();

export function seeInto(): void {
  guests.paint = paint;
  guests.shown = (pane, eye, ahead) => {
    const half = halfOf(pane);
    return half ? shownPart(half, eye, ahead) : [eye, Infinity];
  };
}

function halfOf({ cameraSpace, rig }: Pane): HalfSpace | null {
  const mesh = meshState.value?.mesh;
  const cut = cutNow.value;
  return mesh && cut ? shownHalf(cut, drawnMesh(mesh).bounds, standOf({ cameraSpace, pose: rig.pose })) : null;
}

function paint(look: MeshLook, pane: Pane): void {
  const half = halfOf(pane);
  const glass = xrayNow.value;
  if (!half && !glass && !prepared.has(look)) return;
  prepare(look);
  for (const material of [look.faces, look.candidates, look.lines]) {
    const { uniforms } = material;
    uniforms.cutting!.value = half ? 1 : 0;
    if (!half) continue;
    uniforms.cut!.value.set(...half.normal, half.offset - dot(half.normal, sceneOrigin()));
    // Lengths of the figure, as the shader's others are.
    uniforms.cut!.value.divideScalar(length(div(half.normal, pane.space.factor)));
  }
  for (const material of [look.faces, look.candidates]) {
    material.uniforms.glass!.value = glass ? 1 : 0;
    material.transparent = glass;
    // What is seen through hides nothing, neither glyphs nor the faces behind it.
    material.depthWrite = !glass;
  }
}

function prepare(look: MeshLook): void {
  if (prepared.has(look)) return;
  prepared.add(look);
  for (const material of [look.faces, look.candidates]) {
    material.vertexShader = seenFacesVertex(material.vertexShader);
    material.fragmentShader = seenFacesFragment(material.fragmentShader);
    renew(material, { glass: { value: 0 } });
  }
  look.lines.vertexShader = seenLinesVertex(look.lines.vertexShader);
  renew(look.lines, {});
}

function renew(material: RawShaderMaterial, more: RawShaderMaterial['uniforms']): void {
  Object.assign(material.uniforms, { cut: { value: new Vector4() }, cutting: { value: 0 } }, more);
  material.needsUpdate = true;
}
