import { Button, showToast, TextField } from '@mastlight/ui';
import { payerNameMax, transferMaxFen, transferMinFen } from '@mastlight/domain/top-up/goods';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { readYuan } from '../../billing';
import { FileField } from '../../file';
import { createTransfer, refreshOrders, type BankAccount } from '../api';
import { topUpWords } from '../texts/zh-CN';

type Fault = 'amount' | 'companyName' | 'voucherUrl';

/** Money sent to our bank account (R-7.5-13): where to, how much, who sent it, and the slip that shows it. */
export function TransferForm({ account }: { readonly account: BankAccount }) {
  const say = useTexts(topUpWords);
  const client = useQueryClient();
  const router = useRouter();
  const [amount, setAmount] = useState('');
  const [companyName, setName] = useState('');
  const [voucherUrl, setVoucher] = useState<string | null>(null);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fen = readYuan(amount.trim());
  const isAmount = fen !== null && fen >= transferMinFen && fen <= transferMaxFen;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong: Fault[] = [];
    if (!isAmount) wrong.push('amount');
    if (companyName.trim() === '') wrong.push('companyName');
    if (voucherUrl === null) wrong.push('voucherUrl');
    setFaults(wrong);
    if (!isAmount || voucherUrl === null || wrong.length > 0 || isBusy) return;
    setBusy(true);
    try {
      await createTransfer({ amount: fen, companyName: companyName.trim(), voucherUrl });
      showToast({ tone: 'done', text: say('transfer.submitted') });
      await refreshOrders(client);
      void router.navigate({ to: '/pay/chargeHistory' });
    } catch (error) {
      // It has been shown; what was typed stays.
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
    }
  }
  const mend = (fault: Fault): void => setFaults(faults.filter((one) => one !== fault));
  return (
    <form className="panel-pad panel-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{say('transfer.note')}</p>
      <dl className="panel-facts">
        <dt>{say('transfer.holder')}</dt>
        <dd>{account.holder}</dd>
        <dt>{say('transfer.bank')}</dt>
        <dd>{account.bank}</dd>
        <dt>{say('transfer.accountNo')}</dt>
        <dd className="ml-mono">{account.accountNo}</dd>
      </dl>
      <TextField
        label={say('transfer.payer')}
        isRequired
        autoComplete="organization"
        maxLength={payerNameMax}
        value={companyName}
        onChange={(text) => {
          setName(text);
          mend('companyName');
        }}
        {...(faults.includes('companyName') ? { error: say('refusal.payerNameWrong') } : {})}
      />
      <TextField
        label={say('transfer.amount')}
        hint={say('transfer.amountHint')}
        isRequired
        isMono
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(text) => {
          setAmount(text);
          mend('amount');
        }}
        {...(faults.includes('amount') ? { error: say('refusal.transferAmountWrong') } : {})}
      />
      <FileField
        label={say('transfer.slip')}
        kinds={['pdf', 'png', 'jpg']}
        isRequired
        error={faults.includes('voucherUrl') ? say('refusal.voucherGone') : undefined}
        onChange={(url) => {
          setVoucher(url);
          mend('voucherUrl');
        }}
        onBusy={setUploading}
      />
      <div className="charge-foot">
        <Button type="submit" variant="primary" size={40} isLoading={isBusy} disabled={isUploading}>
          {say('transfer.submit')}
        </Button>
      </div>
    </form>
  );
}
