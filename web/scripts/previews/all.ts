/** The previews of all presets, run by the real solver. */
import { loadSolver, type Mesh } from 'sweepscope';
import type { Preset } from '../../page/presets';
import { presets } from '../../page/presets/all';
import { moveOptions, moveRequest, summarize } from '../../page/solver/moves';
import type { Experiment, FrameSummary } from '../../page/model';
import { frameOf } from '../../package/trace/address';
import { drawPreview, type Theme, themes, tile } from './picture';

export { presets, themes, tile };

export async function previewOf(preset: Preset): Promise<Readonly<Record<Theme, Uint8Array>>> {
  const { mesh, experiment, address } = await preset.load();
  const solver = await loadSolver();
  const made = solver.createMesh(mesh.positions, mesh.indices);
  try {
    const frames = play(made, experiment);
    const scene = { mesh, radii: experiment.radii, frames, frame: frameOf(address) };
    return { dark: drawPreview(scene, 'dark'), light: drawPreview(scene, 'light') };
  } finally {
    made.dispose();
  }
}

function play(mesh: Mesh, experiment: Experiment): FrameSummary[] {
  const options = moveOptions(experiment);
  let { start } = experiment;
  return experiment.inputs.map((input, frame) => {
    const summary = summarize(mesh.moveMany(moveRequest(start, input, experiment.radii), options), frame, start, input);
    start = summary.end;
    return summary;
  });
}

/** The presets' texts, without their scenes. */
export function list(): object[] {
  return presets.map(({ load: _scene, ...about }) => about);
}

/** All tiles one below the other, a picture for each theme. */
export async function sprite() {
  const tiles: Readonly<Record<Theme, Uint8Array>>[] = [];
  for (const preset of presets) tiles.push(await previewOf(preset));
  const sheetOf = (theme: Theme): Uint8Array => {
    const pixels = new Uint8Array(tiles.reduce((size, each) => size + each[theme].length, 0));
    tiles.forEach((each, at) => pixels.set(each[theme], at * each[theme].length));
    return pixels;
  };
  const sheets = themes.map((theme) => ({ theme, pixels: sheetOf(theme) }));
  return { ids: presets.map(({ id }) => id), sheets, width: tile.width, height: tile.height * tiles.length };
}
