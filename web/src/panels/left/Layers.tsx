/** What the figures show, each with the mark it draws. */
import type { JSX } from 'preact';
import { actions } from '../../state/actions';
import { layers, onTop } from '../../state/store';
import { layerNames, type LayerName } from '../../state/model';
import { t } from '../../i18n/messages';
import { rich } from '../../i18n/rich';
import { Icon } from '../controls/Icon';
import { Section } from './Section';

const swatches: Readonly<Record<LayerName, JSX.Element>> = {
  candidates: <path d="M1 9 8 1l7 8z" class="sw-cand" />,
  mesh: <path d="M1 9 8 1l7 8z" class="sw-line" />,
  contact: <path d="M8 .8 12.2 5 8 9.2 3.8 5z" class="sw-edge" />,
  boxes: <path d="M1.5 1.5h13v7h-13z" class="sw-line" />,
  slidePlane: (
    <>
      <path d="M1 1h14v8H1z" class="sw-slide" />
      <path d="m3 9 5-8M8 9l5-8" class="sw-slide thin" />
    </>
  ),
  normals: (
    <>
      <path d="M1 5h9" class="sw-normal" />
      <path d="M15 5 9 8.2V1.8z" class="sw-normal-head" />
    </>
  ),
  velocities: (
    <>
      <path d="M1 5h9" class="sw-body" />
      <path d="M15 5 9 8.2V1.8z" class="sw-body-head" />
    </>
  ),
  planes: <path d="M1.5 1.5h13v7h-13z" class="sw-plane" />,
  path: <path d="M1 8C5 8 7 2 15 2" class="sw-body" />,
  ghosts: <ellipse cx="8" cy="5" rx="6" ry="4" class="sw-ghost" />,
};

export function Layers() {
  const shown = layers.value;
  const top = (
    <button
      type="button"
      class="lnk"
      aria-pressed={onTop.value}
      title={t('layer.onTop.title')}
      onClick={() => actions.setOnTop(!onTop.value)}
    >
      {t('layer.onTop')}
    </button>
  );
  return (
    <Section class="layers" title={t('panel.layers')} aside={top}>
      <div class="lys">
        {layerNames.map((name) => (
          <label key={name} class="ly">
            <input type="checkbox" checked={shown[name]} onChange={() => actions.toggleLayer(name)} />
            <span class="bx">
              <Icon name="check" />
            </span>
            <svg class="sw" viewBox="0 0 16 10" aria-hidden="true">
              {swatches[name]}
            </svg>
            <span class="cut">{rich(`layer.${name}`)}</span>
          </label>
        ))}
      </div>
    </Section>
  );
}
