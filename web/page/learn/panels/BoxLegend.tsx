/** What the lines of the boxes mean, in their colours. */
import { text } from '../course/texts';

const kinds = ['sweep', 'in', 'last', 'out', 'late'] as const;

export function BoxLegend() {
  return (
    <ul class="l-legend">
      {kinds.map((kind) => (
        <li key={kind}>
          <i class={kind} aria-hidden="true" />
          {text('13', `legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
