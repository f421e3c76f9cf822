import { Button, Dialog, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { marketOrderWords } from '../texts/zh-CN';

/** When the money came and for which month tax was filed; empty: not yet. */
export function SettleDialog(props: {
  readonly order: { readonly settledDay: string; readonly filedMonth: string };
  readonly onSave: (noted: { readonly settledDay: string; readonly filedMonth: string }) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { order, onSave, onClose } = props;
  const say = useTexts(marketOrderWords);
  const [noted, setNoted] = useState({ settledDay: order.settledDay, filedMonth: order.filedMonth });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const isChanged = noted.settledDay !== order.settledDay || noted.filedMonth !== order.filedMonth;
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await onSave(noted);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFaults(Object.keys(error.fields).length > 0 ? error.fields : { settledDay: error.message });
    } finally {
      setSaving(false);
    }
  }
  return (
    <Dialog
      title={say('editor.settle')}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={!isChanged} isLoading={isSaving} onClick={() => void save()}>
          {say('declarations.save')}
        </Button>
      }
    >
      <div className="order-dialog">
        <TextField
          label={say('editor.settledDay')}
          type="date"
          value={noted.settledDay}
          error={faults['settledDay']}
          onChange={(settledDay) => setNoted({ ...noted, settledDay })}
        />
        <TextField
          label={say('editor.filedMonth')}
          type="month"
          value={noted.filedMonth}
          error={faults['filedMonth']}
          onChange={(filedMonth) => setNoted({ ...noted, filedMonth })}
        />
      </div>
    </Dialog>
  );
}
