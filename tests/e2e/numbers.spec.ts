import type { Experiment, SceneMesh } from '../../web/page/model';
import { candidates } from '../../web/package/trace';
import { expect, test } from './support/app';
import { file, obj } from './support/meshes';
import { play, sceneOf } from './support/package';
import { text, written } from './support/text';
import { importMesh } from '../../web/mesh/import';

// The text is read, not the picture.
test.use({ drawn: false });

// Steps are looked at where they end; how the figures glide there is in play.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the stairs: every improvement and every row is what the package says, to the last bit', async ({ app, page }) => {
  const { mesh, experiment } = await sceneOf('stairs');
  const run = await play(mesh, experiment);
  const slide = run.tree(8).byAddress.get('f8.p0.s0')!;
  const rows = candidates(slide);
  const improved = rows.filter((row) => row.improved);

  // A path of its own: the contact of the frame's result, not of its trace.
  const { contactTime, contactTriangle } = run.frames[8]!.result;
  expect(improved.at(-1)!.time).toBe(contactTime[0]);
  expect(improved.at(-1)!.triangle).toBe(contactTriangle[0]);

  await app.digits(7);
  await app.goTo('f8.p0.s0');
  for (const row of improved) {
    await page.keyboard.press('g');
    await app.expectAddress(new RegExp(`^f8\\.p0\\.s0\\.t${row.test}\\.`));
    await app.expectSentence(new RegExp(`triangle ${row.triangle} is reached at t = ${row.time!.toFixed(7)}[,;]`));
    await expect.poll(() => app.time()).toBe(row.time);
  }

  await app.button('panel.table').click();
  for (const fold of await page.getByRole('button', { name: /back-facing|outside time/, expanded: false }).all()) {
    if ((await page.getByRole('table').getByRole('button').count()) < rows.length) await fold.click();
  }
  const table = await page.getByRole('table').getByRole('row').allInnerTexts();
  const shown = table.slice(1).map((line) => line.split('\t').map((cell) => cell.trim()));
  expect(shown.map(([test, triangle]) => `${test} ${triangle}`)).toEqual(
    rows.map((row) => `#${row.test} ${row.triangle}`),
  );
  shown.forEach(([, , interval, , time], at) => {
    const { enter, leave, time: t } = rows[at]!;
    expect(interval).toBe(enter === null ? '–' : `${written(enter.toFixed(4))} – ${written(leave!.toFixed(4))}`);
    expect(time).toBe(t === null ? '–' : t.toFixed(4));
  });
});

test('a whole run: where every frame ends', async ({ app }) => {
  const { mesh, experiment } = await sceneOf('start-overlapping');
  const run = await play(mesh, experiment);
  await app.openPreset('startOverlapping');
  await app.digits(17);
  for (const [frame, { result }] of run.frames.entries()) {
    await app.goTo(`f${frame}`);
    await app.expectAddress(`f${frame}`);
    const formula = app.inspector.getByRole('region', { name: text('formula.label') });
    for (const value of result.position) await expect(formula).toContainText(written(value));
  }
});

test('an uploaded mesh with an edited experiment: the same request, the same numbers', async ({ app }) => {
  await app.choose([file('slab.obj', obj())]);
  await app.option('import.up', 'import.up.y').click();
  await app.useImport();
  await app.type(app.axisField('radii', 'x'), '0.31');
  await app.type(app.axisField('radii', 'z'), '0.17');
  await expect.poll(() => app.vector('radii')).toEqual([0.31, expect.any(Number), 0.17]);
  await app.digits(17);
  await app.goTo('f0.p0.s0.nearest');
  await app.expectAddress('f0.p0.s0.nearest');

  const parsed = await importMesh({ name: 'slab.obj', bytes: new TextEncoder().encode(obj()) });
  const mesh: Pick<SceneMesh, 'positions' | 'indices'> = {
    positions: Float64Array.from(parsed.positions),
    indices: parsed.indices,
  };
  const { changes } = app.moment()!;
  const run = await play(mesh, changes as Experiment);
  expect((changes as Experiment).radii).toEqual(await app.vector('radii'));
  expect((changes as Experiment).start).toEqual(await app.vector('start'));
  const { contactTime, contactTriangle, position } = run.frames[0]!.result;
  await app.expectSentence(new RegExp(`triangle ${contactTriangle[0]}\\b`, 'i'));
  await app.expectSentence(new RegExp(`t = ${contactTime[0]!.toFixed(7)}`));
  await expect.poll(() => app.time()).toBe(contactTime[0]);
  await app.goTo('f0');
  const formula = app.inspector.getByRole('region', { name: text('formula.label') });
  for (const value of position) await expect(formula).toContainText(written(value));
});
