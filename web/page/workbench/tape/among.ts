/** Tells a tape from other files, before anything of tapes is fetched. */

/** The tape among files that are opened, by its first bytes; undefined: there is none. Of a folder only the names are looked at. */
export async function tapeAmong(files: readonly File[]): Promise<File | undefined> {
  const few = files.length <= 8 ? files : [];
  const tapes = await Promise.all(few.map(async (file) => /^SWTAPE/.test(await file.slice(1, 7).text())));
  return few[tapes.indexOf(true)] ?? files.find(({ name }) => /\.sweeptape$/i.test(name));
}
