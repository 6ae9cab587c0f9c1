/** Names of files and tests, from the preset or the file and the address. */
import { locale } from '../base/i18n/messages';
import type { Taken } from '../model/export/types';

type Named = Pick<Taken, 'presetId' | 'mesh'>;

/** `stairs` of a preset, `level` of level.glb. */
function plainName({ presetId, mesh }: Named): string {
  return presetId ?? mesh.name.replace(/\.\w{1,5}$/, '');
}

function words(name: string): string[] {
  const apart = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLocaleLowerCase(locale);
  return apart.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** `stairs-f8.p0.s0`: what stands before the ending of a file. */
export function fileBase(taken: Named, address: string): string {
  return [...words(plainName(taken)), address].join('-').slice(0, 120);
}

/** `StairsFrame8`: the name of a C++ test. */
export function testName(taken: Named, frame: number): string {
  const name = words(plainName(taken)).map((word) => word[0]!.toUpperCase() + word.slice(1));
  // No name begins with a digit.
  return `${/^\d/.test(name[0] ?? '0') ? 'Mesh' : ''}${name.join('')}Frame${frame}`.slice(0, 100);
}

/** `stairs_frame8_test.cpp`, as the files in tests/cpp/repro are called. */
export function testFile(taken: Named, frame: number): string {
  return `${[...words(plainName(taken)), `frame${frame}`, 'test'].join('_').slice(0, 100)}.cpp`;
}
