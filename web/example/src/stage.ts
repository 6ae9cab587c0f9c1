/** Sun, sky, sea and the renderer. */
import {
  ACESFilmicToneMapping,
  CircleGeometry,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';

const sky = 0xbfe3ea;
/** Height of the water. */
export const seaLevel = -0.85;

export function makeStage(canvas: HTMLCanvasElement) {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.05;

  const scene = new Scene();
  scene.background = new Color(sky);
  scene.fog = new Fog(sky, 30, 110);
  scene.add(new HemisphereLight(0xdff1ff, 0xb99f78, 1.7), makeSun(), makeSea());

  const camera = new PerspectiveCamera(55, 1, 0.1, 200);
  const fit = () => {
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(innerWidth, innerHeight, false);
    camera.aspect = innerWidth / innerHeight;
    camera.updateProjectionMatrix();
  };
  addEventListener('resize', fit);
  fit();
  return { renderer, scene, camera };
}

function makeSun(): DirectionalLight {
  const sun = new DirectionalLight(0xfff0d6, 2.9);
  sun.position.set(14, 24, 12);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.normalBias = 0.03;
  Object.assign(sun.shadow.camera, { left: -22, right: 22, top: 22, bottom: -22, near: 1, far: 70 });
  return sun;
}

function makeSea(): Mesh {
  const sea = new Mesh(new CircleGeometry(160, 48), new MeshStandardMaterial({ color: 0x4fb3bf, roughness: 0.35 }));
  sea.rotation.x = -Math.PI / 2;
  sea.position.y = seaLevel;
  return sea;
}
