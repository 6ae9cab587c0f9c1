/**
 * The step tree as a tree of the page: with arrows alone, or a screen reader, it controls everything. The selection is the present step. Only the
 * rows in sight are in the document, so ten thousand candidates cost no more than ten.
 */
import '../../texts/later';
import './tree.css';
import { useEffect, useState } from 'preact/hooks';
import { computed, signal } from '@preact/signals';
import { actions } from '../../core/actions';
import { cursor, frameCount, knownTree, selection } from '../../core/store';
import { withAncestors } from '../../../package/trace/address';
import { t } from '../../base/i18n/messages';
import { Icon } from '../../base/controls/Icon';
import { useSize } from '../../base/window/useSize';
import { outcomeOf } from '../../explain/cells';
import { placeOf, type TreeRow, treeRows } from './rows';

const rowHeight = 26;
const beyondSight = 4;

/** Places that are unfolded. The frame itself is, so that there is something to see. */
const unfolded = signal<ReadonlySet<string>>(new Set(['']));
const rows = computed(() => treeRows(frameCount.value, knownTree.value, unfolded.value));

function setOpen(address: string, open: boolean): void {
  const next = new Set(unfolded.value);
  if (open) next.add(placeOf(address));
  else next.delete(placeOf(address));
  unfolded.value = next;
}

/** The groups around the cursor have to be open for it to be visible. */
function useWayToCursor(address: string): void {
  useEffect(() => {
    const [, ...around] = [...withAncestors(address)];
    const missing = around.map(placeOf).filter((place) => !unfolded.peek().has(place));
    if (missing.length > 0) unfolded.value = new Set([...unfolded.peek(), ...missing]);
  }, [address]);
}

export function StepTree() {
  const [box, { height }] = useSize<HTMLDivElement>();
  const [scroll, setScroll] = useState(0);
  const here = cursor.value;
  useWayToCursor(here);
  const all = rows.value;
  const at = all.findIndex(({ address }) => address === here);
  useFollow(box, at, height);
  const from = Math.max(0, Math.floor(scroll / rowHeight) - beyondSight);
  const to = Math.min(all.length, Math.ceil((scroll + Math.max(height, 300)) / rowHeight) + beyondSight);
  // The active row has to be in the document for a screen reader to find it.
  const sight = all.slice(from, to).map((row, k) => ({ row, index: from + k }));
  if (at >= 0 && (at < from || at >= to)) sight.push({ row: all[at]!, index: at });
  return (
    <section class="tree-panel">
      <h2>{t('panel.tree')}</h2>
      <div
        ref={box}
        class="tree"
        role="tree"
        tabIndex={0}
        aria-label={t('tree.label')}
        aria-activedescendant={at >= 0 ? idOf(here) : undefined}
        onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
        onKeyDown={(event) => treeKey(event, all, at)}
      >
        <div role="presentation" style={{ height: `${all.length * rowHeight}px` }}>
          {sight.map(({ row, index }) => (
            <Row key={row.address} row={row} top={index * rowHeight} on={index === at} />
          ))}
        </div>
      </div>
    </section>
  );
}

const idOf = (address: string): string => `step-${address.replaceAll('.', '-')}`;

function Row({ row, top, on }: { row: TreeRow; top: number; on: boolean }) {
  const { address, step } = row;
  const lit = selection.value.hover === address;
  return (
    <div
      id={idOf(address)}
      role="treeitem"
      class={`tree-row ${on ? 'on' : ''} ${lit ? 'lit' : ''}`}
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-expanded={row.foldable ? row.open : undefined}
      aria-selected={on}
      style={{ top: `${top}px`, paddingLeft: `${4 + (row.level - 1) * 14}px` }}
      onClick={() => go(address, 'push')}
      onPointerEnter={() => step && actions.hover(address)}
      onPointerLeave={() => actions.hover(null)}
    >
      <span
        class="tree-fold"
        onClick={(event) => {
          event.stopPropagation();
          fold(row);
        }}
      >
        {row.foldable && <Icon name={row.open ? 'chevronDown' : 'chevronRight'} />}
      </span>
      <span>{row.name}</span>
      <span class="tree-what cut dimt num">{step ? outcomeOf(step) : ''}</span>
    </div>
  );
}

function go(address: string, history: 'push' | 'replace'): void {
  void actions.goTo(address, { history });
}

/** A frame that is not traced yet is gone to; folding what the cursor lies in takes the cursor along. */
function fold(row: TreeRow): void {
  if (row.open && cursor.value.startsWith(`${row.address}.`)) go(row.address, 'replace');
  setOpen(row.address, !row.open);
  if (!row.step) go(row.address, 'push');
}

/** Keeps the cursor in sight. */
function useFollow(box: { readonly current: HTMLDivElement | null }, at: number, height: number): void {
  useEffect(() => {
    const element = box.current;
    if (!element || at < 0 || height === 0) return;
    const top = at * rowHeight;
    if (top < element.scrollTop || top + rowHeight > element.scrollTop + height) element.scrollTop = top - height / 3;
  }, [box, at, height]);
}

/** As every tree: up and down from row to row, right unfolds or goes in, left folds or goes out. */
function treeKey(event: KeyboardEvent, all: readonly TreeRow[], at: number): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = all[at];
  const move = moves(event.key, all, at);
  if (!row || move === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (typeof move === 'number') {
    const target = all[Math.min(all.length - 1, Math.max(0, move))];
    if (target) go(target.address, 'replace');
  } else if (row.foldable) setOpen(row.address, move === 'fold' ? false : move === 'unfold' ? true : !row.open);
}

/** A row to go to, or what to do with this one. */
function moves(key: string, all: readonly TreeRow[], at: number): number | 'fold' | 'unfold' | 'turn' | undefined {
  const row = all[at];
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return all.length - 1;
    case 'ArrowRight':
      return row?.foldable && !row.open ? 'unfold' : row?.open ? at + 1 : at;
    case 'ArrowLeft':
      return row?.open ? 'fold' : all.findLastIndex((each, k) => k < at && each.level < (row?.level ?? 1));
    case 'Enter':
    case ' ':
      return 'turn';
    default:
      return undefined;
  }
}
