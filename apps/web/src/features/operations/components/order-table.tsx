import { Button, Tag, type Tone } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins } from '../../billing';
import { stateOf } from '../../top-up';
import type { DeskOrder, RefundVerdict } from '../top-ups-api';
import { deskTopUpTexts } from '../texts/top-ups.zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { AccountCell } from './account-cell';
import { RefundDialogs, type RefundStep } from './refund-dialogs';

const orderTones: Readonly<Record<ReturnType<typeof stateOf>, Tone>> = {
  waiting: 'run',
  paying: 'run',
  paid: 'done',
  closed: 'idle',
  refunded: 'att',
};
const refundTones = { waiting: 'att', approved: 'done', refused: 'danger', withdrawn: 'idle' } as const satisfies Record<
  NonNullable<DeskOrder['refund']>['state'],
  Tone
>;

/** Orders with whose they are, what of each can be given back, and what was asked for. */
export function OrderTable({ orders }: { readonly orders: readonly DeskOrder[] }) {
  const say = useTexts(deskTopUpTexts);
  const [step, setStep] = useState<RefundStep | null>(null);
  return (
    <div className="money-cards">
      <PanelTable label={say('title')}>
        <thead>
          <tr>
            <th scope="col">{say('order')}</th>
            <th scope="col">{say('account')}</th>
            <th scope="col" data-kind="number">
              {say('yuan')}
            </th>
            <th scope="col">{say('paidBy')}</th>
            <th scope="col">{say('state')}</th>
            <th scope="col">{say('invoice')}</th>
            <th scope="col" data-kind="number">
              {say('back')}
            </th>
            <th scope="col">{say('refund')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.orderNo} data-edge={order.refund?.state === 'waiting' ? 'att' : undefined}>
              <td className="money-reason">
                <span className="ml-mono">{order.orderNo}</span>
                <small>
                  <TimeCell time={order.createTime} />
                </small>
              </td>
              <AccountCell
                name={order.accountName}
                notes={[
                  say(order.accountType === 1 ? 'company' : 'person', { id: String(order.accountId) }),
                  ...(order.payer === order.accountName ? [] : [say('payer', { name: order.payer })]),
                ]}
              />
              <td className="money-amount" data-label={say('yuan')}>
                <span className="ml-mono">{showCoins(order.amount)}</span>
                {order.gift > 0 && <small className="money-under">{say('gift', { coins: showCoins(order.gift) })}</small>}
              </td>
              <td className="money-reason" data-label={say('paidBy')}>
                {say(`methods.${order.payType}`)}
                {order.transactionId !== '' && <small className="ml-mono">{spellHidden(order.transactionId)}</small>}
              </td>
              <td data-label={say('state')}>
                <Tag tone={orderTones[stateOf(order.status)]}>{say(`states.${stateOf(order.status)}`)}</Tag>
              </td>
              <td data-label={say('invoice')}>{order.invoiceStatus || emptyCellText}</td>
              <BackCell order={order} />
              <td className="money-reason" data-label={say('refund')}>
                <RefundCell order={order} onStep={setStep} />
              </td>
            </tr>
          ))}
        </tbody>
      </PanelTable>
      {step && <RefundDialogs step={step} onClose={() => setStep(null)} />}
    </div>
  );
}

/** How much can be given back, and why not more. */
function BackCell({ order }: { readonly order: DeskOrder }) {
  const say = useTexts(deskTopUpTexts);
  const { backFault: fault, gift, amount } = order;
  const wanted = showCoins(amount + gift);
  // Of what was never paid, or went back, nothing is there to be given back: a dash, and no zero.
  const isNothing = fault === 'not-paid' || fault === 'refunded';
  return (
    <td className="money-amount money-back" data-label={say('back')}>
      <span className="ml-mono">{isNothing ? emptyCellText : showCoins(order.backAmount)}</span>
      {fault === null
        ? gift > 0 && <small className="money-under">{say('takesGift', { coins: wanted })}</small>
        : fault !== 'not-paid' && (
            <>
              <small className="money-under">
                {fault === 'spent' ? say('faults.spent', { balance: showCoins(order.balance), wanted }) : say(`faults.${fault}`)}
              </small>
              {fault === 'invoiced' && <a href="/ops/invoices">{say('toInvoices')}</a>}
              {fault === 'spent' && <a href="/ops/money">{say('toAdjust')}</a>}
            </>
          )}
    </td>
  );
}

/** How the last refund stands, and what this one of the desk can do about it. */
function RefundCell({ order, onStep }: { readonly order: DeskOrder; readonly onStep: (step: RefundStep) => void }) {
  const say = useTexts(deskTopUpTexts);
  const { refund } = order;
  const verdict = (name: RefundVerdict) => (
    <Button key={name} size={24} variant="text" onClick={() => onStep({ name, order })}>
      {say(name)}
    </Button>
  );
  return (
    <>
      {refund && (
        <>
          <Tag tone={refundTones[refund.state]}>{say(`refundStates.${refund.state}`)}</Tag>{' '}
          {refund.state === 'waiting' && (refund.isOwn ? verdict('withdraw') : [verdict('approve'), verdict('refuse')])}
          <small>
            {say('asked', { name: refund.maker })} <TimeCell time={refund.makeTime} /> {spellHidden(refund.reason)}
          </small>
          {refund.state === 'approved' && (
            <small>{say('toReturn', { method: say(`places.${order.payType}`), yuan: showCoins(order.amount) })}</small>
          )}
          {(refund.state === 'approved' || refund.state === 'refused') && (
            <small>
              {say('judged', { name: refund.judge })} <TimeCell time={refund.judgeTime} /> {spellHidden(refund.note)}
            </small>
          )}
        </>
      )}
      {refund?.state !== 'waiting' && order.backFault === null && (
        <Button size={24} aria-label={say('refundOf', { no: order.orderNo })} onClick={() => onStep({ name: 'ask', order })}>
          {say('refund')}
        </Button>
      )}
    </>
  );
}
