import { Icon, type IconName } from './Icon';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  /** shown in the tooltip, after the name */
  readonly keys?: string;
  readonly onClick: () => void;
  readonly class?: string;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
}

export function IconButton({ icon, label, keys, onClick, class: extra = '', pressed, expanded }: Props) {
  return (
    <button
      type="button"
      class={`ib ${extra}`}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
