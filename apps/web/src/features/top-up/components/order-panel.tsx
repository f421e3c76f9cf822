import { Button, CoinAmount, showToast } from '@mastlight/ui';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Panel } from '../../../platform/panel';
import { QrPicture } from '../../../platform/qr-picture';
import { refreshMoney, showCoins, useAccount } from '../../billing';
import { closeOrder, orderQuery, refreshOrders, type Order } from '../api';
import { stateOf } from '../state-of';
import { findWayBack } from '../way-back';
import { topUpWords } from '../texts/zh-CN';
import { OrderStateTag } from './order-state-tag';

/** An order that waits for its payer: the code, how long it is valid, and what came of it (R-7.5-12). */
export function OrderPanel(props: {
  readonly order: Order;
  /** It was made before: it is told so, and need not be paid before another is made. */
  readonly isEarlier: boolean;
  readonly onAgain: () => void;
}) {
  const say = useTexts(topUpWords);
  const client = useQueryClient();
  const { data: order } = useQuery({ ...orderQuery(props.order.orderNo), initialData: props.order });
  const [isBusy, setBusy] = useState(false);
  /** What stands in the session is what there was before it was paid, until it has been asked for. */
  const [isFresh, setFresh] = useState(false);
  const { account } = useAccount();
  const [wayBack] = useState(findWayBack);
  const router = useRouter();
  const state = stateOf(order.status);
  const coins = showCoins(order.amount + order.gift);

  useEffect(() => {
    if (state !== 'paid') return;
    void refreshMoney(client).then(() => setFresh(true));
    void refreshOrders(client);
  }, [state, client]);

  async function close(): Promise<void> {
    setBusy(true);
    try {
      await closeOrder(order.orderNo);
      showToast({ tone: 'done', text: say('closed') });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
    setBusy(false);
    await refreshOrders(client);
  }

  return (
    <Panel title={order.orderNo} actions={<OrderStateTag order={order} />}>
      <div className="panel-pad charge-order">
        {state === 'paid' ? (
          <>
            <p className="charge-done">
              <CoinAmount size={32}>{say('paid', { coins })}</CoinAmount>
            </p>
            {isFresh && account && <p>{say('balanceNow', { coins: showCoins(account.balance) })}</p>}
            {wayBack !== null && (
              <Button variant="primary" onClick={() => void router.navigate({ href: wayBack })}>
                {say('back')}
              </Button>
            )}
            <p className="charge-links">
              <Link to={'/pay/ticketList' as never}>{say('toInvoice')}</Link>
              <Link to="/pay/accountRecord">{say('toRecord')}</Link>
            </p>
          </>
        ) : state === 'waiting' || state === 'paying' ? (
          <>
            {props.isEarlier && <p className="charge-note">{say('unpaid')}</p>}
            <p className="charge-due ml-mono">{say('dueYuan', { yuan: showCoins(order.amount) })}</p>
            {order.codeUrl === '' ? (
              <p>{say('noCode')}</p>
            ) : (
              <QrPicture text={order.codeUrl} label={say('scan', { method: say(`methods.${order.payType}`) })} />
            )}
            <p>{state === 'paying' ? say('paying') : say('scan', { method: say(`methods.${order.payType}`) })}</p>
            <Remaining endMs={parseShanghai(order.expireTime) ?? 0} />
            <Button isLoading={isBusy} onClick={() => void close()}>
              {say('close')}
            </Button>
            {props.isEarlier && (
              <Button variant="text" onClick={props.onAgain}>
                {say('another')}
              </Button>
            )}
          </>
        ) : (
          <p>{say('closed')}</p>
        )}
        {state !== 'waiting' && state !== 'paying' && <Button onClick={props.onAgain}>{say('again')}</Button>}
      </div>
    </Panel>
  );
}

/** How long the code is valid, minutes and seconds. */
function Remaining({ endMs }: { readonly endMs: number }) {
  const say = useTexts(topUpWords);
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((endMs - nowMs) / 1_000));
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p className="ml-mono">{say('validFor', { left })}</p>;
}
