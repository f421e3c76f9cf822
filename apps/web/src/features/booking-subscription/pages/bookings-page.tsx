import { useMemo } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Button, CornerLight, ExceptionChip, Select } from '@mastlight/ui';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { useTexts } from '../../../platform/catalogue';
import { EndedChip } from '../../../platform/list/ended-chip';
import { useGridColumns } from '../../../platform/list/grid-columns';
import { ListQueryRow } from '../../../platform/list/list-query-row';
import { pageQuery } from '../../../platform/list/list-rows';
import { ListView } from '../../../platform/list/list-view';
import { PortListHead } from '../../../platform/list/port-list-head';
import { useList } from '../../../platform/list/use-list';
import { useListKeyTexts } from '../../../platform/list/use-list-key-texts';
import { usePasteDrawer } from '../../../platform/list/use-paste-drawer';
import { useRowCommands } from '../../../platform/list/use-row-commands';
import { useIsPhone } from '../../../platform/mobile-head';
import { queryClient } from '../../../platform/query-client';
import { ViewsButton } from '../../saved-view';
import { bookingList } from '../api';
import { makeBookingLook } from '../columns';
import { BookingCard } from '../components/booking-card';
import { bookingSearch, groups, listActiveFilters, pageSizes } from '../list-search';
import { rowCalls } from '../row-calls';
import { bookingTexts } from '../texts';
import { said } from '../../../platform/said';
import { lazyPart } from '../../../platform/lazy-part';

const SourceStatus = lazyPart(async () => (await import('../../intake')).SourceStatusPanel);
const SubscribeDrawer = lazyPart(async () => (await import('../components/subscribe-drawer')).SubscribeDrawer);

/** Asks for the rows that an address names, before the page is there to show them. */
export function startBookings(query: string): void {
  void queryClient.prefetchQuery(pageQuery(bookingList, bookingSearch.read(query)));
}

const chipTones = { incomplete: 'att', toPickUp: 'run', becameBill: 'done' } as const;

/** The list of subscribed bookings beside that of bills: what lacks something first, then by the nearest cut-off (R-3.8-13). */
export function BookingsPage() {
  const isPhone = useIsPhone();
  const router = useRouter();
  const say = useTexts(bookingTexts);
  const list = useList(bookingList);
  const { toggleTop, menuOf, batch, question } = useRowCommands(list, rowCalls, {
    itemsOf: (row) => ({
      first: row.blnos.map((billNo) => ({
        id: `bill ${billNo}`,
        label: say('openBill', { billNo }),
        onSelect: () => void router.navigate({ to: '/logistics', search: { port: row.area, keyword: billNo } as never }),
      })),
    }),
  });
  const { search, change, page, openMenu } = list;
  const drawer = usePasteDrawer(change);
  const look = useMemo(() => makeBookingLook(toggleTop, openMenu), [toggleTop, openMenu]);
  const grid = useGridColumns(list, look);
  const wordsOf = (of: 'empty' | 'signedOut') => ({ title: say(`${of}.title`), text: say(`${of}.text`), action: say(`${of}.action`) });
  return (
    <div className="list-page">
      <CornerLight count={list.live.pendingCount} onApply={list.live.apply} />
      <PortListHead
        section="booking"
        title={say('listTitle')}
        port={search.port}
        onPort={(port) => change({ port })}
        source={{ times: page, panel: SourceStatus }}
        isFetching={list.isFetching}
        onRefresh={list.refresh}
      />
      <div className="booking-chips" role="group" aria-label={say('filter')} data-tip={list.whyUnknown}>
        {groups.map((group) => (
          <ExceptionChip
            key={group}
            label={say(`groups.${group}`)}
            count={page?.counts[group] ?? null}
            tone={chipTones[group]}
            isPressed={search.group === group}
            onPress={() => change({ group: search.group === group ? '' : group })}
          />
        ))}
        <ExceptionChip
          label={say('all')}
          count={page?.counts.all ?? null}
          isPressed={search.group === ''}
          onPress={() => change({ group: '' })}
        />
        <EndedChip list={list} />
      </div>
      <ListQueryRow
        list={list}
        placeholder={say('searchPlaceholder')}
        views={<ViewsButton list="bookings" schema={bookingSearch} />}
        actions={
          <Button variant="primary" icon="plus" onClick={() => drawer.open('')}>
            {say('subscribe')}
          </Button>
        }
      >
        <Select
          label={say('state')}
          isLabelHidden
          placeholder={say('state')}
          options={trackingStates.map(({ code, name }) => ({ value: code, label: said(name) }))}
          value={search.state}
          onChange={(state) => change({ state })}
        />
      </ListQueryRow>
      <ListView
        list={list}
        {...grid}
        label={say('pageTitle')}
        unit={say('unit')}
        sizes={pageSizes.choices}
        renderCard={(row) => <BookingCard key={row.id} row={row} onTop={toggleTop} onMenu={openMenu} />}
        filters={listActiveFilters(search, say)}
        noMatch={say('noMatch')}
        signedOut={wordsOf('signedOut')}
        empty={{ ...wordsOf('empty'), onAction: () => drawer.open('') }}
        nameOf={rowCalls.nameOf}
        menuOf={menuOf}
        batch={batch}
        keys={useListKeyTexts([['Ctrl + V', say('pasteKey')]])}
      />
      {isPhone && list.isSignedIn && (
        <button type="button" className="list-plus" aria-label={say('subscribe')} onClick={() => drawer.open('')} />
      )}
      {question}
      {list.isSignedIn && search.paste && <SubscribeDrawer port={search.port} initialText={drawer.initialText} onClose={drawer.close} />}
    </div>
  );
}
