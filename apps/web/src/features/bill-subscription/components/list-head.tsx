import { useTexts } from '../../../platform/catalogue';
import { PortListHead } from '../../../platform/list/port-list-head';
import type { BillListOnScreen } from '../api';
import { billTexts } from '../texts/zh-CN';
import { lazyPart } from '../../../platform/lazy-part';

const SourceStatus = lazyPart(async () => (await import('../../intake')).SourceStatusPanel);

/** Title, port switch, list tabs, and where the data come from and how old they are. */
export function ListHead({ list }: { readonly list: BillListOnScreen }) {
  const { search, change } = list;
  const say = useTexts(billTexts);
  return (
    <PortListHead
      section="bill"
      title={say('pageTitle')}
      port={search.port}
      // Nodes and terminals are a port's own; a filter by them would find nothing in another.
      onPort={(port) => change({ port, node: '', wharf: '' })}
      source={{ times: list.page, panel: SourceStatus }}
      isFetching={list.isFetching}
      onRefresh={list.refresh}
    />
  );
}
