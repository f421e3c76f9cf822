import { webhookTexts } from '@mastlight/domain/open-api/messages';
import { Button, Checkbox, Dialog, FieldError, showToast, SkeletonRows, Tag, TextField, type Tone } from '@mastlight/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { deliveriesQuery, refreshWebhooks, replayDeliveries, type Webhook, type WebhookDelivery } from '../api';
import { openApiWords } from '../texts/zh-CN';

const tones: Readonly<Record<WebhookDelivery['state'], Tone>> = { waiting: 'att', sending: 'run', delivered: 'done', failed: 'danger' };

type Which = Omit<Parameters<typeof replayDeliveries>[0], 'id'>;

/** What was pushed to an address, and, for whoever may, having it sent again. */
export function DeliveriesDialog({
  of,
  mayReplay,
  onClose,
}: {
  readonly of: Webhook;
  readonly mayReplay: boolean;
  readonly onClose: () => void;
}) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const [isFailedOnly, setFailedOnly] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    deliveriesQuery(of.id, isFailedOnly),
  );
  const list = data?.pages.flatMap((page) => page.list);

  async function replay(which: Which): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { count } = await replayDeliveries({ id: of.id, ...which });
      showToast({ tone: count === 0 ? 'danger' : 'done', text: say('deliveries.replayed', { count }) });
    } catch (refused) {
      if (!(refused instanceof CallError || refused instanceof CallCancelled)) throw refused;
    } finally {
      await refreshWebhooks(client);
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={say('deliveries.title', { name: of.name })}
      width={860}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('deliveries.close')}</Button>}
    >
      <div className="open-api-deliveries-head">
        <Checkbox isChecked={isFailedOnly} onChange={setFailedOnly}>
          {say('deliveries.failedOnly')}
        </Checkbox>
        <span className="open-api-note">{say('deliveries.note')}</span>
      </div>
      {mayReplay && of.isOn && <SpanForm isBusy={isBusy} onReplay={(span) => void replay({ ...span, isFailedOnly })} />}
      {mayReplay && !of.isOn && <p className="open-api-note">{webhookTexts.off}</p>}
      {list === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={6} />
        )
      ) : list.length === 0 ? (
        <p className="panel-empty">{say(isFailedOnly ? 'deliveries.noneFailed' : 'deliveries.none')}</p>
      ) : (
        <PanelTable label={say('deliveries.title', { name: of.name })}>
          <thead>
            <tr>
              <th scope="col">{say('deliveries.time')}</th>
              <th scope="col">{say('deliveries.event')}</th>
              <th scope="col">{say('deliveries.state')}</th>
              <th scope="col">{say('deliveries.answer')}</th>
              {mayReplay && <th scope="col">{say('webhooks.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {list.map((delivery) => (
              <tr key={delivery.id}>
                <td>
                  <TimeCell time={delivery.startedAt ?? delivery.createdAt} />
                </td>
                <td className="open-api-event">
                  <span>{delivery.isTest ? say('deliveries.test') : delivery.billNo}</span>
                  <span className="open-api-note ml-mono">{delivery.type}</span>
                  <span className="open-api-note ml-mono">{delivery.eventId}</span>
                </td>
                <td className="open-api-outcome">
                  <Tag tone={tones[delivery.state]}>{say(`deliveries.states.${delivery.state}`)}</Tag>
                  {delivery.words !== '' && <span>{delivery.words}</span>}
                  {delivery.tookMs !== null && (
                    <span className="open-api-note">{say('deliveries.tries', { tries: delivery.tries, ms: delivery.tookMs })}</span>
                  )}
                  {delivery.dueAt !== null && (
                    <span className="open-api-note">{say('deliveries.next', { time: delivery.dueAt.slice(5) })}</span>
                  )}
                </td>
                <td className="open-api-answer ml-mono">{delivery.answer}</td>
                {mayReplay && (
                  <td>
                    {!delivery.isTest && delivery.state !== 'sending' && of.isOn && (
                      <Button
                        disabled={isBusy}
                        aria-label={say('deliveries.replayOf', { id: delivery.eventId })}
                        onClick={() => void replay({ deliveryIds: [delivery.id] })}
                      >
                        {say('deliveries.replay')}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
      {hasNextPage && (
        <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('deliveries.more')}
        </Button>
      )}
    </Dialog>
  );
}

/** Asks for a span, in Shanghai's time. */
function SpanForm({ isBusy, onReplay }: { readonly isBusy: boolean; readonly onReplay: (span: { fromMs: number; toMs: number }) => void }) {
  const say = useTexts(openApiWords);
  const errorId = useId();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [isWrong, setWrong] = useState(false);
  function send(event: FormEvent): void {
    event.preventDefault();
    const [fromMs, toMs] = [from, to].map((text) => Date.parse(`${text}+08:00`)) as [number, number];
    const isRight = fromMs < toMs;
    setWrong(!isRight);
    if (isRight) onReplay({ fromMs, toMs });
  }
  return (
    <form className="open-api-span" noValidate onSubmit={send} aria-describedby={isWrong ? errorId : undefined}>
      <TextField type="datetime-local" label={say('deliveries.from')} value={from} onChange={setFrom} />
      <TextField type="datetime-local" label={say('deliveries.to')} value={to} onChange={setTo} />
      <Button type="submit" disabled={isBusy}>
        {say('deliveries.replaySpan')}
      </Button>
      {isWrong && <FieldError id={errorId}>{webhookTexts.spanWrong}</FieldError>}
    </form>
  );
}
