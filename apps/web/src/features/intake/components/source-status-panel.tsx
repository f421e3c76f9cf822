import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Popover, Skeleton, type PopoverAnchor } from '@mastlight/ui';
import { statusQuery } from '../api';
import { formatDuration } from '../format-duration';
import { intakeCaptions as captions } from '../texts';
import './source-status-panel.css';

/** How the sources of a list stand, and the account of everything that was received: each message is applied, a repetition, quarantined or waiting. */
export function SourceStatusPanel(props: { readonly anchor: PopoverAnchor; readonly onClose: () => void; readonly children: ReactNode }) {
  const { anchor, onClose, children } = props;
  const { data, error, refetch } = useQuery(statusQuery);
  const parts = data
    ? ([
        [captions.applied, data.applied, 'done'],
        [captions.duplicate, data.duplicate, 'idle'],
        [captions.quarantined, data.quarantined, data.quarantined > 0 ? 'danger' : 'idle'],
        [captions.waiting, data.waiting, data.waiting > 0 ? 'run' : 'idle'],
      ] as const)
    : null;
  const isBalanced = data !== undefined && data.received === data.applied + data.duplicate + data.quarantined + data.waiting;
  return (
    <Popover anchor={anchor} label={captions.title} align="end" onClose={onClose}>
      <section className="intake-status" tabIndex={-1} data-autofocus>
        {children}
        <h3>{captions.title}</h3>
        {error && !data ? (
          <p>
            {error.message}{' '}
            <Button size={24} onClick={() => void refetch()}>
              {captions.retry}
            </Button>
          </p>
        ) : !data || !parts ? (
          <Skeleton width={260} />
        ) : (
          <>
            <p className="intake-status-sum">
              <span>{captions.received}</span>
              <b className="ml-mono">{data.received.toLocaleString('en-US')}</b>
            </p>
            <ul>
              {parts.map(([name, count, tone]) => (
                <li key={name} data-tone={tone}>
                  <span>{name}</span>
                  <b className="ml-mono">{count.toLocaleString('en-US')}</b>
                </li>
              ))}
            </ul>
            <p className="intake-status-note">{isBalanced ? captions.balanced : captions.unbalanced}</p>
            <dl>
              <dt>{captions.oldestWaiting}</dt>
              <dd className="ml-mono">{data.oldestWaitingSeconds === null ? '-' : formatDuration(data.oldestWaitingSeconds)}</dd>
              <dt>{captions.refused}</dt>
              <dd className="ml-mono">{data.refusedMessages.toLocaleString('en-US')}</dd>
              <dt>{captions.quarantinedBytes}</dt>
              <dd className="ml-mono">{data.quarantinedBytes.toLocaleString('en-US')}</dd>
            </dl>
          </>
        )}
      </section>
    </Popover>
  );
}
