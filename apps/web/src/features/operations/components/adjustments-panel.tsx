import { Button, ConfirmDialog, Tag, type Tone } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { adjustmentReasonMax, showCoins } from '../../billing';
import { judgeAdjustment, refreshMoneyDesk, type Adjustment } from '../money-api';
import { operationsTexts } from '../texts/zh-CN';
import { AdjustmentDialog } from './adjustment-dialog';
import { NoteDialog, tellOutcome } from '../../../platform/form/note-dialog';

const tones: Readonly<Record<Adjustment['state'], Tone>> = { waiting: 'att', approved: 'done', refused: 'danger', withdrawn: 'idle' };
const signed = (fen: number): string => `${fen < 0 ? '−' : '+'}${showCoins(Math.abs(fen))}`;

/** Corrections by hand: asked for by one administrator, decided by another. */
export function AdjustmentsPanel({ adjustments }: { readonly adjustments: readonly Adjustment[] }) {
  const say = useTexts(operationsTexts);
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [judged, setJudged] = useState<{ readonly adjustment: Adjustment; readonly verdict: 'approve' | 'refuse' | 'withdraw' } | null>(
    null,
  );
  const refresh = () => refreshMoneyDesk(client);
  const close = (): void => setJudged(null);
  const waiting = adjustments.filter(({ state }) => state === 'waiting').length;

  async function decide(): Promise<void> {
    const { adjustment, verdict } = judged!;
    close();
    await tellOutcome(() => judgeAdjustment(adjustment.id, verdict), say(`money.done.${verdict}`));
    await refresh();
  }
  return (
    <Panel
      title={say('money.adjustments')}
      note={say('money.waiting', { count: waiting })}
      actions={
        <Button size={24} icon="plus" onClick={() => setAsking(true)}>
          {say('money.ask')}
        </Button>
      }
    >
      {adjustments.length === 0 ? (
        <p className="panel-empty">{say('money.noAdjustments')}</p>
      ) : (
        <PanelTable label={say('money.adjustments')}>
          <thead>
            <tr>
              <th scope="col">{say('money.no')}</th>
              <th scope="col">{say('money.account')}</th>
              <th scope="col" className="money-amount">
                {say('money.coins')}
              </th>
              <th scope="col">{say('money.reason')}</th>
              <th scope="col">{say('money.maker')}</th>
              <th scope="col">{say('money.state')}</th>
              <th scope="col">{say('money.act')}</th>
            </tr>
          </thead>
          <tbody>
            {adjustments.map((one) => (
              <tr key={one.id} data-edge={one.state === 'waiting' ? 'att' : undefined}>
                <td className="ml-mono">#{one.id}</td>
                <td>
                  {one.accountName} <small>{say(one.accountType === 1 ? 'money.company' : 'money.person')}</small>
                </td>
                <td className="ml-mono money-amount">{signed(one.amount)}</td>
                <td className="money-reason">
                  {one.reason}
                  {one.note !== '' && <small>{one.note}</small>}
                </td>
                <td>
                  {one.maker}{' '}
                  <small>
                    <TimeCell time={one.makeTime} />
                  </small>
                </td>
                <td>
                  <Tag tone={tones[one.state]}>{say(`money.states.${one.state}`)}</Tag>
                  {one.judge !== '' && (
                    <small>
                      {' '}
                      {one.judge} <TimeCell time={one.judgeTime} />
                    </small>
                  )}
                </td>
                <td>
                  {one.state === 'waiting' &&
                    (one.isOwn ? (
                      <Button size={24} variant="text" onClick={() => setJudged({ adjustment: one, verdict: 'withdraw' })}>
                        {say('money.withdraw')}
                      </Button>
                    ) : (
                      <>
                        <Button size={24} variant="text" onClick={() => setJudged({ adjustment: one, verdict: 'approve' })}>
                          {say('money.approve')}
                        </Button>
                        <Button size={24} variant="text" onClick={() => setJudged({ adjustment: one, verdict: 'refuse' })}>
                          {say('money.refuse')}
                        </Button>
                      </>
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </PanelTable>
      )}
      {asking && (
        <AdjustmentDialog
          onAsked={() => {
            setAsking(false);
            void refresh();
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {judged && judged.verdict !== 'refuse' && (
        <ConfirmDialog
          title={say(judged.verdict === 'approve' ? 'money.approveTitle' : 'money.withdrawTitle')}
          confirmLabel={say(`money.${judged.verdict}`)}
          cancelLabel={say('money.cancel')}
          isHarmless
          onConfirm={() => void decide()}
          onClose={close}
        >
          {say('money.summary', {
            account: judged.adjustment.accountName,
            coins: signed(judged.adjustment.amount),
            reason: judged.adjustment.reason,
          })}
        </ConfirmDialog>
      )}
      {judged?.verdict === 'refuse' && (
        <NoteDialog
          title={say('money.refuseTitle', { no: judged.adjustment.id })}
          label={say('money.refuseNote')}
          max={adjustmentReasonMax}
          done={say('money.done.refuse')}
          send={async (note) => {
            try {
              await judgeAdjustment(judged.adjustment.id, 'refuse', note);
            } finally {
              void refresh();
            }
          }}
          onClose={close}
        />
      )}
    </Panel>
  );
}
