import { useMemo } from 'react';
import { Button, CornerLight, Select } from '@mastlight/ui';
import { berthsOf } from '@mastlight/domain/vocabulary/wharf';
import { useTexts } from '../../../platform/catalogue';
import { useGridColumns } from '../../../platform/list/grid-columns';
import { ListQueryRow } from '../../../platform/list/list-query-row';
import { pageQuery } from '../../../platform/list/list-rows';
import { ListView } from '../../../platform/list/list-view';
import { PortListHead } from '../../../platform/list/port-list-head';
import { useListKeyTexts } from '../../../platform/list/use-list-key-texts';
import { useList } from '../../../platform/list/use-list';
import { usePasteDrawer } from '../../../platform/list/use-paste-drawer';
import { useRowCommands } from '../../../platform/list/use-row-commands';
import { useHasCards, useIsPhone } from '../../../platform/mobile-head';
import { queryClient } from '../../../platform/query-client';
import { ViewsButton } from '../../saved-view';
import { vesselList } from '../api';
import { BesideBoard } from '../board/beside-board';
import { BoardHead } from '../board/board-head';
import { CalendarButton } from '../board/calendar-button';
import { MoveChips } from '../board/move-chips';
import { useBoard } from '../board/use-board';
import { makeVesselLook } from '../columns';
import { VesselCard } from '../board/vessel-card';
import { listActiveFilters, pageSizes, vesselSearch } from '../list-search';
import { rowCalls } from '../row-calls';
import { vesselTexts } from '../texts';
import { said } from '../../../platform/said';
import { lazyPart } from '../../../platform/lazy-part';

const SourceStatus = lazyPart(async () => (await import('../../intake')).SourceStatusPanel);
const SubscribeDrawer = lazyPart(async () => (await import('../components/subscribe-drawer')).SubscribeDrawer);

/** Asks for the rows that an address names, before the page is there to show them. */
export function startVessels(query: string): void {
  void queryClient.prefetchQuery(pageQuery(vesselList, vesselSearch.read(query)));
}

/** The list of subscribed calls, by the nearest cut-off (R-2.1-08, R-2.7-02). */
export function VesselsPage() {
  const isPhone = useIsPhone();
  const hasCards = useHasCards();
  const say = useTexts(vesselTexts);
  const list = useList(vesselList);
  const { toggleTop, menuOf, batch, question } = useRowCommands(list, rowCalls);
  const { search, change, page, openMenu } = list;
  const drawer = usePasteDrawer(change);
  const { affected, withBills, show } = useBoard(list);
  const look = useMemo(() => withBills(makeVesselLook(toggleTop, openMenu)), [toggleTop, openMenu, withBills]);
  const grid = useGridColumns(list, look);
  const wordsOf = (of: 'empty' | 'signedOut') => ({ title: say(`${of}.title`), text: say(`${of}.text`), action: say(`${of}.action`) });
  return (
    <div className="list-page">
      <CornerLight count={list.live.pendingCount} onApply={list.live.apply} />
      <PortListHead
        section="calls"
        title={say('pageTitle')}
        port={search.port}
        onPort={(port) => change({ port })}
        source={{ times: page, panel: SourceStatus }}
        isFetching={list.isFetching}
        onRefresh={list.refresh}
      />
      <BoardHead list={list} affected={affected} onShow={show} />
      <ListQueryRow
        list={list}
        placeholder={say('searchPlaceholder')}
        views={<ViewsButton list="calls" schema={vesselSearch} />}
        actions={
          <>
            <CalendarButton list={list} />
            <Button variant="primary" icon="plus" onClick={() => drawer.open('')}>
              {say('subscribe')}
            </Button>
          </>
        }
      >
        <Select
          label={say('wharf')}
          isLabelHidden
          placeholder={say('wharf')}
          options={berthsOf(search.port).map(({ code, name }) => ({ value: code, label: said(name) }))}
          value={search.wharf}
          onChange={(wharf) => change({ wharf })}
        />
        {!hasCards && <MoveChips list={list} />}
      </ListQueryRow>
      <BesideBoard list={list} affected={affected}>
        <ListView
          list={list}
          {...grid}
          label={say('pageTitle')}
          unit={say('unit')}
          sizes={pageSizes.choices}
          onOpen={show}
          ownSort="countdown"
          renderCard={(row) => <VesselCard key={row.id} row={row} affected={affected.get(row.id)} onTop={toggleTop} onMenu={openMenu} />}
          filters={listActiveFilters(search, say)}
          noMatch={say('noMatch')}
          signedOut={wordsOf('signedOut')}
          empty={{ ...wordsOf('empty'), onAction: () => drawer.open('') }}
          nameOf={rowCalls.nameOf}
          menuOf={menuOf}
          batch={batch}
          keys={useListKeyTexts([['Ctrl + V', say('pasteKey')]])}
        />
      </BesideBoard>
      {isPhone && list.isSignedIn && (
        <button type="button" className="list-plus" aria-label={say('subscribe')} onClick={() => drawer.open('')} />
      )}
      {question}
      {list.isSignedIn && search.paste && <SubscribeDrawer port={search.port} initialText={drawer.initialText} onClose={drawer.close} />}
    </div>
  );
}
