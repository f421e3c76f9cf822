import { Button, Dialog, Lamp, showToast } from '@mastlight/ui';
import { vgmFeePerContainerFen, vgmPort } from '@mastlight/domain/vgm/limits';
import type { VgmFiling } from '@mastlight/domain/vgm/filing';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { queryClient } from '../../../platform/query-client';
import { originOf, refreshMoney, showCoins, useRealPart } from '../../billing';
import { product, sentBeforeQuery } from '../api';
import { vgmWords } from '../texts/zh-CN';
import { FeeLine } from './fee-line';
import type { FilledRow } from './judge';

/** All that goes out, once more: the call, each mass, and what it costs. Nothing is sent before it is agreed to. */
export function ConfirmSheet(props: {
  /** The filing's own; null: it is not saved yet. */
  readonly id: number | null;
  readonly head: Omit<VgmFiling, 'containers'>;
  readonly rows: readonly FilledRow[];
  readonly fresh: readonly string[];
  /** With the real money that stood there, in fen. Null: it was refused, which has been shown. */
  readonly send: (realFen: number) => Promise<{ readonly id: number; readonly coins: number } | null>;
  readonly onSent: (id: number) => void;
  readonly onClose: () => void;
}) {
  const { id, head, rows, fresh } = props;
  const say = useTexts(vgmWords);
  const realFen = useRealPart(fresh.length * vgmFeePerContainerFen, originOf(vgmPort));
  const { data: sentBefore = [] } = useQuery(
    sentBeforeQuery({ id, vesselName: head.vesselName, voyage: head.voyage, containerNos: fresh }),
  );
  const [isSending, setSending] = useState(false);
  async function send(): Promise<void> {
    setSending(true);
    try {
      const sent = await props.send(realFen);
      if (sent === null) return;
      showToast({ tone: 'warning', text: say('sentToast', { count: 1, coins: showCoins(sent.coins) }) });
      void refreshMoney(queryClient);
      void queryClient.invalidateQueries({ queryKey: [product] });
      props.onSent(sent.id);
    } catch {
      // Shown by the client.
      props.onClose();
    } finally {
      setSending(false);
    }
  }
  return (
    <Dialog
      title={say('confirmTitle')}
      width={640}
      onClose={props.onClose}
      actions={
        <>
          <Button autoFocus onClick={props.onClose}>
            {say('editor.back')}
          </Button>
          <Button variant="primary" isLoading={isSending} onClick={() => void send()}>
            {say('editor.sure')}
          </Button>
        </>
      }
    >
      <p>
        <b className="ml-mono">{head.billNo}</b> · {head.vesselName} / {head.voyage} · {wharfName(vgmPort, head.wharf)} ·{' '}
        {carriers.find(({ code }) => code === head.carrier)?.nameCn ?? head.carrier}
      </p>
      <table className="vgm-sheet-table">
        <thead>
          <tr>
            <th scope="col">{say('columns.containerNo')}</th>
            <th scope="col">{say('columns.method')}</th>
            <th scope="col">{say('editor.total')} kg</th>
            <th scope="col">{say('columns.sign')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, container }) => (
            <tr key={at}>
              <td className="ml-mono">{container.containerNo}</td>
              <td>{container.method}</td>
              <td className="ml-mono">{container.grossKg?.toLocaleString('en-US')}</td>
              <td>{container.sign}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <FeeLine count={fresh.length} />
      </p>
      <p className="vgm-note">{say('fee')}</p>
      {sentBefore.map(({ billNo, containerNos }) => (
        <p key={billNo} role="alert">
          <Lamp kind="changed" r={5} /> {say('sentBefore', { billNo, containerNos: containerNos.join('、') })}
        </p>
      ))}
    </Dialog>
  );
}
