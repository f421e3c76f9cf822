import { ConfirmDialog } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { showCoins } from '../../billing';
import { findingNoteMax } from '../../top-up';
import { askRefund, judgeRefund, ordersKey, type DeskOrder, type RefundVerdict } from '../top-ups-api';
import { deskTopUpTexts } from '../texts/top-ups.zh-CN';
import { NoteDialog, tellOutcome } from '../../../platform/form/note-dialog';

/** What somebody is about to do with an order. */
export interface RefundStep {
  readonly name: 'ask' | RefundVerdict;
  readonly order: DeskOrder;
}

/** Asks before a refund is asked for, passed, refused or withdrawn. */
export function RefundDialogs({ step: { name, order }, onClose }: { readonly step: RefundStep; readonly onClose: () => void }) {
  const say = useTexts(deskTopUpTexts);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ordersKey });
  const { orderNo: no, refund } = order;
  const [yuan, coins] = [showCoins(order.amount), showCoins(order.amount + order.gift)];
  const then = (send: Promise<unknown>): Promise<unknown> => send.finally(() => void refresh());

  if (name === 'ask') {
    return (
      <NoteDialog
        title={say('askTitle', { yuan })}
        label={say('reason')}
        hint={say('reasonHint')}
        confirm={say('submit')}
        max={findingNoteMax}
        done={say('submitted')}
        send={(note) => then(askRefund(no, note))}
        onClose={onClose}
      >
        <div className="money-form">
          <RefundFacts order={order} />
          <p className="money-warning">{say('cannotUndo')}</p>
        </div>
      </NoteDialog>
    );
  }
  // It was decided meanwhile, and the list says so.
  if (!refund) return null;
  if (name === 'refuse') {
    return (
      <NoteDialog
        title={say('refuseTitle', { no })}
        label={say('refuseNote')}
        max={findingNoteMax}
        done={say('refused')}
        send={(note) => then(judgeRefund(refund.id, 'refuse', note))}
        onClose={onClose}
      />
    );
  }
  const done = name === 'approve' ? say('approved', { yuan, method: say(`places.${order.payType}`) }) : say('withdrawn');
  return (
    <ConfirmDialog
      title={say(name === 'approve' ? 'approveTitle' : 'withdrawTitle')}
      confirmLabel={say(name)}
      cancelLabel={say('cancel')}
      isHarmless={name === 'withdraw'}
      onConfirm={() => {
        onClose();
        void then(tellOutcome(() => judgeRefund(refund.id, name), done));
      }}
      onClose={onClose}
    >
      {name === 'approve'
        ? say('approveText', { account: order.accountName, no, coins, yuan, reason: refund.reason })
        : say('withdrawText', { account: order.accountName, no, yuan })}
    </ConfirmDialog>
  );
}

/** What is known of the order before it is given back. */
function RefundFacts({ order }: { readonly order: DeskOrder }) {
  const say = useTexts(deskTopUpTexts);
  const facts = [
    ['order', order.orderNo],
    ['account', order.accountName],
    ['paid', showCoins(order.amount)],
    ['gift', order.gift === 0 ? emptyCellText : showCoins(order.gift)],
    ['invoice', order.invoiceStatus || emptyCellText],
    ['balance', showCoins(order.balance)],
    ['back', showCoins(order.backAmount)],
    ['taken', showCoins(order.amount + order.gift)],
  ] as const;
  return (
    <dl className="panel-facts money-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{say(`facts.${name}`)}</dt>
          <dd className="ml-mono">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
