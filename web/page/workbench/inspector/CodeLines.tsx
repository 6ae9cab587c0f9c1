/** The lines of a method, that of this step marked. A line leads to the next step that it is. */
import '../../texts/later';
import './pseudocode.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { tree } from '../../core/store';
import { type CodeLine, lineOf, nextAt } from '../../model/explain/pseudocode';
import { partsOf } from '../../model/method/parts';
import type { Step } from '../../../package/trace/steps';
import type { Method } from '../../../package/trace/events.gen';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';

/** @returns null while they are fetched, and for what has none */
function useLines(method: Method | null): readonly CodeLine[] | null {
  const [lines, setLines] = useState<readonly CodeLine[] | null>(null);
  useEffect(() => {
    let gone = false;
    setLines(null);
    if (method)
      partsOf[method].code().then(
        (found) => !gone && setLines(found),
        // Without a network; it is asked for again when it is opened the next time.
        () => {},
      );
    return () => {
      gone = true;
    };
  }, [method]);
  return lines;
}

interface Props {
  readonly step: Step;
  readonly method: Method;
  /** lines lead to their steps; the course stays where it is */
  readonly leads?: boolean;
}

export function CodeLines({ step, method, leads = true }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const lines = useLines(method);
  const now = lines ? lineOf(lines, step) : -1;
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('.now');
    const card = line?.closest<HTMLElement>('.code');
    // Only the card moves, not the inspector around it.
    if (line && card) card.scrollTop = line.offsetTop - (card.clientHeight - line.offsetHeight) / 2;
  }, [now, lines]);
  if (!lines) return null;
  return (
    <ol ref={list} class="code-lines">
      {lines.map((line, at) => (
        <li
          key={line.text}
          class={`i${line.indent} ${at === now ? 'now' : ''}`}
          aria-current={at === now ? 'step' : undefined}
        >
          {leads ? <Line line={line} step={step} /> : <span>{rich(line.text)}</span>}
        </li>
      ))}
    </ol>
  );
}

function Line({ line, step }: { line: CodeLine; step: Step }) {
  const target = tree.value && nextAt(tree.value, line, step);
  if (!target) return <span>{rich(line.text)}</span>;
  return (
    <button
      type="button"
      title={t('code.goto', { address: target.address })}
      onClick={() => void actions.goTo(target.address)}
    >
      {rich(line.text)}
    </button>
  );
}
