import { Icon } from '../icon/icon';
import { usePartTexts } from '../part-texts';
import './update-pill.css';

/** "5 条更新": held back while the pointer is in the table; a press applies them. Nothing at zero. */
export function UpdatePill({ count, onApply }: { count: number; onApply: () => void }) {
  const { updates } = usePartTexts();
  if (count === 0) return null;
  return (
    <button type="button" className="ml-update-pill" onClick={onApply}>
      <Icon name="refresh" size={14} />
      <span aria-live="polite">
        {count}
        {updates}
      </span>
    </button>
  );
}
