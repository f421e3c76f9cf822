import { Button, EmptySea, ErrorState, SegmentedControl, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Pager } from '../../../platform/list/pager';
import { useKeptSize } from '../../../platform/list/use-kept-size';
import { Panel, PanelTable } from '../../../platform/panel';
import { TimeCell } from '../../../platform/time-cell';
import { showCoins } from '../../billing';
import { invoiceStatuses, invoiceStatusWords } from '../../invoice';
import { AccountCell } from '../components/account-cell';
import { InvoiceDialog } from '../components/invoice-dialog';
import { InvoiceTags } from '../components/invoice-tags';
import { invoicesQuery, type InvoiceFilter, type ListedInvoice } from '../invoices-api';
import { deskInvoiceTexts } from '../texts/invoices.zh-CN';
import { operationsTexts } from '../texts/zh-CN';
import { spellHidden } from '../../../platform/spell-hidden';
import './money-page.css';

const sizes = [20, 50, 100] as const;

/** Everybody's invoices: opened, posted, taken back by a red one. */
export function InvoicesPage() {
  const say = useTexts(deskInvoiceTexts);
  const sayDesk = useTexts(operationsTexts);
  const [filter, setFilter] = useState<InvoiceFilter>('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useKeptSize('operations.invoices', sizes);
  const [openId, setOpen] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useQuery(invoicesQuery(filter, page, size));
  if (error instanceof CallError && (error.code === 403 || error.code === 401)) {
    return <EmptySea title={sayDesk('noAccess.title')} text={sayDesk('noAccess.text')} />;
  }
  const segments: readonly { readonly value: InvoiceFilter; readonly label: string }[] = [
    { value: '', label: say('all') },
    { value: 'to-post', label: say('toPost') },
    ...invoiceStatuses.map((status) => ({ value: invoiceStatusWords[status], label: say(`status.${status}`) })),
  ];
  return (
    <div className="money-page">
      <header className="money-head">
        <h1 className="page-title">{say('title')}</h1>
        <span className="money-links">
          <a href="/ops/money">{sayDesk('moneyTitle')}</a>
          <a href="/ops/topups">{sayDesk('topUpsTitle')}</a>
          <a href="/ops">{sayDesk('pageTitle')}</a>
        </span>
      </header>
      <div className="money-segments">
        <SegmentedControl
          label={say('filter')}
          segments={segments}
          value={filter}
          onChange={(next: InvoiceFilter) => {
            setFilter(next);
            setPage(1);
          }}
        />
      </div>
      {error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Panel title={say('title')} note={data && say('count', { count: data.total })}>
          {data === undefined ? (
            <SkeletonRows rows={8} />
          ) : data.list.length === 0 ? (
            <p className="panel-empty">{say(filter === '' ? 'none' : 'noneOf')}</p>
          ) : (
            <InvoiceTable invoices={data.list} onOpen={setOpen} />
          )}
          {data !== undefined && data.total > 0 && (
            <Pager
              total={data.total}
              unit={say('unit')}
              page={page}
              size={size}
              sizes={sizes}
              onPage={setPage}
              onSize={(next) => {
                setSize(next);
                setPage(1);
              }}
            />
          )}
        </Panel>
      )}
      {openId !== null && <InvoiceDialog id={openId} onClose={() => setOpen(null)} />}
    </div>
  );
}

function InvoiceTable(props: { readonly invoices: readonly ListedInvoice[]; readonly onOpen: (id: number) => void }) {
  const say = useTexts(deskInvoiceTexts);
  return (
    <div className="money-cards">
      <PanelTable label={say('title')}>
        <thead>
          <tr>
            <th scope="col">{say('createTime')}</th>
            <th scope="col">{say('account')}</th>
            <th scope="col">{say('to')}</th>
            <th scope="col" data-kind="number">
              {say('yuan')}
            </th>
            <th scope="col">{say('state')}</th>
            <th scope="col" data-wide="">
              {say('type')}
            </th>
            <th scope="col" data-wide="">
              {say('invoiceNo')}
            </th>
            <th scope="col">
              <span className="ml-visually-hidden">{say('show')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.invoices.map((one) => (
            <tr key={one.id}>
              <td>
                <TimeCell time={one.createTime} />
              </td>
              <AccountCell
                name={one.accountName}
                notes={[say(one.ownerKey.startsWith('c:') ? 'company' : 'person', { id: one.ownerKey.slice(2) })]}
              />
              <td data-label={say('to')}>{spellHidden(one.companyName)}</td>
              <td className="ml-mono money-amount" data-label={say('yuan')}>
                {showCoins(one.amnount)}
              </td>
              <td className="money-reason" data-label={say('state')}>
                <InvoiceTags invoice={one} />
                {one.reason !== '' && <small>{say('refused', { reason: spellHidden(one.reason) })}</small>}
              </td>
              <td data-wide="">{say(`types.${one.invoiceType}`)}</td>
              <td className="ml-mono" data-wide="">
                {one.invoiceNo}
              </td>
              <td data-kind="actions">
                <Button
                  size={24}
                  aria-label={say('showOf', { company: one.companyName, yuan: showCoins(one.amnount) })}
                  onClick={() => props.onOpen(one.id)}
                >
                  {say('show')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </PanelTable>
    </div>
  );
}
