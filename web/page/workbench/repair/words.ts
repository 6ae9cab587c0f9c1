/** What a repair has done, in words. */
import { listed } from '../../base/i18n/lists';
import { t } from '../../base/i18n/messages';
import { formatNumber } from '../../base/i18n/numbers';
import type { Done, RepairName } from '../../../mesh/repair/types';
import { unit } from '../../core/unit';

export function didText(name: RepairName, done: Done): string {
  switch (name) {
    case 'weld': {
      const { merged, farthest } = done.weld!;
      return t('repair.did.weld', { merged, farthest: formatNumber(farthest), unit: unit.value });
    }
    case 'degenerate':
    case 'duplicates':
      return t('repair.did.dropped', { dropped: done[name]!.dropped });
    case 'tJunctions':
      return t('repair.did.tJunctions', { ...done.tJunctions! });
    case 'winding': {
      const { flipped, ...parts } = done.winding!;
      const more = (['open', 'twisted', 'unsure'] as const).filter((kind) => parts[kind] > 0);
      const texts = more.map((kind) => t(`repair.did.winding.${kind}`, { count: parts[kind] }));
      return [t('repair.did.winding', { flipped }), ...texts].join('; ');
    }
    case 'holes': {
      const { closed, added, left } = done.holes!;
      const why = (['wide', 'border', 'tangled', 'untidy'] as const).filter((kind) => left[kind] > 0);
      const texts = why.map((kind) => t(`repair.left.${kind}`, { count: left[kind] }));
      const said = t('repair.did.holes', { closed, added });
      return texts.length > 0 ? `${said}; ${listed(texts)}` : said;
    }
    case 'simplify': {
      const { before, after, error } = done.simplify!;
      return t('repair.did.simplify', { before, after, error: formatNumber(error), unit: unit.value });
    }
  }
}
