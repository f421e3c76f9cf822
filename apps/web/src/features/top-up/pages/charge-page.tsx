import { Button, EmptySea, RadioGroup, SegmentedControl, SkeletonRows, TextField } from '@mastlight/ui';
import { amountMinFen, ownAmountMaxFen } from '@mastlight/domain/top-up/goods';
import { payTypes, type PayType } from '@mastlight/domain/top-up/order-state';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { isPermitted, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { AccountBand, readYuan, showCoins } from '../../billing';
import { goodsQuery, isOpen, orderQuery, placeOrder, unpaidQuery, type Order } from '../api';
import { OrderPanel } from '../components/order-panel';
import { TransferForm } from '../components/transfer-form';
import { topUpWords } from '../texts/zh-CN';
import { findWayBack } from '../way-back';
import './charge-page.css';

const own = 'own';
const formId = 'charge-form';

/** 充值中心 (R-2.3-26): which account, how much, how; then the code to scan. */
export function ChargePage() {
  const say = useTexts(topUpWords);
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery({ ...goodsQuery, enabled: session.token !== null });
  const [chosen, setChosen] = useState('g100');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [payType, setPayType] = useState<PayType>('WXPAY');
  const [way, setWay] = useState<'code' | 'transfer'>('code');
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<Order | null>(null);
  const [isForAnother, setForAnother] = useState(false);
  const earlier = useEarlier(session.token !== null && isPermitted(session, 'company.finance') && made === null && !isForAnother);
  const order = made ?? earlier;
  const [wayBack] = useState(findWayBack);

  if (session.token === null) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('titles.charge')} text={say('signedOut.text')} action={action} />;
  }
  const goods = data?.list.find(({ id }) => id === chosen);
  const typedFen = readYuan(typed.trim());
  const isTypedRight = typedFen !== null && typedFen >= amountMinFen && typedFen <= ownAmountMaxFen;
  const priceFen = chosen === own ? (isTypedRight ? typedFen : null) : (goods?.price ?? null);

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    setRefused(chosen === own && !isTypedRight);
    if (priceFen === null || isBusy) return;
    setBusy(true);
    try {
      const what = chosen === own ? { amount: priceFen } : { goodsId: chosen };
      setMade(await placeOrder({ ...what, payType, accountType: session.cid === null ? 0 : 1 }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    setBusy(false);
  }

  return (
    <>
      <h1 className="page-title">{say('titles.charge')}</h1>
      <AccountBand />
      {!isPermitted(session, 'company.finance') ? (
        <p className="charge-note">{say('onlyFinance')}</p>
      ) : !data && error ? (
        <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <div className="charge-grid" data-way={way}>
          <Panel
            title={say(way === 'transfer' ? 'transfer.title' : 'amount')}
            note={way === 'code' && say('rate')}
            actions={
              <>
                {data.bankAccount && (
                  <SegmentedControl
                    label={say('ways.label')}
                    segments={[
                      { value: 'code', label: say('ways.code') },
                      { value: 'transfer', label: say('ways.transfer') },
                    ]}
                    value={way}
                    onChange={setWay}
                  />
                )}
                <Link to="/pay/chargeHistory">{say('toHistory')}</Link>
              </>
            }
          >
            {way === 'transfer' && data.bankAccount ? (
              <TransferForm account={data.bankAccount} />
            ) : (
              <form id={formId} className="panel-pad" onSubmit={(event) => void pay(event)}>
                <div className="charge-goods">
                  <RadioGroup
                    label={say('amount')}
                    isDisabled={order !== null}
                    options={[
                      ...data.list.map(({ id, price, coins, gift }) => ({
                        value: id,
                        label: say('yuan', { yuan: showCoins(price) }),
                        coins,
                        gift,
                      })),
                      { value: own, label: say('own'), coins: null, gift: 0 },
                    ]}
                    renderOption={({ label, coins, gift }) => (
                      <>
                        <b>{label}</b>
                        {gift > 0 && <span className="charge-gift"> {say('gift', { coins: showCoins(gift) })}</span>}
                        <small>{coins === null ? say('ownHint') : say('comes', { coins: showCoins(coins) })}</small>
                      </>
                    )}
                    value={chosen}
                    onChange={setChosen}
                  />
                </div>
                {chosen === own && (
                  <TextField
                    label={say('own')}
                    hint={say('ownHint')}
                    isMono
                    inputMode="decimal"
                    autoComplete="off"
                    disabled={order !== null}
                    value={typed}
                    onChange={(text) => {
                      setTyped(text);
                      setRefused(false);
                    }}
                    {...(isRefused ? { error: say('refusal.wrongAmount') } : {})}
                  />
                )}
                <div className="charge-methods">
                  <RadioGroup
                    label={say('method')}
                    isDisabled={order !== null}
                    options={payTypes.map((type) => ({ value: type, label: say(`methods.${type}`) }))}
                    value={payType}
                    onChange={setPayType}
                  />
                </div>
                {wayBack !== null && <p className="charge-note">{say('backNote')}</p>}
              </form>
            )}
          </Panel>
          {way === 'code' &&
            (order ? (
              <OrderPanel
                key={order.orderNo}
                order={order}
                isEarlier={made === null}
                onAgain={() => {
                  setMade(null);
                  setForAnother(true);
                }}
              />
            ) : (
              <Panel title={say('due')}>
                <div className="panel-pad charge-order">
                  <p className="charge-due ml-mono">{priceFen === null ? '–' : say('dueYuan', { yuan: showCoins(priceFen) })}</p>
                  {priceFen !== null && <p>{say('comes', { coins: showCoins(chosen === own ? priceFen : (goods?.coins ?? 0)) })}</p>}
                  <Button type="submit" form={formId} variant="primary" size={40} isLoading={isBusy}>
                    {priceFen === null ? say('titles.charge') : say('pay', { yuan: showCoins(priceFen) })}
                  </Button>
                </div>
              </Panel>
            ))}
        </div>
      )}
    </>
  );
}

/**
 * The order that was made before and waits for its payer: the one that the address names, or the newest; null where none
 * does. Once it is on the screen it stays, whatever becomes of it. A hook.
 */
function useEarlier(isAsked: boolean): Order | null {
  const { order: orderNo = '' } = useSearch({ strict: false }) as { readonly order?: string };
  const isCompany = useSession((session) => session.cid !== null);
  const { data: named } = useQuery({ ...orderQuery(orderNo), enabled: isAsked && orderNo !== '' });
  const { data: newest } = useQuery({ ...unpaidQuery(isCompany), enabled: isAsked && orderNo === '' });
  const [kept, keep] = useState<Order | null>(null);
  const found = named ?? newest ?? null;
  if (kept === null && isAsked && found !== null && isOpen(found)) keep(found);
  return isAsked ? kept : null;
}
