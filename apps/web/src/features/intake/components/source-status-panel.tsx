import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button, Popover, Skeleton, type PopoverAnchor } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { statusQuery } from '../api';
import { formatDuration } from '../format-duration';
import { intakeTexts } from '../texts/zh-CN';
import './source-status-panel.css';

/** How the sources of a list stand, and the account of everything that was received: each message is applied, a repetition, quarantined or waiting. */
export function SourceStatusPanel(props: { readonly anchor: PopoverAnchor; readonly onClose: () => void; readonly children: ReactNode }) {
  const { anchor, onClose, children } = props;
  const say = useTexts(intakeTexts);
  const { data, error, refetch } = useQuery(statusQuery);
  const parts = data
    ? ([
        [say('applied'), data.applied, 'done'],
        [say('duplicate'), data.duplicate, 'idle'],
        [say('quarantined'), data.quarantined, data.quarantined > 0 ? 'danger' : 'idle'],
        [say('waiting'), data.waiting, data.waiting > 0 ? 'run' : 'idle'],
      ] as const)
    : null;
  const isBalanced = data !== undefined && data.received === data.applied + data.duplicate + data.quarantined + data.waiting;
  return (
    <Popover anchor={anchor} label={say('title')} align="end" onClose={onClose}>
      <section className="intake-status" tabIndex={-1} data-autofocus>
        {children}
        <h3>{say('title')}</h3>
        {error && !data ? (
          <p>
            {error.message}{' '}
            <Button size={24} onClick={() => void refetch()}>
              {say('retry')}
            </Button>
          </p>
        ) : !data || !parts ? (
          <Skeleton width={260} />
        ) : (
          <>
            <p className="intake-status-sum">
              <span>{say('received')}</span>
              <b className="ml-mono">{data.received.toLocaleString('en-US')}</b>
            </p>
            <ul className="intake-status-parts">
              {parts.map(([name, count, tone]) => (
                <li key={name} data-tone={tone}>
                  <span>{name}</span>
                  <b className="ml-mono">{count.toLocaleString('en-US')}</b>
                </li>
              ))}
            </ul>
            <p className="intake-status-note">{isBalanced ? say('balanced') : say('unbalanced')}</p>
            <dl>
              <dt>{say('oldestWaiting')}</dt>
              <dd className="ml-mono">{data.oldestWaitingSeconds === null ? '-' : formatDuration(data.oldestWaitingSeconds)}</dd>
              <dt>{say('refused')}</dt>
              <dd className="ml-mono">{data.refusedMessages.toLocaleString('en-US')}</dd>
              <dt>{say('quarantinedBytes')}</dt>
              <dd className="ml-mono">{data.quarantinedBytes.toLocaleString('en-US')}</dd>
            </dl>
          </>
        )}
      </section>
    </Popover>
  );
}
