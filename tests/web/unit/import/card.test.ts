/** What the import card shows of a mesh: its picture, and sizes that hardly anything has. */
import { describe, expect, it } from 'vitest';
import { box } from '../../../../meshes/shapes/box';
import { flipped, join } from '../../../../meshes/shapes/shape';
import { unitOffers } from '../../../../web/page/workbench/overlays/UnitOffers';
import { cardPicture } from '../../../../web/page/solver/cardPicture';
import type { CardLook } from '../../../../web/page/solver/cardView';

const look: CardLook = { width: 212, height: 85, upAxis: 'y', flip: false, body: null };

/** Rows and columns that anything is in. */
function covered(picture: Uint8Array) {
  const rows = new Set<number>();
  const columns = new Set<number>();
  picture.forEach((light, at) => {
    if (light === 0) return;
    rows.add(Math.floor(at / look.width));
    columns.add(at % look.width);
  });
  return { tall: rows.size, wide: columns.size };
}

describe('the picture of a mesh', () => {
  const tower = box([-1, 0, -1], [1, 20, 1]);

  it('stands a tower up where its axis is up, and lays it down where it is not', () => {
    const standing = covered(cardPicture(tower, look));
    const lying = covered(cardPicture(tower, { ...look, upAxis: 'z' }));
    expect(standing.tall / standing.wide).toBeGreaterThan(3);
    expect(lying.tall / lying.wide).toBeLessThan(1.5);
  });

  it('turns over what is turned over', () => {
    const odd = join(box([-4, 0, -4], [4, 1, 4]), box([-0.5, 1, -0.5], [0.5, 6, 0.5]));
    const weight = (picture: Uint8Array) => {
      const lower = picture.subarray(picture.length / 2).filter((light) => light > 0).length;
      return lower / picture.filter((light) => light > 0).length;
    };
    expect(weight(cardPicture(odd, look))).toBeGreaterThan(0.6);
    expect(weight(cardPicture(odd, { ...look, flip: true }))).toBeLessThan(0.5);
  });

  it('shows a mesh that is inside out, and one of any size', () => {
    const usual = covered(cardPicture(tower, look));
    expect(covered(cardPicture(flipped(tower), look))).toEqual(usual);
    for (const factor of [1e-6, 1e6])
      expect(
        covered(cardPicture({ ...tower, positions: tower.positions.map((value) => value * factor) }, look)),
      ).toEqual(usual);
  });

  it('is lit from above; a room is open, so that its floor is seen', () => {
    const lights = (mesh: typeof tower) => [...new Set(cardPicture(mesh, look))].filter((light) => light > 0).sort();
    const plate = Math.max(...lights(box([-4, 0, -4], [4, 0.1, 4])));
    expect(lights(tower)).toHaveLength(3);
    expect(Math.max(...lights(tower))).toBe(plate);
    const room = flipped(box([-4, 0, -4], [4, 2, 4]));
    expect(Math.max(...lights(room))).toBe(plate);
  });

  it('leaves room for a body beside it', () => {
    const alone = covered(cardPicture(tower, look));
    expect(covered(cardPicture(tower, { ...look, body: 30 })).tall).toBeLessThan(alone.tall);
  });
});

describe('a size that hardly anything has', () => {
  it.each([
    ['a pool of 8.5 km', 8500, 1, 0.001],
    ['a character of 2 mm', 0.002, 1, 1000],
    ['a character of 18 mm', 0.018, 1, 100],
  ])('is said of %s, with the likeliest unit first', (_, units, scale, first) => {
    expect(unitOffers({ size: [units, units / 3, units / 2], scale })![0]).toBe(first);
  });

  it.each([
    ['a level of a kilometre', 1000, 1],
    ['a terrain of four', 4000, 1],
    ['a room', 5, 1],
    ['a ring in millimetres', 20, 0.001],
    ['a character', 1.8, 1],
    ['a cup', 0.1, 1],
    ['nothing', 0, 1],
  ])('is not said of %s', (_, units, scale) => {
    expect(unitOffers({ size: [units, units / 3, units / 2], scale })).toBeNull();
  });

  it('never offers the unit that it has, nor a size that is as unlikely', () => {
    for (const scale of [0.001, 0.01, 0.0254, 0.3048, 1])
      for (let power = -9; power <= 9; power++) {
        const units = 3 * 10 ** power;
        for (const other of unitOffers({ size: [units, 1e-12, 1e-12], scale }) ?? []) {
          expect(other).not.toBe(scale);
          expect(units * other).toBeGreaterThanOrEqual(0.3);
          expect(units * other).toBeLessThanOrEqual(500);
        }
      }
  });
});
