import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, showToast } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { BillRow } from '../api';
import { changeClient } from '../change-rows';
import { refreshClients } from '../client-api';
import { billTexts } from '../texts/zh-CN';
import { ClientField } from './client-field';

/** 指派客户: one that the user has, or a new one; the rows are of one port. */
export function ClientDialog(props: { readonly rows: readonly BillRow[]; readonly onClose: () => void }) {
  const { rows, onClose } = props;
  const say = useTexts(billTexts);
  const client = useQueryClient();
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
      void refreshClients(client);
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
        <ClientField label={say('client')} placeholder={say('clientDialog.placeholder')} autoFocus value={name} onChange={setName} />
      </form>
    </Dialog>
  );
}
