/** What is saved of a study that was never answered opens the same study when it is dropped on the page; what was edited is refused. */
import { describe, expect, it } from 'vitest';
import { floorAndWall } from '../../../support/pageState';
import { nothing, studyPage } from '../../../support/studyPage';

const { stuckFiles } = await import('../../../../web/page/export/stuckInput');
const { openFiles } = await import('../../../../web/page/app/openFiles');
const { openFrameFile } = await import('../../../../web/page/export/frameFile');
const { readStudyInput } = await import('../../../../web/page/export/stuckStudy');
const store = await import('../../../../web/page/core/store');
const { usualPatience } = await import('../../../../web/page/model/jobs');
const { loadStudy } = await import('../../../../web/page/model/study/modules');
const { studyIds } = await import('../../../../web/page/model/study/registry.gen');
const { encodeSettings, initialSettings } = await import('../../../../web/page/model/study/settings');

async function saved(id: (typeof studyIds)[number], mesh = null as ReturnType<typeof floorAndWall> | null) {
  const { study } = await loadStudy[id]();
  const settings = { ...initialSettings(study.schema), ...study.presets.at(-1)!.settings };
  const more = { study: study.schema.number, settings: [...encodeSettings(study.schema, settings)] };
  const input = { ...(mesh && { mesh }), more };
  const files = await stuckFiles({ kind: 'study', name: 'floor.obj', patience: usualPatience, input });
  return { study, settings, files };
}

function page() {
  const made = studyPage();
  const opener = { openPresetAt: async () => false };
  const parts = { session: made.session, opener, firstPreset: '', goTo: async () => {}, compare: async () => {} };
  return { ...made, parts: parts as never };
}

