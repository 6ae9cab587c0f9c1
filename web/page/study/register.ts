/** Makes a study known to the page: its messages come with its chunk, its events' records and symbols are put where the inspector asks. */
import { addStudyViews } from '../explain/views';
import { setStudySymbols } from '../explain/symbols';
import { setMoreSymbols } from '../base/highlight';
import type { StudyModule } from '../model/study/types';

const known = new Set<string>();

/** To be called before any of its steps is shown; the symbols are those of the study that is open. */
export function makeKnown({ id, schema, events, symbols }: StudyModule): void {
  setStudySymbols(symbols);
  setMoreSymbols(Object.keys(symbols));
  if (known.has(id)) return;
  known.add(id);
  const fields = Object.entries(schema.events).map(([kind, event]) => [
    kind,
    Object.fromEntries(event.fields.map(({ name, unit, doc }) => [name, { unit, doc }])),
  ]);
  addStudyViews(events, Object.fromEntries(fields));
}
