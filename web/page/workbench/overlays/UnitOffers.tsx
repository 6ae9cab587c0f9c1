/** A size that hardly anything has: said, with the units that would make it a likely one. Nothing is rescaled unasked. */
import '../../texts/later';
import { t } from '../../base/i18n/messages';
import { formatSize } from '../../base/i18n/numbers';
import type { ImportCard } from '../../model';
import { actions } from '../../core/actions';
import { widestLevel } from '../../../mesh/bodyHeight';

/** Metres per unit: millimetres, centimetres, inches, feet, metres; and what came out too small by a hundred or a thousand. */
const offered = [0.001, 0.01, 0.0254, 0.3048, 1, 100, 1000] as const;
/** metres; smaller things are rarely given in metres, and hardly ever in smaller units */
const smallestInMetres = 0.03;
const smallest = 0.002;
/** metres: sizes of things and levels that people open, and the middle of them */
const likely = { least: 0.3, most: 500, middle: 5 };
const mostOffers = 2;

/** @returns null for a size that something has; else other scales, the likeliest first */
export function unitOffers({ size, scale }: Pick<ImportCard, 'size' | 'scale'>): readonly number[] | null {
  const units = Math.max(...size);
  const metres = units * scale;
  const odd = metres > widestLevel || metres < (scale === 1 ? smallestInMetres : smallest);
  if (!(metres > 0) || !odd) return null;
  const off = (other: number) => Math.abs(Math.log((units * other) / likely.middle));
  const within = (other: number) => units * other >= likely.least && units * other <= likely.most;
  return offered
    .filter((other) => other !== scale && within(other))
    .sort((one, other) => off(one) - off(other))
    .slice(0, mostOffers);
}

export function UnitOffers({ card }: { card: ImportCard }) {
  const offers = unitOffers(card);
  if (!offers) return null;
  const units = Math.max(...card.size);
  return (
    <dd class="why1 imp-odd">
      <span role="status">
        {t(offers.length > 0 ? 'import.odd' : 'import.odd.alone', { size: formatSize(units * card.scale) })}
      </span>
      {offers.map((scale) => (
        <button type="button" class="bt" key={scale} onClick={() => actions.setImport({ scale })}>
          {t('import.odd.offer', { unit: t(scaleKey(scale)), size: formatSize(units * scale) })}
        </button>
      ))}
    </dd>
  );
}

export const scaleKey = (scale: number) => `import.scale.${String(scale).replace('.', '_')}` as 'import.scale.1';
