import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { judgeBillNo } from '@mastlight/domain/bill-subscription/judge-bill-no';
import { billSubscriptionRefusals as refusals } from '@mastlight/domain/bill-subscription/refusals';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { removeWithUndo } from '../../../platform/list/change-rows';
import { changeBillNo, refreshLists, type BillRow } from '../api';
import { rowCalls } from '../row-calls';
import { billTexts } from '../texts/zh-CN';

/** 改单号 (R-7.4-41): the number that the port knows stands in the field already; refusals in the server's words at the field. One that he follows already leads to that bill. */
export function NumberDialog(props: { readonly row: BillRow; readonly onClose: () => void; readonly onRenamed?: () => void }) {
  const { row, onClose, onRenamed } = props;
  const client = useQueryClient();
  const say = useTexts(billTexts);
  const [billNo, setBillNo] = useState(row.nearBillNo ?? row.billNo);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The number that another row of his follows. */
  const [followed, setFollowed] = useState<string | null>(null);
  const router = useRouter();

  /** Both are one bill: the other row is shown, and this one is let go, with the list's own way back. */
  async function openFollowed(followedNo: string): Promise<void> {
    setBusy(true);
    const isDone = await removeWithUndo(client, rowCalls.list, {
      remove: () => rowCalls.remove([row.id]),
      done: rowCalls.deleted(1),
      undo: () => void rowCalls.restore([row]).then(() => refreshLists(client)),
    });
    setBusy(false);
    if (!isDone) return;
    onClose();
    void router.navigate({ to: '/logistics', search: { port: row.area, bill: followedNo } as never });
  }

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
      if (error instanceof CallError) {
        const isFollowed = error.refusal?.name === refusals.alreadySubscribed.name;
        setFollowed(isFollowed ? judged.billNo : null);
        setFault(isFollowed ? say('numberDialog.followed') : (error.fields['blno'] ?? error.message));
      }
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
          {followed === null ? (
            <Button variant="primary" isLoading={isBusy} onClick={() => void save()}>
              {say('numberDialog.save')}
            </Button>
          ) : (
            <Button variant="primary" isLoading={isBusy} onClick={() => void openFollowed(followed)}>
              {say('numberDialog.openFollowed', { billNo: followed })}
            </Button>
          )}
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
            setFollowed(null);
          }}
          {...(fault !== null ? { error: fault } : {})}
        />
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
