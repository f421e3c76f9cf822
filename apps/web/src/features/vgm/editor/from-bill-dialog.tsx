import { Button, Dialog, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { takeFromBill, type FromBill } from '../api';
import { vgmWords } from '../texts/zh-CN';

/** Asks which followed bill of Shanghai the containers are taken from. */
export function FromBillDialog(props: {
  readonly billNo: string;
  readonly onTake: (billNo: string, told: FromBill) => void;
  readonly onClose: () => void;
}) {
  const say = useTexts(vgmWords);
  const [billNo, setBillNo] = useState(props.billNo);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function take(): Promise<void> {
    setBusy(true);
    const asked = billNo.trim().toUpperCase();
    try {
      props.onTake(asked, await takeFromBill(asked));
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={say('fromBillAsk.title')}
      onClose={props.onClose}
      actions={
        <Button variant="primary" isLoading={isBusy} onClick={() => void take()}>
          {say('fromBillAsk.action')}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextField
          label={say('fromBillAsk.text')}
          isMono
          autoFocus
          value={billNo}
          onChange={setBillNo}
          {...(error === null ? {} : { error })}
        />
      </form>
    </Dialog>
  );
}
