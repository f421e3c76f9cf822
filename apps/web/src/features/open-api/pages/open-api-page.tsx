import { interfaceCalls } from '@mastlight/domain/open-api/interface-calls';
import { keysMax } from '@mastlight/domain/open-api/limits';
import { scopes } from '@mastlight/domain/open-api/scopes';
import { Button, EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { lazyPart } from '../../../platform/lazy-part';
import { Panel, PanelTable } from '../../../platform/panel';
import { isPermitted, loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { TimeCell } from '../../../platform/time-cell';
import { keysQuery, type ApiKey, type KeyUsage } from '../api';
import { MakeKeyDialog } from '../components/make-key-dialog';
import { RevokeDialog } from '../components/revoke-dialog';
import { WebhooksPanel } from '../components/webhooks-panel';
import { openApiWords } from '../texts/zh-CN';
import './open-api-page.css';

// Most come for a key: what programmers read comes behind it.
const InterfacePanels = lazyPart(async () => (await import('../components/interface-panels')).InterfacePanels);

/** 开放接口: a company's keys, how they were used, where its events are pushed to, and how a program calls, to be tried here. */
export function OpenApiPage() {
  const say = useTexts(openApiWords);
  const isSignedIn = useSession(loginState);
  const cid = useSession((session) => session.cid);
  const isCompany = cid !== null;
  const { data, error, isFetching, refetch } = useQuery({ ...keysQuery, enabled: isSignedIn && isCompany });
  const [open, setOpen] = useState<'make' | ApiKey | null>(null);
  const router = useRouter();
  const close = (): void => setOpen(null);

  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('titles.page')} text={say('signedOut.text')} action={action} />;
  }
  if (!isCompany) {
    const action = {
      label: say('personal.action'),
      icon: 'user',
      onSelect: () => void router.navigate({ to: '/user/ent-company' as never }),
    } as const;
    return <EmptySea title={say('personal.title')} text={say('personal.text')} action={action} />;
  }
  return (
    <div className="open-api-page">
      <h1 className="page-title">{say('titles.page')}</h1>
      {data ? (
        <>
          <Keys keys={data.list} onOpen={setOpen} />
          <WebhooksPanel />
          <Usage usage={data.usage} />
          <HowTo />
          {/* What was pasted for one company is gone with it. */}
          <InterfacePanels key={cid} />
        </>
      ) : error ? (
        <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={8} />
      )}
      {open === 'make' && <MakeKeyDialog onClose={close} />}
      {open !== null && open !== 'make' && <RevokeDialog of={open} onClose={close} />}
    </div>
  );
}

const nameOfScope = (code: ApiKey['scopes'][number]): string => scopes.find((scope) => scope.code === code)!.name;

function Keys({ keys, onOpen }: { readonly keys: readonly ApiKey[]; readonly onOpen: (what: 'make' | ApiKey) => void }) {
  const say = useTexts(openApiWords);
  const mayManage = useSession((session) => session.company !== null && isPermitted(session, 'company.manage'));
  const isFull = keys.length >= keysMax;
  return (
    <Panel
      title={say('keys.title')}
      note={say('keys.count', { count: keys.length, max: keysMax })}
      actions={
        mayManage && (
          <Button icon="plus" variant="primary" disabled={isFull} onClick={() => onOpen('make')}>
            {say('keys.make')}
          </Button>
        )
      }
    >
      {keys.length === 0 ? (
        <p className="panel-empty">{say('keys.none')}</p>
      ) : (
        <PanelTable label={say('keys.title')}>
          <thead>
            <tr>
              <th scope="col">{say('keys.name')}</th>
              <th scope="col">{say('keys.tail')}</th>
              <th scope="col">{say('keys.scopes')}</th>
              <th scope="col">{say('keys.made')}</th>
              <th scope="col">{say('keys.used')}</th>
              {mayManage && <th scope="col">{say('keys.actions')}</th>}
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key.id}>
                <td>{key.name}</td>
                <td className="ml-mono">{key.tail}</td>
                <td>
                  {key.scopes.map(nameOfScope).join('、')}
                  {key.dayMaxCoins !== null && <p className="open-api-parts">{say('keys.dayMax', { coins: key.dayMaxCoins })}</p>}
                </td>
                <td>
                  {key.maker} <TimeCell time={key.madeAt} />
                </td>
                <td>{key.usedAt === null ? say('keys.never') : <TimeCell time={key.usedAt} />}</td>
                {mayManage && (
                  <td>
                    <Button variant="danger" aria-label={say('keys.revokeOf', { name: key.name })} onClick={() => onOpen(key)}>
                      {say('keys.revoke')}
                    </Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
      {mayManage && isFull && <p className="open-api-foot">{say('keys.full')}</p>}
      {!mayManage && <p className="open-api-foot">{say('keys.onlyManagement')}</p>}
    </Panel>
  );
}

function Usage({ usage }: { readonly usage: readonly KeyUsage[] }) {
  const say = useTexts(openApiWords);
  return (
    <Panel title={say('usage.title')} note={say('usage.note')}>
      {usage.length === 0 ? (
        <p className="panel-empty">{say('usage.none')}</p>
      ) : (
        <PanelTable label={say('usage.title')}>
          <thead>
            <tr>
              <th scope="col">{say('usage.day')}</th>
              <th scope="col">{say('usage.key')}</th>
              <th scope="col" data-kind="number">
                {say('usage.calls')}
              </th>
              <th scope="col" data-kind="number">
                {say('usage.limited')}
              </th>
              <th scope="col" data-kind="number">
                {say('usage.coins')}
              </th>
            </tr>
          </thead>
          <tbody>
            {usage.map(({ keyId, name, tail, day, calls, limited, coins }) => (
              <tr key={`${day} ${keyId}`}>
                <td>{day}</td>
                <td>
                  {name} <span className="ml-mono">{tail}</span>
                </td>
                <td className="ml-mono" data-kind="number">
                  {calls.toLocaleString('en-US')}
                </td>
                <td className="ml-mono" data-kind="number">
                  {limited.toLocaleString('en-US')}
                </td>
                <td className="ml-mono" data-kind="number">
                  {coins}
                </td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
    </Panel>
  );
}

/** What to know before the calls that stand below. */
function HowTo() {
  const say = useTexts(openApiWords);
  return (
    <Panel title={say('how.title')}>
      <div className="panel-pad open-api-how">
        <p>{say('how.about')}</p>
        <p>{say('how.header')}</p>
        <p>{say('how.cursor')}</p>
        <p>{say('how.back')}</p>
        <p>{say('how.bounds')}</p>
        <p>
          {say('how.document')} <a href={documentPath}>{documentPath}</a>
        </p>
      </div>
    </Panel>
  );
}

const documentPath = interfaceCalls.find(({ name }) => name === 'open-api.document')!.path;
