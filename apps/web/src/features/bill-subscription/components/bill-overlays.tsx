import type { PasteDrawerOnScreen } from '../../../platform/list/use-paste-drawer';
import type { BillListOnScreen } from '../api';
import { billSearch } from '../list-search';
import { lazyPart } from '../../../platform/lazy-part';

// What opens over the list comes when it is first opened: the list itself stays light.
const PasteDrawer = lazyPart(async () => (await import('./paste-drawer')).PasteDrawer);
const BillDrawer = lazyPart(async () => (await import('./bill-drawer')).BillDrawer);

/** The drawers over the list, as the address names them. */
export function BillOverlays(props: {
  readonly list: BillListOnScreen;
  readonly drawer: PasteDrawerOnScreen;
  readonly onCloseBill: () => void;
}) {
  const { list, drawer, onCloseBill } = props;
  const { search } = list;
  if (!list.isSignedIn) return null;
  return (
    <>
      {search.paste && (
        <PasteDrawer
          port={search.port}
          initialText={drawer.initialText}
          onClose={drawer.close}
          onFindBox={(containerNo) => list.change({ ...billSearch.plain, port: search.port, keyword: containerNo })}
        />
      )}
      {search.bill && !search.paste && <BillDrawer port={search.port} billNo={search.bill} onClose={onCloseBill} />}
    </>
  );
}
