import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileAt, fileOfText, filesOf } from '../../../../web/page/core/files/fileSources';

/** Entries as browsers give them: a folder hands out its content in parts, each once. */
function fileEntry(path: string, size = 1): FileSystemEntry {
  const file = new File(['x'.repeat(Math.min(size, 10))], path.split('/').at(-1)!);
  Object.defineProperty(file, 'size', { value: size });
  return {
    isDirectory: false,
    name: file.name,
    fullPath: path,
    file: (take: (f: File) => void) => take(file),
  } as never;
}
function folderEntry(path: string, inside: FileSystemEntry[], part = 2): FileSystemEntry {
  const createReader = () => {
    let at = 0;
    return { readEntries: (take: (e: FileSystemEntry[]) => void) => take(inside.slice(at, (at += part))) };
  };
  return { isDirectory: true, name: path.split('/').at(-1)!, fullPath: path, createReader } as never;
}

describe('a dropped folder', () => {
  it('gives all files with their paths, without pictures and hidden ones', async () => {
    const inside = ['a.gltf', 'a.bin', '.DS_Store', 'wood.PNG', 'b.obj'].map((name) => fileEntry(`/level/${name}`));
    const files = await filesOf([
      folderEntry('/level', [...inside, folderEntry('/level/sub', [fileEntry('/level/sub/c.mtl')])]),
    ]);
    expect(files.map((file) => file.name)).toEqual(['level/a.gltf', 'level/a.bin', 'level/b.obj', 'level/sub/c.mtl']);
  });
  it('ends at its limits, with the numbers', async () => {
    const many = Array.from({ length: 3000 }, (_, i) => fileEntry(`/f/${i}.obj`));
    await expect(filesOf([folderEntry('/f', many, 100)])).rejects.toMatchObject({ code: 'folder-too-many' });
    let deep = fileEntry('/x.obj');
    for (let i = 0; i < 20; i++) deep = folderEntry('/d', [deep]);
    await expect(filesOf([deep])).rejects.toMatchObject({ code: 'folder-too-many' });
    const large = [fileEntry('/a.stl', 8e8), fileEntry('/b.stl', 8e8)];
    await expect(filesOf([folderEntry('/f', large)])).rejects.toMatchObject({
      code: 'folder-too-large',
      details: { bytes: 1.6e9 },
    });
    await expect(filesOf([folderEntry('/f', [])])).rejects.toMatchObject({
      code: 'folder-empty',
      details: { files: 0 },
    });
  });
});

it('pasted text becomes a file that its content names', async () => {
  expect(await fileOfText('v 0 0 0').text()).toBe('v 0 0 0');
});

describe('a mesh in the address', () => {
  afterEach(() => vi.unstubAllGlobals());
  const page = 'https://here.example/app/?mesh=x';

  it('is fetched from where the page is from', async () => {
    const fetched = vi.fn(async (_: URL) => new Response('v 0 0 0'));
    vi.stubGlobal('fetch', fetched);
    const file = await fileAt('levels/my%20arena.obj?v=2', page);
    expect([file.name, await file.text()]).toEqual(['my arena.obj', 'v 0 0 0']);
    expect(fetched.mock.calls[0]![0].href).toBe('https://here.example/app/levels/my%20arena.obj?v=2');
  });
  it.each([
    'https://elsewhere.example/a.glb',
    '//elsewhere.example/a.glb',
    'data:,v',
    'blob:https://x/1',
    'http://here.example/a.obj',
    'file:///etc/passwd',
    'https://',
  ])('is fetched from nowhere else: %s', async (address) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    await expect(fileAt(address, page)).rejects.toMatchObject({ code: 'address-elsewhere' });
    expect(fetched).not.toHaveBeenCalled();
  });
  it('is refused when it is larger than what is read, whether the server says so or not', async () => {
    const part = new Uint8Array(2 ** 26);
    const endless = new ReadableStream({ pull: (to) => to.enqueue(part) });
    vi.stubGlobal('fetch', async () => new Response(endless));
    await expect(fileAt('a.obj', page)).rejects.toMatchObject({ code: 'address-too-large' });
    vi.stubGlobal('fetch', async () => new Response('v', { headers: { 'content-length': '2000000000' } }));
    await expect(fileAt('a.obj', page)).rejects.toMatchObject({ code: 'address-too-large' });
  });
  it('says what the server answered', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(fileAt('a.obj', page)).rejects.toMatchObject({ code: 'address-failed', details: { status: 404 } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(fileAt('a.obj', page)).rejects.toMatchObject({ code: 'address-failed', details: { status: 0 } });
  });
});
