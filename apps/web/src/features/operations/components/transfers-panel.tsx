import { Button, Dialog, ErrorState, SkeletonRows, Tag, TextField } from '@mastlight/ui';
import { adjustmentMaxFen } from '@mastlight/domain/billing/index';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins } from '../../billing';
import { stateOf, transferReasonMax } from '../../top-up';
import { fetchVoucher, judgeTransfer, refreshMoneyDesk, transfersQuery, type Transfer } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import { OrderLink } from './order-link';
import { NoteDialog, tellOutcome } from '../../../platform/form/note-dialog';

/** Money that was sent to our bank account: looked for at the bank, and credited with the bank's number. */
export function TransfersPanel() {
  const say = useTexts(operationsTexts);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(transfersQuery);
  const [credited, setCredited] = useState<Transfer | null>(null);
  const [refused, setRefused] = useState<Transfer | null>(null);
  const refresh = () => void refreshMoneyDesk(client);
  return (
    <Panel title={say('money.transfers')} note={data ? say('money.transfersOpen', { count: data.openCount }) : undefined}>
      {data ? (
        data.list.length === 0 ? (
          <p className="panel-empty">{say('money.noTransfers')}</p>
        ) : (
          <PanelTable label={say('money.transfers')}>
            <thead>
              <tr>
                <th scope="col">{say('money.heard')}</th>
                <th scope="col">{say('money.payer')}</th>
                <th scope="col">{say('money.account')}</th>
                <th scope="col" className="money-amount">
                  {say('money.yuan')}
                </th>
                <th scope="col">{say('money.slip')}</th>
                <th scope="col">{say('money.state')}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((one) => (
                <tr key={one.orderNo} data-edge={stateOf(one.status) === 'waiting' ? 'att' : undefined}>
                  <td>
                    <TimeCell time={one.createTime} />{' '}
                    <small className="ml-mono">
                      <OrderLink orderNo={one.orderNo} />
                    </small>
                  </td>
                  <td>{spellHidden(one.companyName)}</td>
                  <td>
                    {say(one.accountType === 1 ? 'money.company' : 'money.person')} <span className="ml-mono">{one.accountId}</span>
                  </td>
                  <td className="ml-mono money-amount">{showCoins(one.amount)}</td>
                  <td>
                    <Button size={24} variant="text" onClick={() => void saveFile(() => fetchVoucher(one.orderNo))}>
                      {say('money.openSlip')}
                    </Button>
                  </td>
                  <td className="money-reason">
                    {stateOf(one.status) === 'waiting' ? (
                      <>
                        {one.isSeen && <Tag tone="idle">{say('money.seenByOne')}</Tag>}
                        <Button size={24} variant="text" onClick={() => setCredited(one)}>
                          {say('money.credit')}
                        </Button>
                        <Button size={24} variant="text" onClick={() => setRefused(one)}>
                          {say('money.notCredit')}
                        </Button>
                      </>
                    ) : (
                      <>
                        <Tag tone={one.bankNo === '' ? 'idle' : 'done'}>
                          {say(one.bankNo === '' ? 'money.notCredited' : 'money.credited')}
                        </Tag>
                        <small>{one.bankNo || one.reason}</small>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
        )
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {credited && <CreditDialog transfer={credited} onDone={refresh} onClose={() => setCredited(null)} />}
      {refused && (
        <NoteDialog
          title={say('money.notCreditTitle', { yuan: showCoins(refused.amount) })}
          label={say('money.notCreditWhy')}
          max={transferReasonMax}
          done={say('money.notCreditDone')}
          send={async (reason) => {
            try {
              await judgeTransfer({ orderNo: refused.orderNo, verdict: 'refuse', reason });
            } finally {
              refresh();
            }
          }}
          onClose={() => setRefused(null)}
        />
      )}
    </Panel>
  );
}

/** Asks for the bank's number of what is credited. */
function CreditDialog(props: { readonly transfer: Transfer; readonly onDone: () => void; readonly onClose: () => void }) {
  const { transfer, onDone, onClose } = props;
  const say = useTexts(operationsTexts);
  const [bankNo, setNo] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const isRight = /^[A-Za-z0-9]{6,64}$/.test(bankNo.trim());
    setRefused(!isRight);
    if (!isRight) return;
    setBusy(true);
    const isDone = await tellOutcome(
      () => judgeTransfer({ orderNo: transfer.orderNo, verdict: 'credit', bankNo: bankNo.trim() }),
      say(transfer.amount > adjustmentMaxFen ? 'money.creditOfTwo' : 'money.creditDone'),
    );
    onDone();
    if (isDone) onClose();
    else setBusy(false);
  }
  return (
    <Dialog
      title={say('money.creditTitle', { yuan: showCoins(transfer.amount) })}
      width={440}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('money.cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void submit()}>
            {say('money.credit')}
          </Button>
        </>
      }
    >
      <div className="money-form">
        <p>{say('money.creditHint', { payer: spellHidden(transfer.companyName) })}</p>
        <TextField
          label={say('money.bankNo')}
          isRequired
          isMono
          autoComplete="off"
          maxLength={64}
          value={bankNo}
          onChange={(text) => {
            setNo(text);
            setRefused(false);
          }}
          {...(isRefused ? { error: say('money.bankNoWrong') } : {})}
        />
      </div>
    </Dialog>
  );
}
