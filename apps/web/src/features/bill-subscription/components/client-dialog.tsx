import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { clientNameLengthMax } from '@mastlight/domain/bill-subscription/limits';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { clientsQuery, type BillRow } from '../api';
import { changeClient } from '../change-rows';
import { texts } from '../texts';

/** 指派客户: one that the user has, or a new one; the rows are of one port. */
export function ClientDialog(props: { readonly rows: readonly BillRow[]; readonly onClose: () => void }) {
  const { rows, onClose } = props;
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
      showToast({ tone: 'done', text: texts.assigned(rows.length, wanted) });
      void client.invalidateQueries({ queryKey: clientsQuery(port).queryKey });
    });
  };
  return (
    <Dialog
      title={rows.length === 1 ? `指派客户 ${rows[0]?.billNo ?? ''}` : `指派客户 ${rows.length} 票`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" disabled={name.trim() === ''} onClick={save}>
            指派
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
          label="客户公司"
          autoFocus
          maxLength={clientNameLengthMax}
          list="bill-clients"
          placeholder="选一个，或输入新客户"
          value={name}
          onChange={setName}
        />
        <datalist id="bill-clients">
          {(clients.data?.list ?? []).map((item) => (
            <option key={item.clientName} value={item.clientName}>
              {item.count} 票
            </option>
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
