/**
 * How deep the boxes of the broad phase are shown, and what their colours mean. Only there with the layer: a large mesh has thousands
 * of boxes, which are decoded when asked for.
 */
import { actions } from '../../core/actions';
import { boxDepth, shownSlide } from '../../core/store';
import type { NodeVerdict } from '../../../package/trace/events.gen';
import { t } from '../../base/i18n/messages';
import { Slider } from '../../base/controls/Slider';

const verdicts = ['descended', 'leaf', 'outside-box', 'later-than-best'] as const satisfies readonly NodeVerdict[];

export function BoxSettings() {
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
