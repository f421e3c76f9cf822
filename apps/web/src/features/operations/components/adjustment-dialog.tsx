import { Button, Dialog, RadioGroup, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { adjustmentMaxFen, adjustmentReasonMax, readYuan } from '../../billing';
import { askAdjustment, type AdjustmentWish } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';
import { tellOutcome } from '../../../platform/form/note-dialog';

type Fault = 'accountId' | 'amount' | 'reason';

/** What an administrator asks for; it moves nothing until another has passed it. */
export function AdjustmentDialog({ onAsked, onClose }: { readonly onAsked: () => void; readonly onClose: () => void }) {
  const say = useTexts(operationsTexts);
  const [accountType, setType] = useState<'person' | 'company'>('person');
  const [way, setWay] = useState<'more' | 'less'>('more');
  const [accountId, setId] = useState('');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** What is typed, or which fields are wrong. */
  function read(): AdjustmentWish | readonly Fault[] {
    const fen = readYuan(amount);
    const id = /^\d{1,15}$/.test(accountId.trim()) ? Number(accountId) : 0;
    const isAmount = fen !== null && fen > 0 && fen <= adjustmentMaxFen;
    const wrong: Fault[] = [];
    if (id === 0) wrong.push('accountId');
    if (!isAmount) wrong.push('amount');
    if (reason.trim() === '') wrong.push('reason');
    if (wrong.length > 0 || !isAmount) return wrong;
    return { accountType: accountType === 'company' ? 1 : 0, accountId: id, amount: way === 'more' ? fen : -fen, reason: reason.trim() };
  }

  async function submit(): Promise<void> {
    const wish = read();
    setFaults('accountId' in wish ? [] : wish);
    if (!('accountId' in wish)) return;
    setBusy(true);
    if (await tellOutcome(() => askAdjustment(wish), say('money.asked'))) onAsked();
    else setBusy(false);
  }
  const errorOf = (field: Fault) => (faults.includes(field) ? { error: say(`money.faults.${field}`) } : {});
  return (
    <Dialog
      title={say('money.ask')}
      width={440}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('money.cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void submit()}>
            {say('money.submit')}
          </Button>
        </>
      }
    >
      <div className="money-form">
        <p>{say('money.askNote')}</p>
        <RadioGroup
          label={say('money.accountType')}
          options={[
            { value: 'person', label: say('money.person') },
            { value: 'company', label: say('money.company') },
          ]}
          value={accountType}
          onChange={setType}
        />
        <TextField
          label={say('money.accountId')}
          hint={say('money.accountHint')}
          isRequired
          isMono
          inputMode="numeric"
          maxLength={15}
          value={accountId}
          onChange={setId}
          {...errorOf('accountId')}
        />
        <RadioGroup
          label={say('money.way')}
          options={[
            { value: 'more', label: say('money.more') },
            { value: 'less', label: say('money.less') },
          ]}
          value={way}
          onChange={setWay}
        />
        <TextField
          label={say('money.amount')}
          isRequired
          isMono
          inputMode="decimal"
          maxLength={9}
          value={amount}
          onChange={setAmount}
          {...errorOf('amount')}
        />
        <TextField
          label={say('money.reason')}
          hint={say('money.reasonHint')}
          isRequired
          maxLength={adjustmentReasonMax}
          value={reason}
          onChange={setReason}
          {...errorOf('reason')}
        />
      </div>
    </Dialog>
  );
}
