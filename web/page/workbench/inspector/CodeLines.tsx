/** The lines of a method, those of this step marked, with its numbers. A line leads to the next step that it is. */
import '../../texts/later';
import './pseudocode.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { digits, tree } from '../../core/store';
import { type CodeLine, linesOf, nextAt } from '../../model/explain/pseudocode';
import type { Vec3 } from '../../../package/trace/events.gen';
import type { Step } from '../../../package/trace/steps';
import { t } from '../../base/i18n/messages';
import { formatNumber, formatPlain, formatVector } from '../../base/i18n/numbers';
import { rich } from '../../base/i18n/rich';
import { linkedHandlers } from '../../explain/panels/linked';
import { NumberToken } from '../../explain/panels/NumberToken';
import { fieldsOf } from '../../explain/formula';
import type { FieldValue } from '../../model/explain/formulaTypes';

/** @throws when they cannot be fetched; asked again next time */
export type FetchLines = () => Promise<readonly CodeLine[]>;

/** @returns null while they are fetched */
function useLines(fetchLines: FetchLines): readonly CodeLine[] | null {
  const [lines, setLines] = useState<readonly CodeLine[] | null>(null);
  useEffect(() => {
    let gone = false;
    setLines(null);
    fetchLines().then(
      (found) => !gone && setLines(found),
      // Without a network; it is asked for again when it is opened the next time.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [fetchLines]);
  return lines;
}

interface Props {
  readonly step: Step;
  readonly fetchLines: FetchLines;
  /** lines lead to their steps; the course stays where it is */
  readonly leads?: boolean;
}

export function CodeLines({ step, fetchLines, leads = true }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useLines(fetchLines);
  const now = lines ? linesOf(lines, step) : [];
  useEffect(() => {
    const marked = [...(list.current?.querySelectorAll<HTMLElement>('.now') ?? [])];
    const [first, last] = [marked[0], marked.at(-1)];
    const card = first?.closest<HTMLElement>('.code');
    if (!first || !last || !card) return;
    const height = last.offsetTop + last.offsetHeight - first.offsetTop;
    // Only the card moves, not the inspector around it; the first line stays in sight.
    card.scrollTop = first.offsetTop - Math.max(8, (card.clientHeight - height) / 2);
  }, [now[0], lines]);
  if (!lines) return null;
  return (
    <ol ref={list} class="code-lines">
      {lines.map((line, at) => {
        const here = now.includes(at);
        return (
          <li key={at} class={`i${line.indent} ${here ? 'now' : ''}`} aria-current={here ? 'step' : undefined}>
            {leads ? <Line line={line} step={step} /> : <span class="code-text">{said(line)}</span>}
            {line.source && <span class="code-source">{t(line.source.key, line.source.values)}</span>}
            {here && line.numbers && <Numbers numbers={line.numbers} step={step} />}
          </li>
        );
      })}
    </ol>
  );
}

const said = ({ text }: CodeLine) => (typeof text === 'string' ? rich(text) : <code>{text.code}</code>);

function Line({ line, step }: { line: CodeLine; step: Step }) {
  const target = tree.value && nextAt(tree.value, line, step);
  if (!target) return <span class="code-text">{said(line)}</span>;
  return (
    <button
      type="button"
      class="code-text"
      title={t('code.goto', { address: target.address })}
      onClick={() => void actions.goTo(target.address)}
    >
      {said(line)}
    </button>
  );
}

/** What the letters of a line are at this step. */
function Numbers({ numbers, step }: { numbers: NonNullable<CodeLine['numbers']>; step: Step }) {
  const fields = fieldsOf(step);
  const shown = digits.value === 4 ? 4 : 7;
  const textOf = (value: FieldValue): string => {
    // Counts have no decimals.
    if (typeof value === 'number') return Number.isInteger(value) ? formatPlain(value) : formatNumber(value, shown);
    return Array.isArray(value) ? formatVector(value as unknown as Vec3, shown) : String(value);
  };
  return (
    <span class="code-numbers num" {...linkedHandlers(step)}>
      {numbers.map(([letter, field]) => {
        const value = fields[field];
        // What was never computed has no number.
        if (value === undefined || Number.isNaN(value)) return null;
        return (
          <span key={letter}>
            <var>{letter}</var> = <NumberToken field={field}>{textOf(value)}</NumberToken>
          </span>
        );
      })}
    </span>
  );
}
