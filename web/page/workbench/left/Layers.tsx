/** What the figures show, each with the mark it draws: the usual ones at once, all others and their settings under "More". */
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { layers, onTop } from '../../core/store';
import { layerGroups, type LayerGroup, type LayerName } from '../../model';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Icon } from '../../base/controls/Icon';
import { BoxSettings } from './BoxSettings';
import { FigureSettings } from './FigureSettings';
import { layerSwatches } from './layerSwatches';
import { Section } from './Section';

const more = ['sweep', 'test', 'response'] as const satisfies readonly LayerGroup[];

/** @param title null: what it stands in has one */
export function Layers({ title = t('panel.layers') }: { title?: string | null }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const longer = open || layers.value.boxes;
  useEffect(() => {
    // The column is full already; what has just been asked for is brought into sight.
    if (longer) place.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [open, longer]);
  const aside = (
    <>
      <button
        type="button"
        class="lnk"
        aria-pressed={onTop.value}
        title={t('layer.onTop.title')}
        onClick={() => actions.setOnTop(!onTop.value)}
      >
        {t('layer.onTop')}
      </button>
      <button type="button" class="lnk" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('layer.more')}
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
      </button>
    </>
  );
  return (
    <Section class="layers" title={title} aside={aside}>
      <div ref={place} />
      <Switches group="usual" />
      {layers.value.boxes && <BoxSettings />}
      {open && (
        <>
          {more.map((group) => (
            <Switches key={group} group={group} titled />
          ))}
          <FigureSettings />
        </>
      )}
    </Section>
  );
}

function Switches({ group, titled = false }: { group: LayerGroup; titled?: boolean }) {
  return (
    <div role="group" aria-label={t(`layer.group.${group}`)}>
      {titled && <h3 class="lyh">{t(`layer.group.${group}`)}</h3>}
      <div class="lys">
        {layerGroups[group].map((name) => (
          <LayerSwitch key={name} name={name} />
        ))}
      </div>
    </div>
  );
}

function LayerSwitch({ name }: { name: LayerName }) {
  return (
    <label class="ly">
      <input type="checkbox" checked={layers.value[name]} onChange={() => actions.toggleLayer(name)} />
      <span class="bx">
        <Icon name="check" />
      </span>
      <svg class="sw" viewBox="0 0 16 10" aria-hidden="true">
        {layerSwatches[name]}
      </svg>
      <span class="cut">{rich(`layer.${name}`)}</span>
    </label>
  );
}
