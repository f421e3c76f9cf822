import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { changeBillNo, refreshLists, type BillRow } from '../api';
import { billTexts } from '../texts';

/** 改单号 (R-7.4-41): the number that the port knows stands in the field already; refusals in the server's words at the field. */
export function NumberDialog(props: { readonly row: BillRow; readonly onClose: () => void; readonly onRenamed?: () => void }) {
  const { row, onClose, onRenamed } = props;
  const client = useQueryClient();
  const say = useTexts(billTexts);
  const [billNo, setBillNo] = useState(row.nearBillNo ?? row.billNo);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const judged = judgeBillNo(billNo);
    setFault(judged.fault);
    if (judged.fault !== null) return;
    setBusy(true);
    try {
      if (judged.billNo !== row.billNo) await changeBillNo(row.id, judged.billNo);
      onClose();
      if (judged.billNo === row.billNo) return;
      showToast({ tone: 'done', text: say('numberDialog.saved', { billNo: judged.billNo }) });
      onRenamed?.();
      await refreshLists(client);
    } catch (error) {
      if (error instanceof CallError) setFault(error.fields['blno'] ?? error.message);
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={say('numberDialog.title', { billNo: row.billNo })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void save()}>
            {say('numberDialog.save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={say('numberDialog.label')}
          autoFocus
          isMono
          value={billNo}
          onChange={(text) => {
            setBillNo(text.toUpperCase());
            setFault(null);
          }}
          {...(fault !== null ? { error: fault } : {})}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
