import { AlertDialog, Button, Checkbox, ConfirmDialog } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/coins';
import { originOf } from '@mastlight/domain/billing/fee';
import { feeThings, isSent } from '@mastlight/domain/billing/messages';
import type { Fee } from '@mastlight/domain/billing/fee';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import type { ChargeAnswer, ChargeQuestion } from '../charge-question';
import { switchTipOff } from '../free-tip';
import { freeWords } from '../texts/free.zh-CN';
import { billingWords } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import { BalanceAfter } from './balance-after';

interface Asked {
  readonly question: ChargeQuestion;
  readonly onAnswer: (answer: ChargeAnswer) => void;
}

/** One question, and its answer. */
export function ChargeDialog({ question, onAnswer }: Asked) {
  return question.kind === 'tip' ? (
    <FreeTip question={question} onAnswer={onAnswer} />
  ) : (
    <Confirmation question={question} onAnswer={onAnswer} />
  );
}

/** the free quota does not do; what follows is asked next. */
function FreeTip(props: {
  readonly question: Extract<ChargeQuestion, { readonly kind: 'tip' }>;
  readonly onAnswer: (answer: ChargeAnswer) => void;
}) {
  const { question, onAnswer } = props;
  const say = useTexts(billingWords);
  const sayFree = useTexts(freeWords);
  const [isOff, setOff] = useState(false);
  return (
    <AlertDialog
      lamp="changed"
      title={say('tip.title')}
      onClose={() => onAnswer('none')}
      actions={
        <>
          <Button onClick={() => onAnswer('none')}>{say('cancel')}</Button>
          {question.freeCount > 0 && (
            <Button onClick={() => onAnswer('free')}>{sayFree('alone', { count: String(question.freeCount) })}</Button>
          )}
          <Button
            variant="primary"
            autoFocus
            onClick={() => {
              if (isOff) switchTipOff(question.origin, Date.now());
              onAnswer('all');
            }}
          >
            {say('tip.goOn')}
          </Button>
        </>
      }
    >
      <p>{say('tip.text', { told: question.text })}</p>
      <Checkbox isChecked={isOff} onChange={setOff}>
        {say('tip.notToday')}
      </Checkbox>
    </AlertDialog>
  );
}

const wordingOf = (fee: Fee) => (fee === 'FEE_TOKER' ? 'opening' : fee === 'FEE_TRUCK' ? 'once' : isSent(fee) ? 'sending' : 'text');

/** R-4.9-03 … -06, -10: real money is taken, or nothing is sent; what is wanted stands there also where the tip is off. */
function Confirmation(props: {
  readonly question: Extract<ChargeQuestion, { readonly kind: 'confirm' }>;
  readonly onAnswer: (answer: ChargeAnswer) => void;
}) {
  const { question, onAnswer } = props;
  const say = useTexts(billingWords);
  const sayFree = useTexts(freeWords);
  const port = said(findPort(question.port)!.name);
  return (
    <ConfirmDialog
      isHarmless
      title={say('confirm.title')}
      confirmLabel={say('confirm.goOn')}
      cancelLabel={say('cancel')}
      otherAction={
        question.freeCount > 0 && (
          <Button onClick={() => onAnswer('free')}>{sayFree('alone', { count: String(question.freeCount) })}</Button>
        )
      }
      onConfirm={() => onAnswer('all')}
      onClose={() => onAnswer('none')}
    >
      <p>{say(`confirm.${wordingOf(question.fee)}`, { port, thing: said(feeThings[question.fee]) })}</p>
      <p>{question.text}</p>
      {question.fullFen > question.wantedFen && (
        <p>{say('memberPrice', { coins: showCoins(question.wantedFen), full: showCoins(question.fullFen) })}</p>
      )}
      <p>
        <BalanceAfter fen={question.wantedFen} origin={originOf(question.port)} freeFen={question.freeFen} />
      </p>
    </ConfirmDialog>
  );
}
