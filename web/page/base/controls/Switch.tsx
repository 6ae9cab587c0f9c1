/** On or off, at once. */
interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
}

export function Switch({ label, on, onToggle }: Props) {
  return (
    <button
      type="button"
      class={`tg ${on ? 'on' : ''}`}
      role="switch"
      aria-checked={on}
      aria-label={label}
      onClick={() => onToggle(!on)}
    >
      <i />
    </button>
  );
}
