/**
 * One table of the report, for the terminal and for Markdown.
 * @typedef {{ title: string, note?: string, head: string[], rows: string[][] }} Table
 */

/** Where a peer has no such thing. */
export const missing = '–';

/** A peer's results in a world. */
export const of = (world, name) => world.results.find((result) => result.name === name);

/** Whether a row says anything. */
export const hasFigures = ([, ...cells]) => cells.some((cell) => cell !== missing);
