/** How a stop stands: a ring, a dot for seen, a check for right, a dash for wrong; what it means is said. */
import { t } from '../../base/i18n/messages';
import type { Standing as How } from './tour';

const drawn = {
  seen: <circle cx="5" cy="5" r="1.8" />,
  right: <path d="m2 5.2 2 2 4-4.4" />,
  wrong: <path d="M2.2 5h5.6" />,
};

export function Standing({ of }: { of: How }) {
  const label = t(`tour.standing.${of}`);
  return (
    <span class={`mk ${of}`} role="img" aria-label={label} title={label}>
      {of !== 'new' && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          {drawn[of]}
        </svg>
      )}
    </span>
  );
}
