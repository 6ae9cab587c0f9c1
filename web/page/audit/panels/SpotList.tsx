/** The spots, as a table that is gone through with arrow keys: a row for each, the chosen one with why it goes wrong there. */
import { useEffect, useRef, useLayoutEffect } from 'preact/hooks';
import { Select } from '../../base/controls/Select';
import { width } from '../../base/window/width';
import { methodOf } from '../../model/methods';
import { formatCount } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { choose, point, showAll, sortBy } from '../room/actions';
import { orders, pageRows } from '../room/order';
import { chosen, order, seen } from '../room/state';
import type { Spot } from '../../../audit/spots/spots';
import { leftOut } from './HiddenKinds';
import { OtherLevels } from './OtherLevels';
import { SpotRow } from './SpotRow';
import { useRows, type Rows } from './useRows';
import type { RefObject } from 'preact';
import type { Merged } from '../../../audit/run/merge';

/** Held weakly: results of a large run are large. */
let left: { readonly of: WeakRef<Merged> | null; readonly top: number } = { of: null, top: 0 };

/** The scroll position of the list when the room was left, restored on return. */
interface Place {
  readonly box: RefObject<HTMLDivElement | null>;
  /** the list has just been restored; a chosen row need not scroll into view */
  readonly back: () => boolean;
}

/** @param of whose rows they are */
function usePlace(of: Merged | undefined): Place {
  const box = useRef<HTMLDivElement>(null);
  const back = useRef(of !== undefined && left.of?.deref() === of);
  useLayoutEffect(() => {
    const element = box.current!;
    const { top } = left;
    const goBack = () => back.current && (element.scrollTop = top);
    goBack();
    // The part below the chosen row loads a little later.
    const observer = new ResizeObserver(goBack);
    observer.observe(element.firstElementChild!);
    const note = () => {
      // Until the rows are as high as they were, it is not where it was.
      if (!back.current || element.scrollTop === top)
        left = { of: of ? new WeakRef(of) : null, top: element.scrollTop };
    };
    const leave = () => void (back.current = false);
    element.addEventListener('scroll', note, { passive: true });
    const hands = ['wheel', 'pointerdown', 'keydown', 'touchstart'];
    for (const type of hands) element.addEventListener(type, leave, { passive: true });
    // A spot chosen elsewhere, for instance by its pin, scrolls into view.
    const before = chosen.peek();
    const unfollow = chosen.subscribe((now) => now !== before && leave());
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
      for (const type of hands) element.removeEventListener(type, leave);
      unfollow();
    };
  }, [of]);
  return { box, back: () => back.current };
}

export function SpotList() {
  const rows = useRows();
  return (
    <>
      <div class="a-head">
        <h2>
          {t('audit.spots')} <span class="dimt num">{seen.value && formatCount(rows.all)}</span>
        </h2>
        <Select
          class="a-sort"
          label={t('audit.sort')}
          value={order.value}
          options={orders.map((value) => ({ value, label: t(`audit.sort.${value}`) }))}
          onChoose={sortBy}
        />
      </div>
      {rows.all === 0 ? <Nothing /> : <Table key={seen.value?.settings.method} rows={rows} />}
    </>
  );
}

/** No run yet, no events, or none of the selected kinds. */
function Nothing() {
  const merged = seen.value?.merged;
  if (!merged || merged.bodies === 0) return <Before />;
  // The others would say that nothing happened to bodies that never walked.
  if (merged.starts.walked === 0)
    return (
      <div class="a-none">
        <p>{t('audit.nobody')}</p>
      </div>
    );
  const left = leftOut([merged]);
  if (left.length === 0)
    return (
      <div class="a-none">
        <p>{t('audit.list.clean', { bodies: merged.bodies })}</p>
      </div>
    );
  return (
    <div class="a-none">
      <p>{t('audit.list.none')}</p>
      <p>{t('audit.hidden', { kinds: left.map((kind) => t(`audit.kind.${kind}`)).join(', ') })}</p>
      <button type="button" class="bt" onClick={() => showAll(true)}>
        {t('audit.list.showAll')}
      </button>
    </div>
  );
}

const Before = () => (
  <div class="a-none">
    <p>{t('audit.list.before')}</p>
    <p>{t('audit.level.invite')}</p>
    {/* Where the settings are not in sight. */}
    {width.value === 'small' && <OtherLevels />}
  </div>
);

