import { useRouter } from '@tanstack/react-router';
import { Select } from '@mastlight/ui';
import { pageSizeChoices } from '@mastlight/domain/booking-subscription/limits';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { textsOf, useTexts } from '../../platform/catalogue';
import { lazyPart } from '../../platform/lazy-part';
import { startList } from '../../platform/list/list-product';
import { productPage } from '../../platform/list/product-page';
import { said } from '../../platform/said';
import { ViewsButton } from '../saved-view';
import { bookingLook } from './cells';
import { BookingCard } from './components/booking-card';
import { bookingList } from './declaration';
import { bookingSearch } from './list-search';
import { bookingTexts } from './texts/zh-CN';

const stateName = (state: string): string => said(trackingStates.find(({ code }) => code === state)?.name ?? '');

export const startBookings = startList(bookingList);

/** The list of subscribed bookings beside that of bills: what lacks something first, then by the nearest cut-off (R-3.8-13). */
export const BookingsPage = productPage(bookingList, {
  section: 'booking',
  title: () => textsOf(bookingTexts)('listTitle'),
  sizes: pageSizeChoices,
  look: bookingLook,
  tones: { incomplete: 'att', toPickUp: 'run', becameBill: 'done' },
  Card: BookingCard,
  Drawer: lazyPart(async () => (await import('./components/subscribe-drawer')).SubscribeDrawer),
  SourcePanel: lazyPart(async () => (await import('../intake')).SourceStatusPanel),
  views: <ViewsButton list="bookings" schema={bookingSearch} />,
  useOwn({ search, change }) {
    const router = useRouter();
    const say = useTexts(bookingTexts);
    return {
      activeFilters: [{ name: 'state', label: stateName(search.state) }],
      filters: (
        <Select
          label={say('state')}
          isLabelHidden
          placeholder={say('state')}
          options={trackingStates.map(({ code }) => ({ value: code, label: stateName(code) }))}
          value={search.state}
          onChange={(state) => change({ state })}
        />
      ),
      itemsOf: (row) => ({
        first: row.blnos.map((billNo) => ({
          id: `bill ${billNo}`,
          label: say('openBill', { billNo }),
          onSelect: () => void router.navigate({ to: '/logistics', search: { port: row.area, keyword: billNo } as never }),
        })),
      }),
    };
  },
});
