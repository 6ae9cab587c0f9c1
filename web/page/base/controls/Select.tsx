/** A list to choose from, the browser's own: it works with every keyboard, screen reader and phone. */
import { Icon, type IconName } from './Icon';

interface Props<T extends string | number> {
  readonly label: string;
  readonly value: T;
  /** `lang` where a label is in another language than the page */
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly onChoose: (value: T) => void;
  readonly class?: string;
  readonly icon?: IconName;
  /** the tooltip, where it should say more than the label */
  readonly title?: string;
}

export function Select<T extends string | number>(props: Props<T>) {
  const { label, value, options, onChoose, class: extra = '', icon, title = label } = props;
  const shown = options.find((option) => option.value === value)?.label ?? String(value);
  return (
    <span class={`sel pick ${extra}`}>
      {icon && <Icon name={icon} />}
      <span class="v num" aria-hidden="true">
        {shown}
      </span>
      <Icon name="chevronDown" />
      <select
        aria-label={label}
        title={title}
        onChange={(event) => {
          const option = options[event.currentTarget.selectedIndex];
          if (option) onChoose(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