describe('the input of a study', () => {
  it.each(studyIds.filter((id) => Object.hasOwn(loadStudy, id) && id !== nothing.id))(
    '%s is named with what it is set to, and opens again',
    async (id) => {
      const { study, settings, files } = await saved(id, null);
      expect(files).toHaveLength(1);
      const text = await files[0]!.content.text();
      expect(JSON.parse(text)).toMatchObject({ format: 'sweepscope-input', job: 'study', study: id, mesh: null });
      const { room, session, parts } = page();
      // What needs a mesh has that of the scene.
      if (study.schema.mesh === 'needed') return expect(readStudyInput(text)?.study?.id).toBe(id);
      expect(await openFrameFile(parts, new File([text], 'floor-study.json'))).toBe(true);
      expect(store.failure.value).toBeNull();
      expect(store.study.value!.module.id).toBe(id);
      expect(store.study.value!.run.settings).toEqual(settings);
      expect([room.wanted, session.loaded]).toEqual([settings, null]);
    },
  );

  it('has its mesh inside, or beside it where it is large', async () => {
    const mesh = floorAndWall();
    const { files } = await saved('height_field', mesh);
    expect(files).toHaveLength(1);
    const moment = readStudyInput(await files[0]!.content.text())!;
    expect(moment.mesh!.inline).toEqual({ positions: [...mesh.positions], indices: [...mesh.indices] });
    const large = { ...mesh, indices: Uint32Array.from({ length: 3 * 5001 }, (_, at) => at % 3) };
    const both = (await saved('height_field', large)).files;
    expect(both.map(({ name }) => name)).toEqual(['floor-study.json', 'floor.ply']);
    expect(readStudyInput(await both[0]!.content.text())!.mesh).toMatchObject({ name: 'floor', inline: null });
  });

  it.each([
    ['no study', { study: 0, settings: [] }],
    ['settings that are none of it', { study: 1, settings: Array.from({ length: 500 }, () => 7) }],
  ])('of %s is saved as it is, and its mesh beside it', async (_, more) => {
    const mesh = floorAndWall();
    const files = await stuckFiles({
      kind: 'study',
      name: 'floor.obj',
      patience: usualPatience,
      input: { mesh, more },
    });
    expect(files.map(({ name }) => name)).toEqual(['floor-study.json', 'floor.ply']);
    expect(JSON.parse(await files[0]!.content.text())).toEqual({ format: 'sweepscope-input', job: 'study', ...more });
  });

  it('that was edited into something else is refused by name', async () => {
    const { files } = await saved('boxes');
    const whole = JSON.parse(await files[0]!.content.text()) as Record<string, unknown>;
    for (const [change, key] of [
      [{ study: 'nowhere' }, 'export.file.damaged'],
      [{ study: '__proto__' }, 'export.file.damaged'],
      [{ settings: { constructor: 1 } }, 'export.file.damaged'],
      [{ settings: { half: [Infinity] } }, 'export.file.damaged'],
      [{ mesh: { name: 7 } }, 'export.file.damaged'],
      [{ version: 2 }, 'export.file.newer'],
    ] as const) {
      const text = JSON.stringify({ ...whole, ...change });
      expect(() => readStudyInput(text), JSON.stringify(change)).toThrow(key);
    }
    expect(readStudyInput(JSON.stringify({ ...whole, job: 'prove' }))).toBeNull();
    expect(readStudyInput('{"positions": []}')).toBeNull();
  });

  it('with a setting that the study refuses says so, and what was open stays', async () => {
    const { files } = await saved('boxes');
    const whole = JSON.parse(await files[0]!.content.text()) as Record<string, unknown>;
    const { parts } = page();
    const file = new File([JSON.stringify({ ...whole, settings: { nothing_of_it: 1 } })], 'edited.json');
    expect(await openFrameFile(parts, file)).toBe(true);
    expect(store.failure.value).toMatchObject({ text: { key: 'study.problem.unknown' } });
    expect(store.study.value).toBeNull();
  });

  it('dropped together with its mesh is opened first, and the mesh after it; any other text is part of the mesh', async () => {
    const { files } = await saved('boxes');
    const told = new File([files[0]!.content], files[0]!.name);
    const mesh = new File(['v 0 0 0'], 'floor.obj');
    const { parts } = page();
    const opened: string[][] = [];
    const open = async (files: readonly File[]) => {
      const rest = await openFiles(parts, { wanted: () => true, learn: () => {} }, files);
      if (rest.length > 0) opened.push(rest.map(({ name }) => name));
    };
    await open([mesh, told]);
    expect(opened).toEqual([['floor.obj']]);
    expect(store.study.value!.module.id).toBe('boxes');
    await open([mesh, new File(['{}'], 'other.json')]);
    expect(opened.at(-1)).toEqual(['floor.obj', 'other.json']);
    await open([mesh, new File(['{"format": "sweepscope-input", "version": 9}'], 'newer.json')]);
    expect(store.failure.value).toMatchObject({ text: { key: 'export.file.newer' } });
    expect(opened).toHaveLength(2);
    await open([told]);
    await open([mesh]);
    expect(opened.slice(2)).toEqual([['floor.obj']]);
  });

  it('a message of what was opened before is not taken for one of this', async () => {
    const { parts } = page();
    const opened: string[][] = [];
    const open = async (files: readonly File[]) => {
      const rest = await openFiles(parts, { wanted: () => true, learn: () => {} }, files);
      if (rest.length > 0) opened.push(rest.map(({ name }) => name));
    };
    const stale = (key: 'export.file.damaged' | 'link.fileGone') =>
      (store.failure.value = { title: { key: 'failure.import.title' }, text: { key }, detail: '' });
    const mesh = new File(['{"positions": []}'], 'mesh.json');
    stale('export.file.damaged');
    await open([mesh]);
    stale('export.file.damaged');
    await open([new File(['v 0 0 0'], 'part.obj'), new File(['{}'], 'package.json')]);
    expect(opened).toEqual([['mesh.json'], ['part.obj', 'package.json']]);
    const { files } = await saved('boxes');
    stale('export.file.damaged');
    await open([new File([files[0]!.content], files[0]!.name), new File(['ply'], 'floor.ply')]);
    expect(opened.at(-1)).toEqual(['floor.ply']);
    // The other way round: what is wrong now is to be read, whatever was before.
    stale('link.fileGone');
    await open([new File(['{"format": "sweepscope-input", "version": 9}'], 'newer.json'), new File([''], 'a.ply')]);
    expect(store.failure.value).toMatchObject({ text: { key: 'export.file.newer' } });
    expect(opened).toHaveLength(3);
  });
});
