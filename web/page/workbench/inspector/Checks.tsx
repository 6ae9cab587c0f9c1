/** Done, now, to come: the checks of the triangle in a row. Each cell goes to its check. */
import { useEffect, useRef } from 'preact/hooks';
import { actions } from '../../core/actions';
import { studyView } from '../../explain/views';
import type { Step } from '../../../package/trace/steps';
import { t, type MessageKey } from '../../base/i18n/messages';
import { Glyph } from '../../base/controls/Glyph';
import { cells, rowGroup, type Cell } from '../../explain/cells';
import { Tex } from './Tex';

export function Checks({ step }: { step: Step }) {
  const list = useRef<HTMLOListElement>(null);
  const group = rowGroup(step);
  useEffect(() => {
    // On a phone the row scrolls sideways; the current cell belongs in sight.
    const row = list.current;
    const now = row?.querySelector<HTMLElement>('.now');
    if (row && now) row.scrollLeft = now.offsetLeft - (row.clientWidth - now.offsetWidth) / 2;
  }, [step]);
  if (!group) return null;
  const shown = cells(step);
  if (shown.length === 0) return null;
  return (
    <ol
      ref={list}
      class={`steps n${Math.min(shown.length, 8)} ${group.kind === 'triangle' ? '' : 'words'}`}
      aria-label={labelOf(group)}
    >
      {shown.map((cell) => (
        <CheckCell key={cell.key} cell={cell} />
      ))}
    </ol>
  );
}

function labelOf(group: Step): string {
  if (group.opening.kind === 'TriangleBegin') return t('check.label', { triangle: group.opening.triangle });
  if (studyView(group.event)) return group.name;
  return t(`check.label.${group.kind}` as MessageKey);
}

const classes = { hit: 'yes', no: 'no', now: 'now', todo: 'todo' } as const;

function CheckCell({ cell }: { cell: Cell }) {
  const content = (
    <>
      <span class="nm">
        {cell.glyph && <Glyph name={cell.glyph} />}
        {cell.tex ? <Tex source={cell.name} /> : cell.name}
      </span>
      <span class="vl num">{cell.value}</span>
    </>
  );
  const target = cell.step;
  return (
    <li class={`${classes[cell.state]} ${cell.hit ? 'found' : ''} ${target ? '' : 'skipped'}`}>
      {target ? (
        <button
          type="button"
          aria-current={cell.state === 'now' ? 'step' : undefined}
          aria-label={cell.tex ? `${target.name} ${cell.value}` : undefined}
          onClick={() => void actions.goTo(target.address)}
          onPointerEnter={() => actions.hover(target.address)}
          onPointerLeave={() => actions.hover(null)}
        >
          {content}
        </button>
      ) : (
        <span class="cell">{content}</span>
      )}
    </li>
  );
}
