import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { clientNameLengthMax } from '@mastlight/domain/bill-subscription/limits';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { clientsQuery, type BillRow } from '../api';
import { changeClient } from '../change-rows';
import { billTexts } from '../texts';

/** 指派客户: one that the user has, or a new one; the rows are of one port. */
export function ClientDialog(props: { readonly rows: readonly BillRow[]; readonly onClose: () => void }) {
  const { rows, onClose } = props;
  const say = useTexts(billTexts);
  const port = rows[0]?.area ?? defaultPort;
  const client = useQueryClient();
  const clients = useQuery(clientsQuery(port));
  const [name, setName] = useState(rows.length === 1 ? (rows[0]?.clientCompanyName ?? '') : '');
  const save = (): void => {
    const wanted = name.trim();
    if (!wanted) return;
    onClose();
    void changeClient(
      client,
      rows.map((row) => row.id),
      wanted,
    ).then((isDone) => {
      if (!isDone) return;
      showToast({ tone: 'done', text: say('clientDialog.assigned', { count: rows.length, client: wanted }) });
      void client.invalidateQueries({ queryKey: clientsQuery(port).queryKey });
    });
  };
  return (
    <Dialog
      title={
        rows.length === 1
          ? say('clientDialog.titleOne', { billNo: rows[0]?.billNo ?? '' })
          : say('clientDialog.titleMany', { count: rows.length })
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" disabled={name.trim() === ''} onClick={save}>
            {say('clientDialog.save')}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={say('client')}
          autoFocus
          maxLength={clientNameLengthMax}
          list="bill-clients"
          placeholder={say('clientDialog.placeholder')}
          value={name}
          onChange={setName}
        />
        <datalist id="bill-clients">
          {(clients.data?.list ?? []).map((item) => (
            <option key={item.clientName} value={item.clientName}>
              {say('clientDialog.ofClient', { count: item.count })}
            </option>
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