/** Rows that a page key moves by: those visible together. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };
const ends: Readonly<Record<string, (rows: number) => number>> = { Home: () => 0, End: (rows) => rows - 1 };

function Table({ rows }: { rows: Rows }) {
  const { shown, all, more, hold } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const other = seen.value?.other ?? null;
  const beside = other && t(methodOf(other.settings).name);
  const columns = beside === null ? 3 : 4;
  const place = usePlace(seen.value?.merged);
  const known = useRef(place.back() ? chosen.value : null);
  useEffect(() => {
    const isKnown = known.current === chosen.value;
    known.current = null;
    if (isKnown) return;
    bringToView(body.current, chosen.value);
    return whenFilled(rowOf(body.current, chosen.value)?.nextElementSibling, () =>
      bringToView(body.current, chosen.value),
    );
  }, [chosen.value]);

  // The row that Tab goes to: the chosen one, or the first.
  const stop = shown.some(({ number }) => number === chosen.value) ? chosen.value : shown[0]?.number;
  return (
    <div
      class="a-scroll"
      ref={place.box}
      onMouseEnter={() => hold(true)}
      onMouseLeave={(event) => {
        point(null);
        hold(event.currentTarget.contains(document.activeElement));
      }}
      onFocusIn={() => hold(true)}
      onFocusOut={(event) => {
        const within = event.currentTarget.contains(event.relatedTarget as Node | null);
        hold(within || event.currentTarget.matches(':hover'));
      }}
    >
      <table
        class={`a-spots ${beside === null ? 'one' : ''}`}
        role="grid"
        aria-label={t('audit.spots')}
        aria-rowcount={all + 1}
        onKeyDown={(event) => goByKey(event, shown)}
      >
        <Head beside={beside} />
        <tbody ref={body}>
          {shown.map((spot, row) => (
            <SpotRow
              key={spot.number}
              spot={spot}
              row={row}
              columns={columns}
              tabIndex={spot.number === stop ? 0 : -1}
              chosen={spot.number === chosen.value}
              beside={other && other.merged.spots.bodiesNear(spot.kind, spot.place)}
            />
          ))}
        </tbody>
      </table>
      {shown.length < all && (
        <button type="button" class="lnk a-more" onClick={more}>
          {t('audit.list.more', { count: Math.min(all - shown.length, pageRows), all })}
        </button>
      )}
    </div>
  );
}

const rowOf = (body: Element | null, number: number | null) =>
  body?.querySelector<HTMLElement>(`tr[data-spot="${number}"]`);

/** The row, and as much of the causes below it as there is room for. */
function bringToView(body: Element | null, number: number | null): void {
  const row = rowOf(body, number);
  row?.nextElementSibling?.scrollIntoView({ block: 'nearest' });
  row?.scrollIntoView({ block: 'nearest' });
}

/** The part below a chosen row loads as a chunk, the first time after the row. @returns a function that stops waiting */
function whenFilled(below: Element | null | undefined, then: () => void): (() => void) | undefined {
  if (!below?.matches('.a-because') || below.firstElementChild?.firstElementChild) return undefined;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(below, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** @param beside name of the second method; null: there is none */
function Head({ beside }: { beside: string | null }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="sr">{t('audit.column.rank')}</span>
        </th>
        <th scope="col">
          <span class="sr">{t('audit.column.picture')}</span>
        </th>
        <th scope="col">
          <span class="sr">{t('audit.column.what')}</span>
        </th>
        {beside !== null && (
          <th scope="col" title={t('audit.column.beside', { name: beside })}>
            {beside}
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Moves the choice and the focus along the rows. */
function goByKey(event: KeyboardEvent & { readonly currentTarget: HTMLTableElement }, shown: readonly Spot[]): void {
  const row = event.target as HTMLElement;
  // The part below the chosen row handles its own keys.
  if (
    row.dataset.spot === undefined ||
    !(event.key in ends || event.key in steps || event.key === 'Enter' || event.key === ' ')
  )
    return;
  event.preventDefault();
  const at = shown.findIndex(({ number }) => String(number) === row.dataset.spot);
  const to = ends[event.key]?.(shown.length) ?? at + (steps[event.key] ?? 0);
  const next = shown[Math.max(0, Math.min(shown.length - 1, to))];
  if (!next) return;
  choose(next.number);
  rowOf(event.currentTarget, next.number)?.focus();
}
