import { SegmentedControl } from '@mastlight/ui';
import { ports } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { useList } from '../../../platform/list/use-list';
import { deletedList } from '../api';
import { EndedBills } from '../components/ended-bills';
import { billTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './history-page.css';
import { lazyPart } from '../../../platform/lazy-part';

const QueryHistory = lazyPart(async () => await (await import('../../port-query')).loadQueryHistory());

const segments = () => ports.map((port) => ({ value: port.code, label: said(port.name), code: port.code }));

/** What was subscribed to once, and what was asked for without a subscription (R-2.1-14). */
export function HistoryPage() {
  const say = useTexts(billTexts);
  const list = useList(deletedList, { isOff: ({ tab }) => tab === 'asked' });
  const { port, tab } = list.search;
  return (
    <div className="list-page">
      <header className="bill-history-head">
        <h1 className="page-title">{say('historyTitle')}</h1>
        <SegmentedControl
          label={say('historyTabs')}
          segments={[
            { value: 'ended', label: say('historyEnded') },
            { value: 'asked', label: say('historyAsked') },
          ]}
          value={tab}
          onChange={(next) => list.change({ tab: next })}
        />
        {tab === 'ended' && (
          <SegmentedControl label={say('ports')} segments={segments()} value={port} onChange={(code) => list.change({ port: code })} />
        )}
      </header>
      {tab === 'ended' ? <EndedBills list={list} /> : <QueryHistory />}
    </div>
  );
}
