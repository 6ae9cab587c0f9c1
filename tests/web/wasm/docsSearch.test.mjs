import { describe, expect, it } from 'vitest';
import { found } from '../../../web/docs/found.js';
import { makePages, makeSearch } from '../../../web/scripts/docs/pages.mjs';

const pages = makePages();
const parts = JSON.parse(makeSearch());
const firstOf = (asked) => found(parts, asked)[0];

describe('the search of the documentation', () => {
  it('leads to places that are there, each once', () => {
    expect(parts.length).toBeGreaterThan(300);
    expect(new Set(parts.map(({ to }) => to)).size).toBe(parts.length);
    for (const { to } of parts) {
      const [file, id] = to.split('#');
      expect(pages[file], to).toContain(` id="${id}"`);
    }
  });

  it('knows every place that can be linked to in the text', () => {
    const known = new Set(parts.map(({ to }) => to));
    for (const [file, html] of Object.entries(pages)) {
      for (const [, id] of html.matchAll(/<(?:section|div|h[1-3])[^>]* id="([^"]+)"/g)) {
        expect(known, `${file}#${id}`).toContain(`${file}#${id}`);
      }
    }
  });

  it('finds names before words, and words of a name that are written apart', () => {
    expect(firstOf('createMesh').to).toBe('reference.html#Solver.createMesh');
    expect(firstOf('MOVEMANY').to).toBe('reference.html#Mesh.moveMany');
    expect(firstOf('step height').to).toBe('reference.html#MoveOptions.stepHeight');
    expect(firstOf('without garbage').title).toBe('Every frame, without garbage');
  });

  it.each([
    ...['moving platform', 'lift', 'raycast', 'camera', 'projectile', 'overlap test', 'crouch', 'crowd', 'NPC'],
    ...['character controller', 'jump', 'stairs', 'three.js', 'worker', 'SharedArrayBuffer', 'TypeScript', 'IndexedDB'],
  ])('knows what games look for: %s', (asked) => {
    expect(found(parts, asked).map(({ page }) => page)).toContain('Guide');
  });

  it('wants all words, shows where one stands, and takes signs as they are', () => {
    for (const { before, match, after } of found(parts, 'bundle wasm'))
      expect(`${before}${match}${after}`.toLowerCase()).toContain('bundle');
    expect(found(parts, 'bundle wasm').length).toBeGreaterThan(0);
    expect(found(parts, 'bundle nowhere-to-be-found')).toEqual([]);
    expect(found(parts, '  ')).toEqual([]);
    expect(() => found(parts, '(* \\')).not.toThrow();
    expect(found(parts, 'a').length).toBeLessThanOrEqual(12);
  });
});
