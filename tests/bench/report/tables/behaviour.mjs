/**
 * What characters do, a row for each thing counted, a column for each engine. Figures that look the same are the same: ties are of the rounded ones.
 * @returns {import('./table.mjs').Table}
 */
export function behaviour({ behaviour: measured }) {
  if (!measured) return { title: '', head: [], rows: [] };
  const { rows, engines, plan, date, seconds } = measured;
  const hasOurs = engines.some(({ ours }) => ours) && engines.length > 1;
  return {
    title: 'Behaviour of characters',
    note:
      `The same scenes and requests for each engine’s own character controller, with the settings below: step height 0.3 m, slopes up to 50°, ` +
      `4 m/s, 60 frames a second. Per 1000: three levels, ${plan.characters} bodies, ${plan.frames} frames, ${plan.places} bodies at rest in each. Lower is better, ` +
      'higher where a row says ↑; * marks the best. The last column: ours against the best of the others. ' +
      `Made ${date} in ${Math.round(seconds)} s.`,
    head: ['', ...engines.map(({ title }) => title), ...(hasOurs ? ['ours is'] : [])],
    rows: rows.map((row) => {
      const best = bestOf(row, engines);
      const cell = ({ values }) => shown(row, values[row.id]) + (counted(row, values[row.id]) === best ? ' *' : '');
      const title = `${row.title}${row.unit ? `, ${row.unit}` : ''}${row.better === 'higher' ? ' ↑' : ''}`;
      return [title, ...engines.map(cell), ...(hasOurs ? [verdict(row, engines)] : [])];
    }),
  };
}

function verdict(row, engines) {
  const own = counted(row, engines.find(({ ours }) => ours).values[row.id]);
  const others = bestOf(row, engines.filter(({ ours }) => !ours)); // prettier-ignore
  if (own === others) return 'as good';
  return own > others === (row.better === 'higher') ? 'better' : 'worse';
}

function bestOf(row, engines) {
  const values = engines.map(({ values: of }) => counted(row, of[row.id])).filter((value) => !Number.isNaN(value));
  return row.better === 'higher' ? Math.max(...values) : Math.min(...values);
}

/** `-0` is 0 here. */
const shown = ({ digits }, value) => value.toFixed(digits).replace(/^-(0(\.0*)?)$/, '$1');

/** The value that is compared. */
const counted = (row, value) => Math.min(Number(shown(row, value)), row.most ?? Infinity);
