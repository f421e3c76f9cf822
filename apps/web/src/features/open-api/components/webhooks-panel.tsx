import { webhooksMax } from '@mastlight/domain/open-api/limits';
import { Button, showToast, SkeletonRows, Tag } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { Panel, PanelTable } from '../../../platform/panel';
import { isPermitted, useSession } from '../../../platform/session';
import { TimeCell } from '../../../platform/time-cell';
import { refreshWebhooks, switchWebhook, testWebhook, webhooksQuery, type Webhook } from '../api';
import { openApiWords } from '../texts/zh-CN';
import { DeleteWebhookDialog } from './delete-webhook-dialog';
import { DeliveriesDialog } from './deliveries-dialog';
import { RotateDialog } from './rotate-dialog';
import { WebhookDialog } from './webhook-dialog';

type Opened = { readonly what: 'deliveries' | 'edit' | 'rotate' | 'delete'; readonly of: Webhook } | 'make';

const short = (time: string): string => time.slice(5, 16);

/** 推送地址: where a company's events are pushed to, how that goes, and what may be done about it. */
export function WebhooksPanel() {
  const say = useTexts(openApiWords);
  const mayManage = useSession((session) => session.company !== null && isPermitted(session, 'company.manage'));
  const { data, error, isFetching, refetch } = useQuery(webhooksQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  // What stands in a dialog is as it is now.
  const current = opened === null || opened === 'make' ? null : (data?.list.find(({ id }) => id === opened.of.id) ?? opened.of);
  const isFull = data !== undefined && data.list.length >= webhooksMax;
  return (
    <Panel
      title={say('webhooks.title')}
      {...(data && { note: say('webhooks.count', { count: data.list.length, max: webhooksMax }) })}
      actions={
        mayManage &&
        data && (
          <Button icon="plus" variant="primary" disabled={isFull} onClick={() => setOpened('make')}>
            {say('webhooks.make')}
          </Button>
        )
      }
    >
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={3} />
        )
      ) : data.list.length === 0 ? (
        <p className="panel-empty">{say('webhooks.none')}</p>
      ) : (
        <Webhooks list={data.list} mayManage={mayManage} onOpen={setOpened} />
      )}
      {mayManage && isFull && <p className="open-api-foot">{say('webhooks.full')}</p>}
      {!mayManage && <p className="open-api-foot">{say('webhooks.onlyManagement')}</p>}
      <p className="open-api-foot">{say('webhooks.about')}</p>
      {opened === 'make' && <WebhookDialog of={null} onClose={close} />}
      {opened !== null && opened !== 'make' && current !== null && (
        <>
          {opened.what === 'deliveries' && <DeliveriesDialog of={current} mayReplay={mayManage} onClose={close} />}
          {opened.what === 'edit' && <WebhookDialog of={opened.of} onClose={close} />}
          {opened.what === 'rotate' && <RotateDialog of={current} onClose={close} />}
          {opened.what === 'delete' && <DeleteWebhookDialog of={current} onClose={close} />}
        </>
      )}
    </Panel>
  );
}

