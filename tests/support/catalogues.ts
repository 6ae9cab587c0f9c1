/** The English messages of the page, by file; texts that are no messages (fields of studies, statements, answers, the course) are left out. */
export const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = import.meta.glob(
  [
    '../../web/page/**/*en.json',
    '../../web/mesh/import/*.en.json',
    '!**/course/**',
    '!**/fields.en.json',
    '!**/statements.en.json',
    '!**/answers.en.json',
  ],
  { eager: true, import: 'default' },
);

export const messages: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(catalogues));
