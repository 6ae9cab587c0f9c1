/** Breakpoints over the whole tape: how often each body hits one, and the way to its first. */
import { computed, signal } from '@preact/signals';
import { t } from '../../base/i18n/messages';
import { breakpoints } from '../../core/breakpoints/breakpointState';
import type { BodyHits, ShownTape } from './shown';

interface Search {
  readonly tape: ShownTape['tape'];
  /** breakpoints that were looked for, as text */
  readonly of: string;
  readonly found: readonly BodyHits[];
  /** bodies that cannot be shown and were left out; null: it goes on */
  readonly skipped: readonly number[] | null;
}

const search = signal<Search | null>(null);
const on = computed(() => breakpoints.value.filter((each) => each.on));
const inText = computed(() => JSON.stringify(on.value.map(({ clauses }) => clauses)));

export function forgetHits(): void {
  search.value = null;
}

async function find(shown: ShownTape): Promise<void> {
  const of = inText.value;
  const mine = () => search.peek()?.tape === shown.tape && search.peek()?.of === of;
  const tell = (found: readonly BodyHits[], skipped: Search['skipped']) =>
    void (search.value = { tape: shown.tape, of, found, skipped });
  tell([], null);
  const skipped = await shown.find(on.value, (hits) => {
    if (mine()) tell([...search.peek()!.found, hits], null);
    return mine();
  });
  if (!mine()) return;
  // The findings before a search stopped are not all there are.
  if (skipped) tell(search.peek()!.found, skipped);
  else forgetHits();
}

export function TapeHits({ shown }: { shown: ShownTape }) {
  const now = search.value;
  const mine = now?.tape === shown.tape && now.of === inText.value ? now : null;
  const hit = mine?.found.filter(({ frames }) => frames.length > 0) ?? [];
  return (
    <section class="tape-hits" aria-label={t('tape.hits')}>
      {!mine && (
        <button type="button" class="lnk" disabled={on.value.length === 0} onClick={() => void find(shown)}>
          {t(on.value.length > 0 ? 'tape.hits.find' : 'tape.hits.noneSet')}
        </button>
      )}
      {mine && !mine.skipped && (
        <span class="dimt num" role="status">
          {t('tape.hits.finding', { done: mine.found.length, total: shown.bodies.length })}
        </span>
      )}
      {mine?.skipped && hit.length === 0 && mine.found.length > 0 && <span class="dimt">{t('tape.hits.none')}</span>}
      {mine?.skipped && mine.skipped.length > 0 && (
        <span class="dimt num">{t('tape.hits.skipped', { bodies: mine.skipped.length })}</span>
      )}
      {hit.length > 0 && (
        <ul class="tape-list">
          {hit.map(({ at, frames }) => (
            <li key={at}>
              <button type="button" class="lnk num" onClick={() => void shown.show(at, frames[0]!)}>
                {t('tape.hits.body', { body: shown.bodies[at]!.id, hits: frames.length })}
              </button>{' '}
              <span class="num">{t('check.f', { number: frames[0]! })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
