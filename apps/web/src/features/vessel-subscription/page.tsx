import { Select } from '@mastlight/ui';
import { pageSizeChoices } from '@mastlight/domain/vessel-subscription/limits';
import { berthsOf, wharfName } from '@mastlight/domain/vocabulary/wharf';
import { useTexts } from '../../platform/catalogue';
import { lazyPart } from '../../platform/lazy-part';
import { startList } from '../../platform/list/list-product';
import { productPage } from '../../platform/list/product-page';
import { useHasCards } from '../../platform/mobile-head';
import { said } from '../../platform/said';
import { ViewsButton } from '../saved-view';
import { BesideBoard } from './board/beside-board';
import { BoardHead } from './board/board-head';
import { CalendarButton } from './board/calendar-button';
import { MoveChips } from './board/move-chips';
import { useBoard } from './board/use-board';
import { VesselCard } from './board/vessel-card';
import { vesselLook } from './cells';
import { vesselList } from './declaration';
import { vesselSearch } from './list-search';
import { vesselTexts } from './texts/zh-CN';

export const startVessels = startList(vesselList);

/** The list of subscribed calls, by the nearest cut-off (R-2.1-08, R-2.7-02). */
export const VesselsPage = productPage(vesselList, {
  section: 'calls',
  sizes: pageSizeChoices,
  ownSort: 'countdown',
  look: vesselLook,
  Card: VesselCard,
  Drawer: lazyPart(async () => (await import('./components/subscribe-drawer')).SubscribeDrawer),
  SourcePanel: lazyPart(async () => (await import('../intake')).SourceStatusPanel),
  views: <ViewsButton list="calls" schema={vesselSearch} />,
  useOwn(list) {
    const hasCards = useHasCards();
    const say = useTexts(vesselTexts);
    const { search, change } = list;
    const { affected, bills, show } = useBoard(list);
    return {
      head: <BoardHead list={list} affected={affected} onShow={show} />,
      activeFilters: [{ name: 'wharf', label: said(search.wharf && wharfName(search.port, search.wharf)) }],
      filters: (
        <>
          <Select
            label={say('wharf')}
            isLabelHidden
            placeholder={say('wharf')}
            options={berthsOf(search.port).map(({ code, name }) => ({ value: code, label: said(name) }))}
            value={search.wharf}
            onChange={(wharf) => change({ wharf })}
          />
          {!hasCards && <MoveChips list={list} />}
        </>
      ),
      actions: <CalendarButton list={list} />,
      trail: bills,
      onOpen: show,
      around: (view) => (
        <BesideBoard list={list} affected={affected}>
          {view}
        </BesideBoard>
      ),
      renderCard: (card) => <VesselCard {...card} affected={affected.get(card.row.id)} />,
    };
  },
});
