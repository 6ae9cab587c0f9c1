/** A list to choose from, the browser's own: it works with every keyboard, screen reader and phone. */
import { Icon } from './Icon';

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
  readonly class?: string;
}

export function Select<T extends string | number>({ label, value, options, onChoose, class: extra = '' }: Props<T>) {
  const shown = options.find((option) => option.value === value)?.label ?? String(value);
  return (
    <span class={`sel pick ${extra}`}>
      <span class="v num" aria-hidden="true">
        {shown}
      </span>
      <Icon name="chevronDown" />
      <select
        aria-label={label}
        title={label}
        onChange={(event) => {
          const option = options[event.currentTarget.selectedIndex];
          if (option) onChoose(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
