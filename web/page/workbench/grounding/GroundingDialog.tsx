/** Every statement of the source documents, whether it holds, and the moment that shows it. */
import './messages';
import '../../texts/later';
import '../../core/study/messages';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { quoted } from '../../core/address/unknown';
import { statement as named } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Dialog } from '../../base/controls/Dialog';
import { IconButton } from '../../base/controls/IconButton';
import { DocumentHead } from './DocumentHead';
import { Filters } from './Filters';
import { filter, narrow, prepareFor } from './room';
import { documents, everything, matching, type SourceDocument, type Statement, statements, leadOf } from './statements';
import './styles/index.css';
import { VerdictMark } from './VerdictMark';

/** The rows as one stop for Tab: arrows go from statement to statement, Enter shows it, letters go to the search. */

const rowsOf = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.statement')];

function setStop(row: HTMLElement, on: boolean): void {
  row.tabIndex = on ? 0 : -1;
  for (const button of row.querySelectorAll('button')) button.tabIndex = on ? 0 : -1;
}

/** Exactly one row, and what is in it, can be reached with Tab. */
function settleRows(list: Element, active?: Element | null): void {
  const rows = rowsOf(list);
  const own = active?.closest('.statement');
  const stop = rows.find((row) => row === own) ?? rows.find((row) => row.tabIndex === 0) ?? rows[0];
  for (const row of rows) if (row === stop || row.tabIndex === 0) setStop(row, row === stop);
}

function moveInRows(event: KeyboardEvent & { currentTarget: HTMLElement }, search: HTMLElement | null): void {
  const target = event.target as HTMLElement;
  const row = target.closest<HTMLElement>('.statement');
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\S$/.test(event.key)) return search?.focus();
  if (event.key === 'Enter' && target === row) {
    event.preventDefault();
    return row.querySelector('button')?.click();
  }
  const rows = rowsOf(event.currentTarget);
  const at = rows.indexOf(row);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const to = rows[next];
  if (to) showRow(to, 'nearest');
}

/**
 * Scrolls a row into view, with the focus. Rows out of sight have only a guessed height until they come near, so a jump over many of them would land
 * elsewhere: from the first jump on all of them are laid out.
 */
function showRow(row: HTMLElement, block: ScrollLogicalPosition): void {
  row.closest<HTMLElement>('.ground-list')?.setAttribute('data-laid-out', '');
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block });
}

interface RowProps {
  readonly statement: Statement;
  /** of the language of its document */
  readonly tag: string;
  readonly marked: boolean;
}

/** One statement: its source, its text, whether it holds, why, and the link to the moment that shows it. */
function StatementRow({ statement, tag, marked }: RowProps) {
  const { id, place, find, says, verdict, why } = statement;
  return (
    <li class={marked ? 'statement on' : 'statement'} data-id={id} aria-current={marked || undefined} tabIndex={-1}>
      <div class="statement-place">
        <p>{place}</p>
        {find !== null && <p class="dimt">{rich('grounding.find', { words: <span lang={tag}>{find}</span> })}</p>}
      </div>
      <p class="statement-says">{says}</p>
      <p class={`statement-verdict ${verdict}`}>
        <VerdictMark verdict={verdict} />
        {t(`grounding.verdict.${verdict}`)}
      </p>
      <p class="statement-why">{why}</p>
      <Shown statement={statement} />
    </li>
  );
}

function Shown({ statement }: { statement: Statement }) {
  const { id, shows } = statement;
  const { wanted } = shows;
  const lead = leadOf(statement);
  if (!lead) {
    return <p class="statement-shown dimt">{shows.study === null ? wanted : t('grounding.later', { wanted })}</p>;
  }
  return (
    <div class="statement-shown">
      <button
        type="button"
        class="bt"
        tabIndex={-1}
        aria-label={t('grounding.show.what', { wanted })}
        onClick={() => void actions.showStatement(id, lead)}
      >
        {t('grounding.show')}
      </button>
      <p class="dimt" aria-hidden="true">
        {wanted}
      </p>
    </div>
  );
}

export function GroundingDialog() {
  useState(() => prepareFor(named.peek()));
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = matching(filter.value);
  const unknown = statements.some(({ id }) => id === named.value) ? null : named.value;
  useNamed(list);
  return (
    <Dialog title={t('method.grounding')} class="ground-dlg" onClose={actions.closeGrounding}>
      <p class="ground-about dimt">{t('grounding.about', { documents: documents.length })}</p>
      <p class="ground-shown dimt num" role="status">
        {t('grounding.shown', { count: found.length, total: statements.length })}{' '}
        {unknown && t('grounding.unknown', { name: quoted(unknown) })}
      </p>
      <IconButton icon="close" class="dlg-close" label={t('keys.close')} onClick={actions.closeGrounding} />
      <div class="ground-body">
        <Filters search={search} onDown={() => focusFirst(list.current)} />
        <div
          ref={list}
          class="ground-list"
          role="region"
          aria-label={t('grounding.list')}
          onFocusIn={(event) => settleRows(event.currentTarget, event.target as Element)}
          onKeyDown={(event) => moveInRows(event, search.current)}
        >
          {documents.map((document) => (
            <Group
              key={document.id}
              document={document}
              found={found.filter((each) => each.document === document.id)}
            />
          ))}
          {found.length === 0 && <Nothing />}
        </div>
      </div>
    </Dialog>
  );
}

/** The statement in the address scrolls into view, and has the focus. A new filter begins at the top. */
function useNamed(list: { readonly current: HTMLDivElement | null }): void {
  const id = named.value;
  const asked = filter.value;
  const before = useRef(asked);
  useLayoutEffect(() => {
    if (!list.current) return;
    settleRows(list.current);
    if (before.current !== asked) list.current.scrollTop = 0;
    before.current = asked;
  });
  useEffect(() => {
    if (id === null) return;
    prepareFor(id);
    // Drawn by now, unless the filter had to change.
    const timer = setTimeout(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
      if (row) showRow(row, 'center');
    });
    return () => clearTimeout(timer);
  }, [id]);
}

function focusFirst(list: HTMLElement | null): void {
  const row = list?.querySelector<HTMLElement>('.statement');
  if (row) showRow(row, 'nearest');
}

function Group({ document, found }: { document: SourceDocument; found: readonly Statement[] }) {
  if (found.length === 0) return null;
  const title = `document-${document.id}`;
  const said = statements.filter((each) => each.document === document.id);
  return (
    <section aria-labelledby={title}>
      <DocumentHead id={title} document={document} said={said} />
      {/* Without its signs a list is none to some screen readers. */}
      <ul role="list">
        {found.map((each) => (
          <StatementRow key={each.id} statement={each} tag={document.tag} marked={each.id === named.value} />
        ))}
      </ul>
    </section>
  );
}

function Nothing() {
  return (
    <div class="ground-nothing">
      <p>{t('grounding.nothing')}</p>
      <button type="button" class="bt" onClick={() => narrow(everything)}>
        {t('grounding.reset')}
      </button>
    </div>
  );
}
