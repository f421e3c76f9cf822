import { Fragment, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { Button, Checkbox, ErrorState, Icon, SkeletonRows } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import { quarantineQuery, type Desk, type ListedMessage } from '../api';
import { nameOfCode } from '../name-of-code';
import { operationsTexts } from '../texts/zh-CN';
import { useRedrive } from '../use-redrive';
import { spellHidden } from '../../../platform/spell-hidden';
import { RawView } from './raw-view';
import { nameOfSource } from './receipts-card';
import { TableFrame } from './table-frame';
import { said } from '../../../platform/said';
import { TimeCell } from '../../../platform/time-cell';

/** Reasons that somebody may pass over who has looked at the message. */
const acceptable: ReadonlySet<string | null> = new Set(['interchange-conflict', 'foreign-format']);

/** Messages that were set aside: why, their bytes, and the way back into line. */
export function QuarantineCard({ desk }: { readonly desk: Desk }) {
  const say = useTexts(operationsTexts);
  const { data, error, isFetching, refetch } = useQuery(quarantineQuery);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [shownId, setShownId] = useState<number | null>(null);
  const { isBusy, outcome, redrive } = useRedrive(say);
  const list = data?.list ?? [];
  // What has left the quarantine meanwhile is chosen no more.
  const ids = list.map(({ messageId }) => messageId).filter((id) => chosen.has(id));
  const choose = (id: number, isChosen: boolean): void => {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const { quarantined, quarantinedBytes, oldestQuarantinedSeconds } = desk.total;
  return (
    <section className="ops-card ops-wide" aria-label={say('quarantine')}>
      <header>
        <h2>{say('quarantine')}</h2>
        <b className="ml-mono" data-part="quarantined" data-some={quarantined > 0}>
          {quarantined.toLocaleString('en-US')}
        </b>
        {oldestQuarantinedSeconds !== null && (
          <small>{say('quarantineFacts', { age: formatAge(oldestQuarantinedSeconds * 1_000, 'short'), bytes: quarantinedBytes })}</small>
        )}
        <Button
          size={24}
          icon="refresh"
          disabled={ids.length === 0}
          isLoading={isBusy}
          onClick={() => void redrive(ids).then(() => setChosen(new Set()))}
        >
          {say('redriveChosen', { count: ids.length })}
        </Button>
      </header>
      <p className="ops-outcome" role="status">
        {outcome}
      </p>
      {error && !data ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : list.length === 0 ? (
        <p className="ops-empty">{say('noQuarantine')}</p>
      ) : (
        <TableFrame label={say('quarantine')}>
          <table className="ops-table">
            <thead>
              <tr>
                <th scope="col">
                  <Checkbox
                    aria-label={say('chooseAll')}
                    isChecked={ids.length === list.length}
                    isMixed={ids.length > 0 && ids.length < list.length}
                    onChange={(isChosen) => setChosen(new Set(isChosen ? list.map(({ messageId }) => messageId) : []))}
                  />
                </th>
                <th scope="col">{say('received')}</th>
                <th scope="col">{say('message')}</th>
                <th scope="col">{say('source')}</th>
                <th scope="col">{say('format')}</th>
                <th scope="col">{say('reasonHead')}</th>
                <th scope="col" data-number="">
                  {say('size')}
                </th>
                <th scope="col" data-number="">
                  {say('age')}
                </th>
                <th scope="col">{say('actions')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map((message) => (
                <Fragment key={message.messageId}>
                  <tr data-edge={message.reason === 'unreadable' ? 'att' : 'danger'} data-chosen={chosen.has(message.messageId)}>
                    <td>
                      <Checkbox
                        aria-label={say('choose', { id: String(message.messageId) })}
                        isChecked={chosen.has(message.messageId)}
                        onChange={(isChosen) => choose(message.messageId, isChosen)}
                      />
                    </td>
                    <td>
                      <TimeCell time={message.receivedTime} />
                    </td>
                    <td className="ml-mono">
                      #{message.messageId}
                      {message.fileName !== null && <small title={spellHidden(message.fileName)}>{spellHidden(message.fileName)}</small>}
                    </td>
                    <td>{nameOfSource(message.source)}</td>
                    <td data-tip={message.format ?? undefined}>
                      {message.format === null ? emptyCellText : nameOfCode(say, 'formats', message.format)}
                    </td>
                    <td className="ops-reason">
                      <Icon name="warn" />
                      <span>
                        {nameOfCode(say, 'reason', message.reason ?? '')}
                        <small>{detailOf(message)}</small>
                      </span>
                    </td>
                    <td data-number="">{message.size.toLocaleString('en-US')}</td>
                    <td data-number="">{ageOf(message, desk.nowTime)}</td>
                    <td className="ops-actions">
                      <Button
                        size={24}
                        variant="text"
                        icon="eye"
                        aria-label={say('rawOf', { id: String(message.messageId) })}
                        aria-expanded={shownId === message.messageId}
                        onClick={() => setShownId(shownId === message.messageId ? null : message.messageId)}
                      >
                        {say('raw')}
                      </Button>
                      <Button
                        size={24}
                        variant="text"
                        icon="refresh"
                        aria-label={say('redriveOf', { id: String(message.messageId) })}
                        onClick={() => void redrive([message.messageId])}
                      >
                        {say('redrive')}
                      </Button>
                      {acceptable.has(message.reason) && (
                        <Button
                          size={24}
                          variant="text"
                          icon="check"
                          aria-label={say('acceptOf', { id: String(message.messageId) })}
                          onClick={() => void redrive([message.messageId], true)}
                        >
                          {say('accept')}
                        </Button>
                      )}
                    </td>
                  </tr>
                  {shownId === message.messageId && (
                    <tr className="ops-raw-row">
                      <td colSpan={9}>
                        <RawView messageId={message.messageId} onClose={() => setShownId(null)} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
          {quarantined > list.length && <p className="ops-empty">{say('quarantineMore', { count: list.length })}</p>}
        </TableFrame>
      )}
    </section>
  );
}

/** What the server adds to the reason's name: the first finding, or the cause. */
function detailOf({ reasonText, findings }: ListedMessage): string {
  const detail = reasonText?.split('：').slice(1).join('：') ?? '';
  return spellHidden(said(detail !== '' ? detail : (findings[0]?.text ?? '')));
}

function ageOf({ receivedTime }: ListedMessage, nowTime: string): string {
  const [from, now] = [parseShanghai(receivedTime), parseShanghai(nowTime)];
  return from === undefined || now === undefined ? emptyCellText : formatAge(Math.max(0, now - from), 'short');
}
