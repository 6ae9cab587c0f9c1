/** Includes of wasm/ point downward (ARCHITECTURE.md): a room knows those below it and none above. */
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('../../../wasm/**/*.{h,cpp}', { eager: true, query: '?raw', import: 'default' });

/** From the bottom. The doors of the methods come after the methods. */
const rooms = ['core', 'trace', 'mesh', 'method', 'methods/robust', 'methods/*', 'methods', 'batch', 'bind'];

const roomOf = (path: string) => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const method = /^methods\/\w+/.exec(folder)?.[0];
  const room = method === undefined ? folder.split('/')[0]! : rooms.includes(method) ? method : 'methods/*';
  return rooms.indexOf(room);
};

/** The enums of the schema need nothing but three doubles; what can be recorded is gathered from all rooms. */
const schema = /^trace\/events\.h$|\.def$/;

describe('includes of wasm/', () => {
  it('lead to nothing above the file', () => {
    const includes = Object.entries(files).flatMap(([path, text]) => {
      const file = path.replace(/^.*\/wasm\//, '');
      return [...text.matchAll(/^#include "([^"]+)"/gm)].map(([, included]) => [file, included!] as const);
    });
    expect(includes.length).toBeGreaterThan(0);
    const above = includes.filter(([file, path]) => !schema.test(path) && roomOf(path) > roomOf(file));
    expect(above.map(([file, path]) => `${file} includes ${path}`)).toEqual([]);
  });
});
