/** A spot in the list: its number, a picture, the kind of event, the number of bodies, the worst of it, and the number of the second method. */
import { formatCount, formatSize } from '../../base/i18n/numbers';
import { t } from '../../base/i18n/messages';
import { choose, point } from '../room/actions';
import { pointed, seen } from '../room/state';
import type { Spot } from '../../../audit/spots/spots';
import { KindIcon } from './KindIcon';
import { SpotPicture, WhyHere } from './parts';
import { worstText } from './worstText';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Whether an element has ever come into view. Pictures of rows are drawn only then. */
function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen]);
  return [element, seen];
}

interface Props {
  readonly spot: Spot;
  /** place in the list, from 0 */
  readonly row: number;
  readonly columns: number;
  readonly tabIndex: number;
  readonly chosen: boolean;
  /** bodies of the second method; null: there is none */
  readonly beside: number | null;
}

export function SpotRow({ spot, row, columns, tabIndex, chosen, beside }: Props) {
  const [picture, inView] = useSeen<HTMLTableCellElement>();
  const of = seen.value;
  const { number, kind, place, bodies, events, worst } = spot;
  const [x, y, z] = place.map(formatSize);
  return (
    <>
      <tr
        data-spot={number}
        tabIndex={tabIndex}
        aria-selected={chosen}
        aria-rowindex={row + 2}
        class={`${chosen ? 'on' : ''} ${pointed.value === number ? 'at' : ''}`}
        onClick={() => choose(number)}
        onMouseEnter={() => point(number)}
        onFocus={() => point(number)}
        onBlur={() => point(null)}
      >
        <td class="num a-no" title={t('audit.number.title', { number })}>
          #{number}
        </td>
        <td ref={picture} class="a-pic">
          {inView && <SpotPicture spot={spot} />}
        </td>
        <th scope="row">
          <b>
            <KindIcon kind={kind} />
            {t(`audit.kind.${kind}`)}
          </b>
          <span class="num">{t('audit.counts', { bodies, events })}</span>
          <span class="num dimt">{worstText(worst, of?.level.mesh.unit)}</span>
          <span class="sr">{t('audit.at', { x: x!, y: y!, z: z! })}</span>
        </th>
        {beside !== null && <td class="num a-beside">{formatCount(beside)}</td>}
      </tr>
      {chosen && (
        <tr class="a-because on">
          <td colSpan={columns}>
            <WhyHere spot={spot} />
          </td>
        </tr>
      )}
    </>
  );
}
