import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { Button, ConfirmDialog, ErrorState, showToast, SkeletonRows } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Panel, PanelTable } from '../../../platform/panel';
import { invoiceApi, refreshInvoices, titlesQuery, type InvoiceTitle } from '../api';
import { invoiceWords } from '../texts/zh-CN';

/** The titles of this identity (R-7.5-07); `onEdit` opens one, or without one a new one. */
export function TitlesPanel({ onEdit }: { readonly onEdit: (title: InvoiceTitle | null) => void }) {
  const say = useTexts(invoiceWords);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(titlesQuery);
  const [leaving, setLeaving] = useState<InvoiceTitle | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function remove({ id, companyName }: InvoiceTitle): Promise<void> {
    setBusy(true);
    try {
      await invoiceApi.deleteTitle(id);
      showToast({ tone: 'done', text: say('titles.removed', { company: companyName }) });
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
    }
    setBusy(false);
    setLeaving(null);
    await refreshInvoices(client);
  }

  return (
    <Panel
      title={say('titles.title')}
      actions={
        <Button icon="plus" onClick={() => onEdit(null)}>
          {say('titles.add')}
        </Button>
      }
    >
      {data ? (
        data.length === 0 ? (
          <p className="panel-empty">{say('titles.none')}</p>
        ) : (
          <PanelTable label={say('titles.title')}>
            <thead>
              <tr>
                <th scope="col">{say('titles.companyName')}</th>
                <th scope="col" data-wide="">
                  {say('titles.kind')}
                </th>
                <th scope="col">{say('titles.taxIdNumber')}</th>
                <th scope="col">{say('records.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((title) => (
                <tr key={title.id}>
                  <td>{title.companyName}</td>
                  <td data-wide="">{say(`titles.kinds.${title.kind}`)}</td>
                  <td className="ml-mono">{title.taxIdNumber || emptyCellText}</td>
                  <td data-kind="actions">
                    <Button size={24} aria-label={say('titles.editOf', { company: title.companyName })} onClick={() => onEdit(title)}>
                      {say('titles.edit')}
                    </Button>{' '}
                    <Button
                      size={24}
                      variant="danger"
                      aria-label={say('titles.removeOf', { company: title.companyName })}
                      onClick={() => setLeaving(title)}
                    >
                      {say('titles.remove')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </PanelTable>
        )
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} />
      )}
      {leaving && (
        <ConfirmDialog
          confirmLabel={say('titles.remove')}
          cancelLabel={say('cancel')}
          isLoading={isBusy}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          {say('titles.removeText', { company: leaving.companyName })}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
