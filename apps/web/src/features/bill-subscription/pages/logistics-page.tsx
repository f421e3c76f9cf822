import { lazy, useMemo } from 'react';
import { CornerLight, type RowEdge } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { useGridColumns } from '../../../platform/list/grid-columns';
import { pageQuery } from '../../../platform/list/list-rows';
import { PlusButton } from '../../../platform/list/operate-button';
import { ListView } from '../../../platform/list/list-view';
import { useListKeyTexts } from '../../../platform/list/use-list-key-texts';
import { useList } from '../../../platform/list/use-list';
import { usePasteDrawer } from '../../../platform/list/use-paste-drawer';
import { LazyPart, lazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';
import { useIsPhone } from '../../../platform/mobile-head';
import { queryClient } from '../../../platform/query-client';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { useShownDialog } from '../../account';
import { billList, type BillRow } from '../api';
import { lookOfBill } from '../bill-tone';
import { makeBillLook } from '../columns';
import { BillCard } from '../components/bill-card';
import { BillOverlays } from '../components/bill-overlays';
import { ExceptionChips } from '../components/exception-chips';
import { FileDrop } from '../../../platform/file-drop';
import { ListHead } from '../components/list-head';
import { ListQuery } from '../components/list-query';
import { billSearch, listActiveFilters, pageSizes } from '../list-search';
import { billTexts } from '../texts/zh-CN';
import { useBillCommands } from '../use-bill-commands';
import { useNumberFile } from '../use-number-file';
import { usePersonalBills } from '../use-personal-bills';
import { said } from '../../../platform/said';
import './logistics-page.css';

const Unfollowed = lazyPart(async () => (await import('../components/unfollowed')).Unfollowed);
const DemoBills = lazy(() => loadChunk(async () => ({ default: (await import('../components/demo-bills')).DemoBills })));

const rowEdge = (row: BillRow) => lookOfBill(row).edge as RowEdge | null;

/** Asks for the rows that an address names, before the page is there to show them. */
export function startLogistics(query: string): void {
  void queryClient.prefetchQuery(pageQuery(billList, billSearch.read(query)));
}

/** The list of subscribed bills: what can still be saved first, then by the nearest cut-off (docs/bill-rules.md 6). */
export function LogisticsPage() {
  const isPhone = useIsPhone();
  const say = useTexts(billTexts);
  const list = useList(billList);
  const commands = useBillCommands(list);
  const keys = useListKeyTexts([
    ['Enter', say('keys.open'), 'J / K'],
    ['Ctrl + V', say('keys.paste'), '/'],
  ]);
  const { actions } = commands;
  const drawer = usePasteDrawer(list.change);
  const { port } = list.search;
  const look = useMemo(() => makeBillLook(port, actions), [port, actions]);
  const grid = useGridColumns(list, look);
  const { search, page, total } = list;
  // Beneath the login nothing is fetched that nobody sees.
  const isLookingAround = useShownDialog() === 'none' && !list.isSignedIn;
  const { takeFile, choice } = useNumberFile(drawer.open);
  const personal = usePersonalBills(list.isSignedIn && !list.isFirstLoad && total === 0 && listActiveFilters(search).length === 0);
  return (
    <FileDrop className="list-page" onFile={takeFile}>
      <CornerLight count={list.live.pendingCount} onApply={list.live.apply} />
      <ListHead list={list} />
      <ExceptionChips
        port={port}
        counts={page?.counts}
        total={page && (search.exception === '' ? total : (page.counts['all'] ?? total))}
        whyUnknown={list.whyUnknown}
        chosen={search.exception}
        isShort={isPhone}
        onChoose={(exception) => list.change({ exception })}
        isTroubleFirst={search.sort === ''}
        onTroubleFirst={() => list.change({ sort: '' })}
      />
      <ListQuery list={list} onSubscribe={() => drawer.open('')} onFile={takeFile} />
      {page && page.unfollowed.length > 0 && <Unfollowed port={port} billNos={page.unfollowed} onSubscribe={drawer.open} />}
      {isLookingAround ? (
        <LazyPart>
          <DemoBills />
        </LazyPart>
      ) : (
        <ListView
          list={list}
          {...grid}
          label={say('pageTitle')}
          unit={say('unit')}
          sizes={pageSizes.choices}
          rowEdge={rowEdge}
          renderCard={(row) => <BillCard key={row.id} row={row} onOpen={commands.openBill} onToggleTop={actions.toggleTop} />}
          filters={listActiveFilters(search)}
          noMatch={say('filterEmptyTitle')}
          signedOut={{ title: say('signedOut.title'), text: say('signedOut.text'), action: say('signedOut.action') }}
          empty={{
            title: say('empty.title'),
            text: page?.sourceTime === null ? say('noFeed', { port: said(findPort(port)!.name) }) : say('empty.text'),
            action: say('empty.action'),
            onAction: () => drawer.open(''),
            ...(personal.link && { link: personal.link }),
          }}
          nameOf={(row) => row.billNo}
          onOpen={commands.openBill}
          menuOf={commands.menuOf}
          batch={commands.batch}
          keys={keys}
        />
      )}
      <PlusButton label={say('subscribe')} onPress={() => drawer.open('')} />
      {choice}
      {commands.dialogs}
      {personal.dialog}
      <BillOverlays list={list} drawer={drawer} onCloseBill={commands.closeBill} />
    </FileDrop>
  );
}
