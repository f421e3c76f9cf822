import { productFullName } from '@mastlight/domain/vocabulary/product-name';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Button, ContainerNo, CopyText, EmptySea, Icon, Logo, SkeletonRows, Tag } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { BoxStep } from '@mastlight/domain/bill-subscription/share-contract';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { said } from '../../../platform/said';
import { sayRefusal } from '../../../platform/say-refusal';
import { instantOf } from '../detail-address';
import { sayWhyNotThen } from '../say-why-not-then';
import { ClientFiles } from '../components/client-files';
import { fetchSharedFile, sharedBillQuery, type SharedBill } from '../share-api';
import { shareTexts } from '../texts/share.zh-CN';
import './shared-bill-page.css';

const goneCodes = [400, 410];
const tones = { idle: 'idle', running: 'run', done: 'done' } as const;
const boxTones: Readonly<Record<BoxStep, 'idle' | 'run' | 'done' | 'att'>> = {
  none: 'idle',
  arrived: 'run',
  inspected: 'att',
  released: 'run',
  out: 'idle',
  loaded: 'done',
};

/**
 * R-7.6-20: one bill for whoever has its link, on a phone from a chat, without a login. The token stands behind the `#` of the
 * address, so that no referrer has it; before it `?at=` looks back to an instant since the link was made.
 */
export function SharedBillPage() {
  const say = useTexts(shareTexts);
  const [token] = useState(() => location.hash.slice(1));
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const [at, setAt] = useState(() => instantOf(new URLSearchParams(query)) ?? '');
  const then = useQuery({ ...sharedBillQuery(token, at), enabled: token !== '' && at !== '', retry: false });
  // An instant that cannot be shown is told, over what is known now.
  const badInstant = at !== '' && then.error instanceof CallError && then.error.fields['at'] !== undefined ? then.error : null;
  const isNow = at === '' || badInstant !== null;
  const now = useQuery({ ...sharedBillQuery(token, ''), enabled: token !== '' && isNow, retry: false });
  const { data, error, isFetching, refetch } = isNow ? now : then;
  const isGone = token === '' || (error instanceof CallError && goneCodes.includes(error.code));
  const words = error instanceof CallError ? error : { message: error?.message ?? '' };
  return (
    <main className="shared-bill">
      {isGone ? (
        <>
          <header className="shared-bill-head">
            <Logo name={productFullName} size={28} ground="night" />
          </header>
          <EmptySea title={say('own.ended')} text={say('own.endedText')} />
        </>
      ) : data ? (
        <>
          {error && (
            <p className="shared-bill-alert" role="alert">
              {sayRefusal(words)}
            </p>
          )}
          {badInstant && (
            <p className="shared-bill-alert" role="alert">
              {say('own.notThen', { reason: sayWhyNotThen(badInstant) })}
            </p>
          )}
          {data.pastTime !== null && (
            <p className="shared-bill-past">
              <Icon name="clock" />
              <b>{say('own.past', { time: data.pastTime })}</b>
              <Button size={24} onClick={() => setAt('')}>
                {say('own.backToNow')}
              </Button>
            </p>
          )}
          <Shared shared={data} token={token} />
        </>
      ) : error ? (
        <EmptySea title={sayRefusal(words)} action={{ label: say('own.retry'), icon: 'refresh', onSelect: () => void refetch() }} />
      ) : (
        <div aria-busy={isFetching}>
          <SkeletonRows rows={8} />
        </div>
      )}
    </main>
  );
}

function Shared({ shared, token }: { readonly shared: SharedBill; readonly token: string }) {
  const { bill, boxes, files, forwarder, contact, expireTime, asOfTime } = shared;
  const say = useTexts(shareTexts);
  const boxesTitle = boxes.length === 0 ? say('own.boxesUnknown') : say('own.boxes', { count: boxes.length });
  const sailing = bill.departureTime ?? bill.etaDepartureTime;
  const clock = bill.clock && bill.departureTime === null && bill.clock.time > asOfTime ? bill.clock : null;
  return (
    <>
      <header className="shared-bill-head">
        <p className="shared-bill-from">
          <Logo name={productFullName} size={20} ground="night" />
          <span>
            {forwarder === ''
              ? say('own.nobody')
              : contact === ''
                ? say('own.forwarder', { name: forwarder })
                : say('own.forwarderAnd', { name: forwarder, contact })}
          </span>
          <span>{say('own.until', { time: shortTime(expireTime) })}</span>
        </p>
        <h1 className="ml-mono">
          <CopyText text={bill.billNo} />
        </h1>
        <p>
          <span className="ml-mono">{bill.shipInfo ?? say('own.noShip')}</span>{' '}
          <span>
            {said(findPort(bill.area)!.name)} {said(bill.wharf)}
            {bill.destination !== null && ` → ${said(bill.destination)}`}
          </span>
        </p>
      </header>
      <section className="shared-bill-now" data-tone={bill.tone}>
        <Tag tone={tones[bill.tone]}>{said(bill.sentence)}</Tag>
        <dl>
          {sailing !== null && (
            <div>
              <dt>{say(`own.sailing.${bill.departureTime === null ? 'planned' : 'actual'}`)}</dt>
              <dd className="ml-mono">{shortTime(sailing)}</dd>
            </div>
          )}
          {clock && (
            <div>
              <dt>{say('own.clock', { name: said(clock.name) })}</dt>
              <dd>
                <span className="ml-mono">{shortTime(clock.time)}</span>
                {bill.clockBefore !== null && <small> {say('own.clockBefore', { time: shortTime(bill.clockBefore) })}</small>}
              </dd>
            </div>
          )}
        </dl>
        <p className="shared-bill-note">
          {say('own.asOf', { time: shortTime(asOfTime) })}
          {bill.updateTime !== null && ` · ${say('own.updated', { time: shortTime(bill.updateTime) })}`}
        </p>
      </section>
      {bill.nodes.some(({ state }) => state !== 'none') && (
        <section className="shared-bill-card" aria-label={say('own.steps')}>
          <ol className="shared-bill-steps">
            {bill.nodes.map(({ code, name, state, time }) => (
              <li key={code} data-state={state}>
                <Icon name={state === 'done' ? 'check' : state === 'inspection' ? 'warn' : state === 'none' ? 'minus' : 'clock'} />
                <b>{said(name)}</b>
                <span>{time === null ? say(`own.stepStates.${state}`) : <span className="ml-mono">{shortTime(time)}</span>}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {files.length > 0 && (
        <section className="shared-bill-card" aria-label={say('own.files')}>
          <h2>{say('own.files')}</h2>
          <ClientFiles files={files} open={(id) => fetchSharedFile(token, id)} />
        </section>
      )}
      <section className="shared-bill-card" aria-label={boxesTitle}>
        <h2>
          {boxesTitle} <small>{say('own.hidden')}</small>
        </h2>
        {boxes.length === 0 && <p>{say('own.noBoxes')}</p>}
        <ul>
          {boxes.map(({ ctnNo, sizetype, sealNo, grossWeight, step, time }, at) => (
            <li key={at}>
              {ctnNo.includes('*') ? <span className="ml-mono">{ctnNo}</span> : <ContainerNo value={ctnNo} />}
              <span>
                {[
                  sizetype,
                  sealNo && say('own.seal', { sealNo }),
                  grossWeight !== null && say('own.weight', { kg: grossWeight.toLocaleString('en-US') }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Tag tone={boxTones[step]}>{say(`own.boxSteps.${step}`)}</Tag>
              {time !== null && <span className="ml-mono">{shortTime(time)}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
