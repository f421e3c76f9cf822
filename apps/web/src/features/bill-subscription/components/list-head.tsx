import { lazy, Suspense, useState } from 'react';
import { Button, SegmentedControl, Select, Tabs, useClockValue } from '@mastlight/ui';
import { portRules } from '@mastlight/domain/ports/index';
import { ports } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { formatAge } from '../../../platform/format-age';
import { MobileHead } from '../../../platform/mobile-head';
import type { ListSearch } from '../list-search';
import { portClock } from '../port-clock';
import { texts } from '../texts';
import './list-head.css';

const SourceStatus = lazy(async () => ({ default: (await import('../../intake')).SourceStatusPanel }));

const segments = ports.map((port) => ({ value: port.code, label: port.name, code: port.code }));
const options = ports.map((port) => ({ value: port.code, label: `${port.code} ${port.name}` }));
const tabs = [
  { value: 'bill', label: texts.bills },
  { value: 'booking', label: texts.bookings },
] as const;

/** Title, port switch, list tabs, and where the data come from and how old they are. */
export function ListHead(props: {
  readonly search: ListSearch;
  /** Undefined until it is known. */
  readonly sourceTime: string | null | undefined;
  readonly isPhone: boolean;
  readonly isRefreshing: boolean;
  readonly onChange: (part: Partial<ListSearch>) => void;
  readonly onRefresh: () => void;
}) {
  const { search, sourceTime, isPhone, isRefreshing, onChange, onRefresh } = props;
  // Nodes and terminals are a port's own; a filter by them would find nothing in another.
  const changePort = (port: ListSearch['port']): void => onChange({ port, node: '', wharf: '' });
  const refresh = <Button variant="icon" size={24} icon="refresh" aria-label="刷新" isLoading={isRefreshing} onClick={onRefresh} />;
  if (isPhone) {
    return (
      <>
        <h1 className="ml-visually-hidden">{texts.pageTitle}</h1>
        <MobileHead
          tools={
            <Select
              className="bill-phone-port"
              label="港口"
              isLabelHidden
              size={24}
              options={options}
              value={search.port}
              onChange={(port) => port && changePort(port)}
            />
          }
        />
      </>
    );
  }
  return (
    <header className="bill-head">
      <h1>{texts.pageTitle}</h1>
      <SegmentedControl label="港口" segments={segments} value={search.port} onChange={changePort} />
      <Tabs label="列表" tabs={tabs} value={search.tab} onChange={(tab) => onChange({ tab })} />
      <span className="bill-head-source">
        <SourceAgeButton search={search} sourceTime={sourceTime} />
        {refresh}
      </span>
    </header>
  );
}

/** "宁波港EDI · 3 分钟前"; a press shows what was received and what became of it. */
function SourceAgeButton(props: { readonly search: ListSearch; readonly sourceTime: string | null | undefined }) {
  const { search, sourceTime } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const heardMs = sourceTime ? parseShanghai(sourceTime) : undefined;
  const age = useClockValue((nowMs) => (heardMs === undefined ? '' : formatAge(nowMs - heardMs, 'long')), portClock);
  const name = portRules(search.port).sources[0]!.name;
  return (
    <>
      <button
        type="button"
        className="bill-source-age"
        data-live={heardMs !== undefined || undefined}
        data-tip={sourceTime ?? undefined}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {name} · {age || (sourceTime === undefined ? '…' : texts.sourceWaiting)}
      </button>
      {anchor && (
        <Suspense>
          <SourceStatus anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
