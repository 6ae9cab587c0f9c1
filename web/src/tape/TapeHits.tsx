/** Breakpoints over the whole tape: how often each body hits one, and the way to its first. */
import { computed, signal } from '@preact/signals';
import { t } from '../i18n/messages';
import { breakpoints } from '../state/breakpointState';
import type { BodyHits, ShownTape } from './shown';

interface Search {
  readonly tape: ShownTape['tape'];
  /** breakpoints that were looked for, as text */
  readonly of: string;
  readonly found: readonly BodyHits[];
  readonly ended: boolean;
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
  const tell = (found: readonly BodyHits[], ended: boolean) =>
    void (search.value = { tape: shown.tape, of, found, ended });
  tell([], false);
  await shown.find(on.value, (hits) => {
    if (mine()) tell([...search.peek()!.found, hits], false);
    return mine();
  });
  if (mine()) tell(search.peek()!.found, true);
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
      {mine && !mine.ended && (
        <span class="dimt num" role="status">
          {t('tape.hits.finding', { done: mine.found.length, total: shown.bodies.length })}
        </span>
      )}
      {mine?.ended && hit.length === 0 && <span class="dimt">{t('tape.hits.none')}</span>}
      {hit.length > 0 && (
        <ul class="tape-list">
          {hit.map(({ at, frames }) => (
            <li key={at}>
              <button type="button" class="lnk num" onClick={() => void shown.show(at, frames[0]!)}>
                {t('tape.hits.body', { body: shown.bodies[at]!.id, hits: frames.length })}
              </button>{' '}
              <code>f{frames[0]}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
