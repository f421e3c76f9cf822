import { useEffect, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { usePartTexts } from '../part-texts';
import './batch-bar.css';

export interface BatchAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly tone?: 'danger';
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

/** What can be done with the chosen rows, floating at the foot of the page; Esc lets go of them. */
export function BatchBar(props: {
  readonly count: number;
  /** The measure word: 票, 箱. */
  readonly unit?: string;
  readonly actions: readonly BatchAction[];
  readonly children?: ReactNode;
  /** Stands in the flow instead of floating; for the gallery. */
  readonly isStatic?: boolean;
  readonly onCancel: () => void;
}) {
  const words = usePartTexts();
  const { count, unit = words.bills, actions, children, isStatic = false, onCancel } = props;

  useEffect(() => {
    if (count === 0 || isStatic) return;
    function handleKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // An open dialog, drawer or menu has the first claim to Esc.
      if (document.querySelector('dialog[open], .ml-popover:popover-open')) return;
      onCancel();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [count, isStatic, onCancel]);

  if (count === 0) return null;
  return (
    <div className="ml-batch-bar" data-static={isStatic || undefined} role="toolbar" aria-label={words.batch}>
      <span className="ml-batch-count" role="status">
        {words.chosen} <b className="ml-mono">{count}</b> {unit}
      </span>
      {actions.map((action) => (
        <button key={action.id} type="button" data-tone={action.tone} disabled={action.isDisabled} onClick={action.onSelect}>
          <Icon name={action.icon} />
          {action.label}
        </button>
      ))}
      {children}
      <button type="button" className="ml-batch-cancel" onClick={onCancel}>
        {words.cancel} <kbd>Esc</kbd>
      </button>
    </div>
  );
}
