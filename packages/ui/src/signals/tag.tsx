import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import './tag.css';

/** The six status pairs of text on tint. */
export type Tone = 'done' | 'danger' | 'att' | 'run' | 'customs' | 'idle';

/** A status word with its lamp, or with a glyph where one says more. */
export function Tag({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className="ml-tag" data-tone={tone}>
      {icon ? <Icon name={icon} size={13} /> : <i className="ml-tag-lamp" aria-hidden />}
      {children}
    </span>
  );
}
