import { Button, EmptySea, ErrorState, SegmentedControl, SkeletonRows, TextField } from '@mastlight/ui';
import { recordCodes, recordWords, type RecordType } from '@mastlight/domain/billing/transfer';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
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
import { recordTexts } from '../texts/records.zh-CN';
import { billingWords } from '../texts/zh-CN';

const pageSizes = [20, 50, 100] as const;
const whole = { type: '' as RecordType | '', dateFrom: '', dateTo: '' };

/** 消费记录 (R-2.3-28, R-7.5-11): every movement of the identity's money, with what there was before and after (L-15). */
export function RecordsPage() {
  const say = useTexts(billingWords);
  const sayRecord = useTexts(recordTexts);
  const isSignedIn = useSession(loginState);
  const [view, setView] = useState<'records' | 'costs'>('records');
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
          onChange={setView}
        />
      </div>
      {view === 'records' ? <RecordsPanel /> : <CostsPanel />}
    </>
  );
}

function RecordsPanel() {
  const say = useTexts(recordTexts);
  const [filter, setFilter] = useState(whole);
  const [pageNo, setPage] = useState(1);
  const [pageSize, setSize] = useKeptSize('billing.records', pageSizes);
  const { data, error, isFetching, refetch } = useQuery(recordsQuery({ ...filter, pageNo, pageSize }));
  const narrow = (change: Partial<typeof whole>): void => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };

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
              value={filter.type}
              onChange={(type) => narrow({ type })}
            />
          </div>
          <TextField
            label={say('records.from')}
            type="date"
            value={filter.dateFrom}
            max={filter.dateTo || undefined}
            onChange={(dateFrom) => narrow({ dateFrom })}
          />
          <TextField
            label={say('records.to')}
            type="date"
            value={filter.dateTo}
            min={filter.dateFrom || undefined}
            onChange={(dateTo) => narrow({ dateTo })}
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
            <p>{say(filter === whole ? 'records.none' : 'records.noneFound')}</p>
            {filter === whole ? (
              <Link to="/logistics">{say('records.begin')}</Link>
            ) : (
              <Button onClick={() => narrow(whole)}>{say('records.all')}</Button>
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
          page={pageNo}
          size={pageSize}
          sizes={pageSizes}
          onPage={setPage}
          onSize={(size) => {
            setSize(size);
            setPage(1);
          }}
        />
      )}
    </Panel>
  );
}
