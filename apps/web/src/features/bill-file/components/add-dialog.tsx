import { Button, Dialog, SegmentedControl, showToast } from '@mastlight/ui';
import { billFileMegabytesMax } from '@mastlight/domain/bill-file/limits';
import { billFileKinds, paperKinds } from '@mastlight/domain/bill-file/paper-kind';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { FileField } from '../../file';
import { addBillFile, filesOfBill, type BillFile, type BillName } from '../api';
import { billFileWords } from '../texts/zh-CN';

/** Uploads a file and puts it on a bill, as what it is. */
export function AddDialog({ port, blno, onClose }: BillName & { readonly onClose: () => void }) {
  const say = useTexts(billFileWords);
  const client = useQueryClient();
  const [kind, setKind] = useState<BillFile['kind']>('so');
  const [url, setUrl] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  async function put(): Promise<void> {
    if (url === null) return;
    setBusy(true);
    try {
      await addBillFile({ port, blno }, kind, url);
      showToast({ tone: 'done', text: say('added') });
      onClose();
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      setRefusal(sayRefusal(failed));
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: filesOfBill({ port, blno }) });
  }
  return (
    <Dialog
      title={say('addTitle', { blno })}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} disabled={url === null} onClick={() => void put()}>
            {say('put')}
          </Button>
        </>
      }
    >
      <div className="bill-files-form">
        <SegmentedControl
          label={say('kind')}
          segments={paperKinds.map((value) => ({ value, label: say(`kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <FileField
          label={say('file')}
          kinds={billFileKinds}
          isRequired
          bound={{ megabytes: billFileMegabytesMax, tooLarge: say('refusal.tooLarge'), wrongType: say('refusal.wrongType') }}
          error={refusal}
          onChange={(chosen) => {
            setUrl(chosen);
            setRefusal(undefined);
          }}
        />
        <p className="bill-files-note">{say('note')}</p>
      </div>
    </Dialog>
  );
}