function Webhooks({
  list,
  mayManage,
  onOpen,
}: {
  readonly list: readonly Webhook[];
  readonly mayManage: boolean;
  readonly onOpen: (what: Opened) => void;
}) {
  const say = useTexts(openApiWords);
  return (
    <PanelTable label={say('webhooks.title')} onPhone="stacks">
      <thead>
        <tr>
          <th scope="col">{say('webhooks.name')}</th>
          <th scope="col">{say('webhooks.url')}</th>
          <th scope="col">{say('webhooks.types')}</th>
          <th scope="col">{say('webhooks.state')}</th>
          <th scope="col">{say('webhooks.made')}</th>
          <th scope="col">{say('webhooks.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((webhook) => (
          <tr key={webhook.id}>
            <td className="open-api-name">
              {webhook.name}
              {webhook.subscription !== null && <Subscribed of={webhook.subscription} />}
            </td>
            <td className="open-api-url ml-mono">{webhook.url}</td>
            <td>
              {webhook.eventTypes.map((type) => say(`types.${type}`)).join('、')}
              {webhook.subscription?.filters.map(({ name, values }) => (
                <div key={name} className="open-api-words open-api-note">
                  {say('webhooks.filter', { name, values: values.join('、') })}
                </div>
              ))}
            </td>
            <td className="open-api-outcome">
              <State of={webhook} />
            </td>
            <td>
              {webhook.maker} <TimeCell time={webhook.madeAt} />
            </td>
            <td>
              <Actions of={webhook} mayManage={mayManage} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}

/** That a program made it, and by which number it speaks of it. */
function Subscribed({ of: { id } }: { readonly of: NonNullable<Webhook['subscription']> }) {
  const say = useTexts(openApiWords);
  return (
    <>
      <div className="open-api-note">{say('webhooks.subscription')}</div>
      <div className="open-api-words open-api-note ml-mono">{say('webhooks.subscriptionId', { id })}</div>
    </>
  );
}

function State({ of }: { readonly of: Webhook }) {
  const say = useTexts(openApiWords);
  const { isOn, offWhy, offAt, failingFrom, holdsUntil, oldSignsUntil, waiting } = of;
  return (
    <>
      {isOn ? (
        <Tag tone={failingFrom === null ? 'done' : 'att'}>
          {failingFrom === null ? say('webhooks.on') : say('webhooks.failing', { time: short(failingFrom) })}
        </Tag>
      ) : (
        <Tag tone={offWhy === 'person' ? 'idle' : 'danger'}>{say(`webhooks.off.${offWhy ?? 'person'}`, { time: short(offAt ?? '') })}</Tag>
      )}
      {waiting > 0 && <span>{say('webhooks.waiting', { count: waiting })}</span>}
      {isOn && holdsUntil !== null && <span className="open-api-note">{say('webhooks.holding', { time: short(holdsUntil) })}</span>}
      {oldSignsUntil !== null && <span className="open-api-note">{say('webhooks.rotating', { time: short(oldSignsUntil) })}</span>}
    </>
  );
}

function Actions({
  of,
  mayManage,
  onOpen,
}: {
  readonly of: Webhook;
  readonly mayManage: boolean;
  readonly onOpen: (what: Opened) => void;
}) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { id, name, isOn, subscription } = of;

  async function act(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError || error instanceof CallCancelled)) throw error;
    } finally {
      await refreshWebhooks(client);
      setBusy(false);
    }
  }
  const test = () =>
    act(async () => {
      const { isDelivered, words, tookMs } = await testWebhook(id);
      showToast({ tone: isDelivered ? 'done' : 'danger', text: say('webhooks.tested', { words, ms: tookMs }) });
    });
  const turn = () =>
    act(async () => {
      await switchWebhook(id, !isOn);
      showToast({ tone: 'done', text: say(isOn ? 'webhooks.stopped' : 'webhooks.started', { name }) });
    });

  return (
    <div className="open-api-actions">
      <Button aria-label={say('webhooks.deliveriesOf', { name })} onClick={() => onOpen({ what: 'deliveries', of })}>
        {say('webhooks.deliveries')}
      </Button>
      {mayManage && (
        <>
          <Button aria-label={say('webhooks.testOf', { name })} disabled={isBusy} onClick={() => void test()}>
            {say('webhooks.test')}
          </Button>
          {subscription === null && (
            <>
              <Button aria-label={say('webhooks.editOf', { name })} onClick={() => onOpen({ what: 'edit', of })}>
                {say('webhooks.edit')}
              </Button>
              <Button aria-label={say('webhooks.rotateOf', { name })} onClick={() => onOpen({ what: 'rotate', of })}>
                {say('webhooks.rotate')}
              </Button>
            </>
          )}
          <Button aria-label={say(isOn ? 'webhooks.stopOf' : 'webhooks.startOf', { name })} disabled={isBusy} onClick={() => void turn()}>
            {say(isOn ? 'webhooks.stop' : 'webhooks.start')}
          </Button>
          <Button variant="danger" aria-label={say('webhooks.deleteOf', { name })} onClick={() => onOpen({ what: 'delete', of })}>
            {say('webhooks.delete')}
          </Button>
        </>
      )}
    </div>
  );
}
