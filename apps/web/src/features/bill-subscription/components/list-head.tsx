import { lazy } from 'react';
import { Tabs } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { PortListHead } from '../../../platform/list/port-list-head';
import type { BillListOnScreen } from '../api';
import { billTexts } from '../texts';

const SourceStatus = lazy(async () => ({ default: (await import('../../intake')).SourceStatusPanel }));

/** Title, port switch, list tabs, and where the data come from and how old they are. */
export function ListHead({ list }: { readonly list: BillListOnScreen }) {
  const { search, change } = list;
  const say = useTexts(billTexts);
  const tabs = [
    { value: 'bill', label: say('bills') },
    {
      value: 'booking',
      label: (
        <>
          {say('bookings')}
          <span className="list-tab-planned">{say('bookingsPlanned')}</span>
        </>
      ),
    },
  ] as const;
  return (
    <PortListHead
      title={say('pageTitle')}
      port={search.port}
      // Nodes and terminals are a port's own; a filter by them would find nothing in another.
      onPort={(port) => change({ port, node: '', wharf: '' })}
      source={{ time: list.page?.sourceTime, panel: SourceStatus }}
      isFetching={list.isFetching}
      onRefresh={list.refresh}
    >
      <Tabs label={say('tabs')} tabs={tabs} value={search.tab} onChange={(tab) => change({ tab })} />
    </PortListHead>
  );
}
