/** Five lamps: the loop that holds the parts together. */
import { loadSolver } from 'sweepscope';
import { Vector3 } from 'three';
import { approach, Character, frameSeconds, radii } from './character';
import { Controls } from './controls';
import { makeFigure } from './figure';
import { FollowCamera } from './followCamera';
import { Lamps } from './lamps';
import { loadLevel } from './level';
import { makeStage, seaLevel } from './stage';

const element = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
/** Frames that are made up for at most, where a picture took long. */
const mostFrames = 8;

async function play(): Promise<void> {
  const { renderer, scene, camera } = makeStage(element<HTMLCanvasElement>('view'));
  const solver = await loadSolver();
  const level = await loadLevel(solver, new URL('./level.glb', import.meta.url).href);
  const character = new Character(solver, level.collision);
  const view = new FollowCamera(solver, level.collision);
  const controls = new Controls(element('view'), element('stick'), element('jump'));
  const lamps = new Lamps(level.lamps);
  const figure = makeFigure();
  scene.add(level.scene, figure, lamps.group);

  const say = () => {
    const all = lamps.found === lamps.count ? 'All found. Into the sea for another round!' : '';
    element('found').textContent = all || `${lamps.found} of ${lamps.count} found`;
  };
  const begin = () => {
    character.place(level.start.x, level.start.y, level.start.z);
    view.yaw = 0;
    if (lamps.found === lamps.count) lamps.again();
    say();
  };

  const wish = { x: 0, z: 0, jump: false };
  const head = new Vector3();
  let last = performance.now();
  let behind = 0;

  const draw = (now: number) => {
    const seconds = Math.min((now - last) / 1000, mostFrames * frameSeconds);
    last = now;
    controls.read(seconds);
    view.turn(controls.yaw, controls.pitch);
    controls.yaw = controls.pitch = 0;

    // The game goes at its own pace, so it is the same on every screen.
    for (behind += seconds; behind >= frameSeconds; behind -= frameSeconds) {
      const sin = Math.sin(view.yaw);
      const cos = Math.cos(view.yaw);
      wish.x = controls.right * cos - controls.ahead * sin;
      wish.z = -controls.right * sin - controls.ahead * cos;
      wish.jump = controls.jump;
      controls.jump = false;
      character.step(wish);
      if (controls.ahead !== 0 || controls.right !== 0) view.follow(character.heading, frameSeconds);
      if (character.centre[1] < seaLevel) begin();
    }

    // The picture is between the last two frames.
    const share = behind / frameSeconds;
    const { centre, before } = character;
    for (let k = 0; k < 3; k++) figure.position.setComponent(k, before[k] + (centre[k] - before[k]) * share);
    figure.rotation.y = approach(character.headingBefore, character.heading, share);
    head.copy(figure.position);
    head.y += radii[1] * 0.6;
    if (lamps.look(figure.position, seconds, now / 1000)) say();
    view.place(camera, head, seconds);
    renderer.render(scene, camera);
  };
  begin();
  renderer.setAnimationLoop(draw);
  // For the browser's console, and for tests: game.character.centre, game.level.collision.report …
  Object.assign(globalThis, { game: { solver, level, character, view, lamps } });
}

play().catch((error: Error) => {
  element('found').textContent = `The game cannot start. ${error.message}`;
  throw error;
});
