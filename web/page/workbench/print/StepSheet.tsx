/** A step on a sheet of paper: figures, sentence, checks, formula, candidates, and the link as text. */
import '../../texts/later';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cursor } from '../../core/store';
import { formatNumber } from '../../base/i18n/numbers';
import { stepName } from '../../explain/stepName';
import { t } from '../../base/i18n/messages';
import type { Candidate } from '../../../package/trace/candidates';
import { Glyph } from '../../base/controls/Glyph';
import { shownName } from '../overlays/presetNames';
import { allRows, outcomeText } from '../timeline/candidateRows';

/** rows of the table; a thousand candidates are no use on paper */
const most = 60;
const columns = ['test', 'triangle', 'interval', 'feature', 't'] as const;

/** @param parts of the page, in their order on the sheet, with nothing in them that can be pressed */
export function StepSheet({ figure, parts }: { figure: HTMLCanvasElement | null; parts: readonly Element[] }) {
  const rows = allRows.value;
  return (
    <article class="step-sheet">
      <header>
        <h1>{shownName.value}</h1>
        <code>{cursor.value}</code>
      </header>
      {figure && <Holder of={[figure]} class="step-figure" />}
      <Holder of={parts} class="step-parts" />
      {rows.length > 0 && (
        <table>
          <caption>{t('print.step.table')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <Row key={row.test} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > most && <p>{t('print.step.more', { count: rows.length - most })}</p>}
      <footer>
        {t('print.step.link')}: <span>{location.href}</span>
      </footer>
    </article>
  );
}

function Row({ row: { step, triangle, enter, leave, time, feature, improved }, row }: { row: Candidate }) {
  return (
    <tr class={improved ? 'improved' : ''}>
      <td>{stepName(step)}</td>
      <td>{triangle}</td>
      <td>{enter === null || leave === null ? '–' : `${formatNumber(enter)} … ${formatNumber(leave)}`}</td>
      <td>
        {time !== null && feature !== 'none' && <Glyph name={feature} />} {outcomeText(row)}
      </td>
      <td>{time === null ? '–' : formatNumber(time)}</td>
    </tr>
  );
}

function Holder({ of, class: name }: { of: readonly Element[]; class: string }) {
  const box = useRef<HTMLDivElement>(null);
  // Before the browser lays the sheet out: there is no second picture of it.
  useLayoutEffect(() => box.current?.replaceChildren(...of), [of]);
  return <div ref={box} class={name} />;
}
