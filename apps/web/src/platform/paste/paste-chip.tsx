import { Icon, type IconName } from '@mastlight/ui';

/** How many numbers of a pasted text are of one sort; a press shows these alone, and all again. */
export function PasteChip<C extends string>(props: {
  readonly id: C;
  readonly label: string;
  readonly count: number;
  readonly tone?: string | undefined;
  readonly icon?: IconName | undefined;
  /** The sort that is shown alone; '' for none. */
  readonly shown: C | '';
  readonly onShow: (shown: C | '') => void;
}) {
  const { id, label, count, tone, icon, shown, onShow } = props;
  return (
    <button
      type="button"
      className="paste-chip"
      data-kind={tone}
      aria-pressed={shown === id}
      onClick={() => onShow(shown === id ? '' : id)}
    >
      {icon && <Icon name={icon} />}
      {label} <b className="ml-mono">{count}</b>
    </button>
  );
}
