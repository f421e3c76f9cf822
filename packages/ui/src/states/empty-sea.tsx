import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import type { IconName } from '../icon/icon-paths';
import { NightSea } from './night-sea-part';
import './empty-sea.css';

interface EmptyAction {
  readonly label: string;
  readonly icon?: IconName;
  readonly onSelect: () => void;
}

/**
 * The empty state: the night sea, one sentence why, one amber button what next, one quiet link. Its parent
 * gives the height.
 */
export function EmptySea(props: {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: EmptyAction;
  readonly link?: EmptyAction;
}) {
  const { title, text, action, link } = props;
  return (
    <section className="ml-empty-sea">
      <NightSea />
      <div className="ml-empty-sea-text">
        <h2>{title}</h2>
        {text != null && <p>{text}</p>}
        {(action || link) && (
          <div className="ml-empty-sea-actions">
            {action && (
              <Button variant="lamp" icon={action.icon} onClick={action.onSelect}>
                {action.label}
              </Button>
            )}
            {link && (
              <button type="button" className="ml-empty-sea-link" onClick={link.onSelect}>
                {link.label}
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
