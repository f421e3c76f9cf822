import { useCallback, useState } from 'react';
import { pageSizeChoices } from '@mastlight/domain/overseas/limits';
import { useTexts } from '../../platform/catalogue';
import { lazyPart } from '../../platform/lazy-part';
import { startList } from '../../platform/list/list-product';
import { productPage } from '../../platform/list/product-page';
import { ViewsButton } from '../saved-view';
import { OpenShipment, overseasLook } from './cells';
import { LinesStrip } from './components/lines-strip';
import { OverseasCard } from './components/overseas-card';
import { overseasList, type OverseasRow } from './declaration';
import { overseasSearch } from './list-search';
import { overseasWords } from './texts/zh-CN';
import { said } from '../../platform/said';
import { isLineCode, lineOf } from '@mastlight/domain/line-tracking/index';

const ShipmentDrawer = lazyPart(async () => (await import('./components/shipment-drawer')).ShipmentDrawer);

export const startOverseas = startList(overseasList);

/** The list of shipments overseas: what failed or costs money soon first, then by arrival (R-1-09). */
export const OverseasPage = productPage(overseasList, {
  sizes: pageSizeChoices,
  ownSort: 'eta',
  look: overseasLook,
  tones: { failed: 'danger', late: 'att', free: 'att', held: 'customs', waiting: 'run' },
  Card: OverseasCard,
  Drawer: lazyPart(async () => (await import('./components/subscribe-drawer')).SubscribeDrawer),
  views: <ViewsButton list="overseas" schema={overseasSearch} />,
  useOwn({ search, change, isSignedIn, page }) {
    const say = useTexts(overseasWords);
    const [openId, setOpenId] = useState<number | null>(null);
    const open = useCallback((row: OverseasRow): void => setOpenId(row.id), []);
    const close = useCallback((): void => setOpenId(null), []);
    // As it stands in the list now: what is told of it goes on while it is looked at.
    const shown = page?.list.find(({ id }) => id === openId) ?? null;
    const { carrier } = search;
    return {
      above: <LinesStrip port={search.port} isSignedIn={isSignedIn} shown={carrier} onShow={(line) => change({ carrier: line })} />,
      activeFilters: [{ name: 'carrier', label: isLineCode(carrier) ? said(lineOf(carrier).nameCn) : '' }],
      onOpen: open,
      itemsOf: (row) => ({ first: [{ id: 'open', label: say('open'), onSelect: () => open(row) }] }),
      around: (view) => (
        <OpenShipment value={open}>
          {view}
          {shown && <ShipmentDrawer row={shown} onClose={close} />}
        </OpenShipment>
      ),
    };
  },
});
