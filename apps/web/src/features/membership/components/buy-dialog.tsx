import { ConfirmDialog, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { BalanceAfter, refreshMoney, showCoins } from '../../billing';
import { buyTerm, refreshMembership, type Mine, type Offer } from '../api';
import { membershipWords } from '../texts/zh-CN';

/** What a term costs, what is credited, what is taken now and until when it holds; then the purchase of exactly that. */
export function BuyDialog({ mine, offer, onClose }: { readonly mine: Mine; readonly offer: Offer; readonly onClose: () => void }) {
  const say = useTexts(membershipWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const name = say(`names.${offer.level}`);
  const coins = (fen: number) => say('ask.coins', { coins: showCoins(fen) });

  async function buy(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { level, pay, lastDay } = offer;
      const told = await buyTerm({ level, pay, lastDay });
      showToast({ tone: 'done', text: say(offer.kind === 'renew' ? 'renewed' : 'done', { name, day: told.lastDay }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError || error instanceof CallCancelled)) throw error;
      if (error instanceof CallError && error.code === 409) showToast({ tone: 'warning', text: sayRefusal(error) });
    } finally {
      // Also after a refusal: what is offered now stands here then, to be agreed to anew.
      await Promise.all([refreshMembership(client), refreshMoney(client)]);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      isHarmless
      title={say(`ask.titles.${offer.kind}`, { name })}
      confirmLabel={say('ask.confirm', { coins: showCoins(offer.pay) })}
      cancelLabel={say('ask.cancel')}
      isLoading={isBusy}
      onConfirm={() => void buy()}
      onClose={onClose}
    >
      <dl className="vip-ask">
        <dt>{say('ask.price')}</dt>
        <dd>{coins(offer.price)}</dd>
        {offer.credit > 0 && (
          <>
            <dt>{say('ask.credit', { name: mine.name })}</dt>
            <dd>−{coins(offer.credit)}</dd>
          </>
        )}
        <dt>{say('ask.pay')}</dt>
        <dd>
          <b>{coins(offer.pay)}</b>
        </dd>
        <dt>{say('ask.balance')}</dt>
        <dd>
          <BalanceAfter fen={offer.pay} origin={null} />
        </dd>
        <dt>{say('ask.days')}</dt>
        <dd>{say('ask.span', { from: offer.fromDay, last: offer.lastDay })}</dd>
      </dl>
    </ConfirmDialog>
  );
}
