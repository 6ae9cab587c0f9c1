/** The layers of the figures, each with the mark it draws: the usual ones in view, all others and their settings under "More". */
import { useEffect, useRef, useState } from 'preact/hooks';
import { actions } from '../../core/actions';
import { layers, onTop, boxDepth, shownSlide, cameraFollow, glyphSize } from '../../core/store';
import { layerGroups, type LayerGroup, type LayerName, cameraFollows, glyphSizes } from '../../model';
import { t } from '../../base/i18n/messages';
import { rich } from '../../base/i18n/rich';
import { Icon } from '../../base/controls/Icon';
import { layerSwatches } from './layerSwatches';
import { Section } from './Section';
import type { NodeVerdict } from '../../../package/trace/events.gen';
import { Slider } from '../../base/controls/Slider';
import { Choice } from '../../base/controls/Choice';
import { Select } from '../../base/controls/Select';
import { lazy } from '../../core/controls/lazy';
import { width } from '../../base/window/width';

const SeeInside = lazy(async () => (await import('../tools/see/SeeInside')).SeeInside);

/** Settings of the figures that are no layers. */
function FigureSettings() {
  return (
    <>
      <h3 class="lyh">{t('layer.group.settings')}</h3>
      <div class="lyset">
        <span>{t('layer.glyphs')}</span>
        <Choice
          class="sm"
          label={t('layer.glyphs')}
          value={glyphSize.value}
          options={glyphSizes.map((value) => ({ value, label: t(`layer.glyphs.${value}`) }))}
          onChoose={(value) => actions.setGlyphSize(value)}
        />
      </div>
      <SeeInside />
      {width.value === 'small' && (
        <div class="lyset">
          <span>{t('view.follow.short')}</span>
          <Select
            label={t('view.follow')}
            value={cameraFollow.value}
            options={cameraFollows.map((value) => ({ value, label: t(`view.follow.${value}`) }))}
            onChoose={(value) => actions.setCameraFollow(value)}
          />
        </div>
      )}
    </>
  );
}

const verdicts = ['descended', 'leaf', 'outside-box', 'later-than-best'] as const satisfies readonly NodeVerdict[];

/**
 * How deep the boxes of the broad phase are shown, and what their colours mean. Only there with the layer: a large mesh has thousands
 * of boxes, which are decoded when asked for.
 */
function BoxSettings() {
  const nodes = shownSlide.value?.children.find(({ kind }) => kind === 'broad')?.visits ?? [];
  const deepest = nodes.reduce((most, { depth }) => Math.max(most, depth), 0);
  const limit = Math.min(boxDepth.value ?? deepest, deepest);
  const counts = new Map<NodeVerdict, number>();
  for (const { verdict, depth } of nodes) if (depth <= limit) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  return (
    <>
      <div class="lyset">
        <span>{t('layer.boxDepth')}</span>
        <Slider
          label={t('layer.boxDepth.label')}
          value={deepest > 0 ? limit / deepest : 1}
          steps={deepest}
          text={t('layer.boxDepth.of', { depth: limit, deepest })}
          onChange={(part) => {
            const depth = Math.round(part * deepest);
            actions.setBoxDepth(depth >= deepest ? null : depth);
          }}
        />
        <span class="num">{t('layer.boxDepth.of', { depth: limit, deepest })}</span>
      </div>
      <ul class="lykey">
        {verdicts.map((verdict) => (
          <li key={verdict}>
            <i class={`bx-${verdict}`} />
            {t(`layer.box.${verdict}`)} <b class="num">{counts.get(verdict) ?? 0}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const more = ['sweep', 'test', 'response'] as const satisfies readonly LayerGroup[];

/** @param title null: its container has one */
export function Layers({ title = t('panel.layers') }: { title?: string | null }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const longer = open || layers.value.boxes;
  useEffect(() => {
    // The column is full already; the newly requested part scrolls into view.
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
