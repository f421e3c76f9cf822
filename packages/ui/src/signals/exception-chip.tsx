import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import type { Tone } from './tag';
import './exception-chip.css';

/** A count of one kind of exception that also filters by it; of none it is calm. Without `icon` it is the plain "全部". */
export function ExceptionChip(props: {
  readonly label: string;
  /** Null: not known. */
  readonly count: number | null;
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}) {
  const { label, count, tone = 'idle', icon, isPressed, onPress } = props;
  return (
    <button type="button" className="ml-chip" data-tone={count === 0 ? 'idle' : tone} aria-pressed={isPressed} onClick={onPress}>
      {icon && <Icon name={icon} />}
      {label}
      <span className="ml-chip-count ml-mono">{count ?? '–'}</span>
    </button>
  );
}
