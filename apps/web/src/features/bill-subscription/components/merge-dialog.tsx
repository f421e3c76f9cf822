import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, RadioGroup, showToast } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { mergeClients, refreshClients } from '../client-api';
import { clientTexts } from '../texts/clients.zh-CN';

/** One of two clients that are to become one; of one that is not on the page the number of bills is not known. */
interface MergedClient {
  readonly id: number;
  readonly clientName: string;
  readonly count: number | null;
}

export interface Merging {
  readonly one: MergedClient;
  readonly other: MergedClient;
}

/** Which of two names stays. The one with more bills is offered. */
export function MergeDialog(props: { readonly clients: Merging; readonly onDone: () => void; readonly onClose: () => void }) {
  const { clients, onDone, onClose } = props;
  const { one, other } = clients;
  const say = useTexts(clientTexts);
  const cache = useQueryClient();
  const [kept, setKept] = useState(String(((other.count ?? Infinity) > (one.count ?? 0) ? other : one).id));
  const [isBusy, setBusy] = useState(false);
  const labelOf = ({ clientName: name, count }: MergedClient): string =>
    count === null ? name : say('mergeDialog.option', { name, count });

  async function merge(): Promise<void> {
    const [from, into] = String(one.id) === kept ? [other, one] : [one, other];
    setBusy(true);
    try {
      await mergeClients(from.id, into.id);
      showToast({ tone: 'done', text: say('mergeDialog.done', { name: into.clientName }) });
      await refreshClients(cache);
      onDone();
    } catch {
      // The call has shown why.
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={say('mergeDialog.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void merge()}>
            {say('mergeDialog.save')}
          </Button>
        </>
      }
    >
      <div className="client-section">
        <RadioGroup
          label={say('mergeDialog.keep')}
          options={[one, other].map((client) => ({ value: String(client.id), label: labelOf(client) }))}
          value={kept}
          onChange={setKept}
        />
        <p className="client-note">{say('mergeDialog.text')}</p>
      </div>
    </Dialog>
  );
}
