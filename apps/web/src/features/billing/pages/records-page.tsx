import { Button, EmptySea, ErrorState, SegmentedControl, SkeletonRows, TextField } from '@mastlight/ui';
import { recordCodes, recordWords } from '@mastlight/domain/billing/transfer';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { Pager } from '../../../platform/list/pager';
import { saveFile } from '../../../platform/list/save-file';
import { Panel } from '../../../platform/panel';
import { useKeptSize } from '../../../platform/list/use-kept-size';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { exportRecords } from '../api';
import { AccountBand } from '../components/account-band';
import { CostsPanel } from '../components/costs-panel';
import { RecordTable } from '../components/record-table';
import { recordsQuery } from '../record-queries';
import { readRecordsSearch, writeRecordsSearch, type RecordsSearch } from '../records-search';
import { recordTexts } from '../texts/records.zh-CN';
import { billingWords } from '../texts/zh-CN';

const pageSizes = [20, 50, 100] as const;
const whole = { type: '', dateFrom: '', dateTo: '', page: 1 } as const;

/** What the address says of the record, and the way to another one; a step that is only narrowed further is no step back. */
function useRecordsSearch(): [RecordsSearch, (part: Partial<RecordsSearch>) => void] {
  const navigate = useNavigate();
  const query = useSearch({ strict: false });
  const search = useMemo(() => readRecordsSearch(query), [query]);
  return [
    search,
    (part) => {
      const next = { ...search, ...part };
      const isStep = next.view !== search.view || next.page !== search.page;
      void navigate({ to: '.', search: writeRecordsSearch(next) as never, replace: !isStep });
    },
  ];
}

/** 消费记录 (R-2.3-28, R-7.5-11): every movement of the identity's money, with what there was before and after (L-15). */
export function RecordsPage() {
  const say = useTexts(billingWords);
  const sayRecord = useTexts(recordTexts);
  const isSignedIn = useSession(loginState);
  const [{ view, month }, go] = useRecordsSearch();
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) } as const;
    return <EmptySea title={say('titles.records')} text={say('signedOut.text')} action={action} />;
  }
  return (
    <>
      <h1 className="page-title">{say('titles.records')}</h1>
      <AccountBand />
      <div className="record-views">
        <SegmentedControl
          label={sayRecord('views.label')}
          segments={[
            { value: 'records', label: sayRecord('views.records') },
            { value: 'costs', label: sayRecord('views.costs') },
          ]}
          value={view}
          onChange={(wished) => go({ view: wished })}
        />
      </div>
      {view === 'records' ? <RecordsPanel /> : <CostsPanel month={month} onMonth={(wished) => go({ month: wished })} />}
    </>
  );
}

function RecordsPanel() {
  const say = useTexts(recordTexts);
  const [{ type, dateFrom, dateTo, page }, go] = useRecordsSearch();
  const filter = { type, dateFrom, dateTo };
  const isWhole = type === '' && dateFrom === '' && dateTo === '';
  const [pageSize, setSize] = useKeptSize('billing.records', pageSizes);
  const { data, error, isFetching, refetch } = useQuery(recordsQuery({ ...filter, pageNo: page, pageSize }));
  const narrow = (change: Partial<typeof filter>): void => go({ ...change, page: 1 });

  return (
    <Panel
      title={say('records.title')}
      note={data && say('records.count', { count: data.total })}
      actions={
        <div className="record-head">
          <div className="record-types">
            <SegmentedControl
              label={say('records.type')}
              segments={[
                { value: '', label: say('records.anyType') },
                ...recordCodes.map((code) => ({ value: recordWords[code], label: say(`types.${code}`) })),
              ]}
              value={type}
              onChange={(wished) => narrow({ type: wished })}
            />
          </div>
          <TextField
            label={say('records.from')}
            type="date"
            value={dateFrom}
            max={dateTo || undefined}
            onChange={(from) => narrow({ dateFrom: from })}
          />
          <TextField
            label={say('records.to')}
            type="date"
            value={dateTo}
            min={dateFrom || undefined}
            onChange={(to) => narrow({ dateTo: to })}
          />
          {data && data.total > 0 && (
            <Button icon="download" onClick={() => void saveFile(() => exportRecords(filter))}>
              {say('records.export')}
            </Button>
          )}
        </div>
      }
    >
      {data ? (
        data.list.length === 0 ? (
          <div className="panel-empty record-empty">
            <p>{say(isWhole ? 'records.none' : 'records.noneFound')}</p>
            {isWhole ? (
              <Link to="/logistics">{say('records.begin')}</Link>
            ) : (
              <Button onClick={() => go(whole)}>{say('records.all')}</Button>
            )}
          </div>
        ) : (
          <RecordTable records={data.list} />
        )
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
      {data && data.total > 0 && (
        <Pager
          total={data.total}
          unit={say('records.unit')}
          page={page}
          size={pageSize}
          sizes={pageSizes}
          onPage={(next) => go({ page: next })}
          onSize={(size) => {
            setSize(size);
            go({ page: 1 });
          }}
        />
      )}
    </Panel>
  );
}
