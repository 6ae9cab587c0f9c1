/** Events and bodies of each kind, by the method and by the second one. */
import { methodOf } from '../../model/methods';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { formatCount } from '../../base/i18n/numbers';
import { severity, type EventKind } from '../../../audit/detectors/types';
import { found, seen, shownKinds, type Found } from '../room/state';
import type { Merged } from '../../../audit/run/merge';
import { HiddenKinds } from './HiddenKinds';
import { KindIcon } from './KindIcon';

export function MethodTable() {
  const of = found.value;
  const beside = of?.beside ? of.besideSettings : null;
  return (
    <div class="a-methods">
      <h2>
        <i>A</i>
        {t(beside ? 'audit.methods' : 'audit.methods.one')}
      </h2>
      <div class="a-scroll" tabIndex={0} role="group" aria-label={t('audit.column.what')}>
        {of ? <Table of={of} /> : <p class="a-none">{t('audit.methods.none')}</p>}
        <HiddenKinds />
      </div>
    </div>
  );
}

function Table({ of }: { of: Found }) {
  const beside = of.beside ? of.besideSettings : null;
  const kinds = happenedFirst(of).filter((kind) => shownKinds.value.has(kind));
  const looked = beside && seen.value?.settings;
  const named = [of.settings, ...(beside ? [beside] : [])].map((settings) => ({
    name: t(methodOf(settings).name),
    shown: settings === looked,
  }));
  return (
    <table class="num">
      <thead>
        <tr>
          <td />
          {named.map(({ name, shown }) => (
            <th scope="col" key={name} class={shown ? 'on' : ''} aria-current={shown}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <span>
                <KindIcon kind={kind} />
                {t(`audit.kind.${kind}`)}
              </span>
            </th>
            <Count kind={kind} of={of.merged} />
            {of.beside && <Count kind={kind} of={of.beside} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Worst first; kinds without events last. */
function happenedFirst(of: Found): readonly EventKind[] {
  const happened = (kind: EventKind) =>
    [of.merged, of.beside].some((merged) => (merged?.spots.count(kind).events ?? 0) > 0);
  return [...severity.filter(happened), ...severity.filter((kind) => !happened(kind))];
}

function Count({ kind, of }: { kind: EventKind; of: Merged }) {
  const { events, bodies } = of.spots.count(kind);
  return (
    <td class={events === 0 ? 'none' : ''}>{events === 0 ? formatCount(0) : rich('audit.by', { events, bodies })}</td>
  );
}
