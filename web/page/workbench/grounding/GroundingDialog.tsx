/** Where it stands: every statement of the source documents, whether it holds, and the moment that shows it. */
import './messages';
import '../../texts/later';
import '../../core/study/messages';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { statement as named } from '../../core/store';
import { t } from '../../base/i18n/messages';
import { Dialog } from '../../base/controls/Dialog';
import { IconButton } from '../../base/controls/IconButton';
import { DocumentHead } from './DocumentHead';
import { Filters } from './Filters';
import { filter, narrow, prepareFor } from './room';
import { moveInRows, settleRows, showRow } from './rows';
import { StatementRow } from './StatementRow';
import {
  countsOf,
  documents,
  everything,
  matching,
  type SourceDocument,
  type Statement,
  statements,
} from './statements';
import './styles/index.css';

export function GroundingDialog() {
  useState(() => prepareFor(named.peek()));
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = matching(filter.value);
  useNamed(list);
  return (
    <Dialog title={t('method.grounding')} class="ground-dlg" onClose={actions.closeGrounding}>
      <p class="ground-about dimt">{t('grounding.about', { documents: documents.length })}</p>
      <p class="ground-shown dimt num" role="status">
        {t('grounding.shown', { count: found.length, total: statements.length })}
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

/** The statement that the address names comes into sight, and has the focus. What is filtered anew begins at the top. */
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
  const counts = countsOf(statements.filter((each) => each.document === document.id));
  return (
    <section aria-labelledby={title}>
      <DocumentHead id={title} document={document} counts={counts} />
      {/* Without its signs a list is none to some screen readers. */}
      <ul role="list">
        {found.map((each) => (
          <StatementRow key={each.id} statement={each} marked={each.id === named.value} />
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
