import { Button, ErrorState, SegmentedControl, SkeletonRows } from '@mastlight/ui';
import { showCoins } from '@mastlight/domain/billing/index';
import { invoiceStatuses, invoiceStatusWords } from '@mastlight/domain/invoice/invoice-status';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Pager } from '../../../platform/list/pager';
import { saveFile } from '../../../platform/list/save-file';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { invoiceApi, recordPageSize, recordsQuery, type InvoiceRecord, type StatusFilter } from '../api';
import { invoiceWords } from '../texts/zh-CN';
import { StatusTag } from './status-tag';

/** What was applied for and how far it is (R-7.5-04), by status, with its file (R-7.5-06). */
export function RecordsPanel(props: {
  readonly onShow: (id: number) => void;
  /** Hears how far those of the page are, whenever the server has told. */
  readonly onHear: (records: readonly InvoiceRecord[]) => void;
}) {
  const { onShow, onHear } = props;
  const say = useTexts(invoiceWords);
  const [status, setStatus] = useState<StatusFilter>('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(recordsQuery(status, page));
  useEffect(() => {
    if (data) onHear(data.list);
  }, [data, onHear]);
  return (
    <Panel
      title={say('records.title')}
      actions={
        <>
          <SegmentedControl
            label={say('records.filter')}
            segments={[
              { value: '', label: say('records.all') },
              ...invoiceStatuses.map((each) => ({ value: invoiceStatusWords[each], label: say(`status.${each}`) })),
            ]}
            value={status}
            onChange={(next: StatusFilter) => {
              setStatus(next);
              setPage(1);
            }}
          />
          {data !== undefined && data.total > 0 && (
            <Button icon="download" onClick={() => void saveFile(() => invoiceApi.exportRecords(status))}>
              {say('records.export')}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        data.list.length === 0 ? (
          <p className="panel-empty">{say(status === '' ? 'records.none' : 'records.noneOf')}</p>
        ) : (
          <RecordTable records={data.list} onShow={onShow} />
        )
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
      {data && data.total > recordPageSize && (
        <Pager
          total={data.total}
          unit={say('records.unit')}
          page={page}
          size={recordPageSize}
          sizes={[recordPageSize]}
          onPage={setPage}
          onSize={() => undefined}
        />
      )}
    </Panel>
  );
}

function RecordTable({ records, onShow }: { readonly records: readonly InvoiceRecord[]; readonly onShow: (id: number) => void }) {
  const say = useTexts(invoiceWords);
  return (
    <PanelTable label={say('records.title')}>
      <thead>
        <tr>
          <th scope="col">{say('records.createTime')}</th>
          <th scope="col">{say('records.to')}</th>
          <th scope="col" data-wide="">
            {say('records.type')}
          </th>
          <th scope="col" data-kind="amount">
            {say('records.amount')}
          </th>
          <th scope="col">{say('records.status')}</th>
          <th scope="col">{say('records.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            <td>
              <TimeCell time={record.createTime} />
            </td>
            <td>{record.companyName}</td>
            <td data-wide="">{say(`types.${record.invoiceType}`)}</td>
            <td className="ml-mono" data-kind="amount">
              {showCoins(record.amnount)}
            </td>
            <td>
              <StatusTag record={record} />
              {record.reason !== '' && <small className="invoice-reason">{say('records.refused', { reason: record.reason })}</small>}
            </td>
            <td data-kind="actions">
              <Button
                size={24}
                aria-label={say('records.showOf', { company: record.companyName, amount: showCoins(record.amnount) })}
                onClick={() => onShow(record.id)}
              >
                {say('records.show')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}
