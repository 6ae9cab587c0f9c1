type Library = Pick<typeof import('sweepscope'), 'loadSolver' | 'compileOptions'> &
  Pick<typeof import('../../web/package/record/index.ts'), 'record'>;

export function measuredOf(name: string): number;
export function kindsOfCalls(library: Library): Promise<Record<string, (count: number) => void>>;

interface ProfileNode {
  readonly callFrame: { readonly url: string };
  readonly selfSize: number;
  readonly children: readonly ProfileNode[];
}
export function bytesInPackage(profile: { readonly head: ProfileNode }, isPackage: (url: string) => boolean): number;
export const sampling: Readonly<Record<string, number | boolean>>;
export function expectedBytes(name: string): { readonly least: number; readonly most: number };
