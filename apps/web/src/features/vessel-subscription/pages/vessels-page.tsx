import { lazy, useMemo } from 'react';
import { Button, CornerLight, ExceptionChip, Select } from '@mastlight/ui';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { berthsOf } from '@mastlight/domain/vocabulary/wharf';
import { useGridColumns } from '../../../platform/list/grid-columns';
import { usePastedText } from '../../../platform/list/list-keys';
import { ListQueryRow } from '../../../platform/list/list-query-row';
import { pageQuery } from '../../../platform/list/list-rows';
import { ListView } from '../../../platform/list/list-view';
import { PortListHead } from '../../../platform/list/port-list-head';
import { useList } from '../../../platform/list/use-list';
import { useIsPhone } from '../../../platform/mobile-head';
import { queryClient } from '../../../platform/query-client';
import { vesselList } from '../api';
import { makeVesselLook } from '../columns';
import { VesselCard } from '../components/vessel-card';
import { VesselOverlays } from '../components/vessel-overlays';
import { listActiveFilters, pageSizes, vesselSearch } from '../list-search';
import { listKeys, texts } from '../texts';
import { useVesselCommands } from '../use-vessel-commands';

const SourceStatus = lazy(async () => ({ default: (await import('../../intake')).SourceStatusPanel }));
const stateOptions = trackingStates.map(({ code, name }) => ({ value: code, label: name }));

/** Asks for the rows that an address names, before the page is there to show them. */
export function startVessels(query: string): void {
  void queryClient.prefetchQuery(pageQuery(vesselList, vesselSearch.read(query)));
}

/** The list of subscribed calls, by the nearest cut-off (R-2.1-08, R-2.7-02). */
export function VesselsPage() {
  const isPhone = useIsPhone();
  const list = useList(vesselList);
  const commands = useVesselCommands(list);
  const { toggleTop, openPaste } = commands;
  const { search, change, page, openMenu } = list;
  const look = useMemo(() => makeVesselLook(toggleTop, openMenu), [toggleTop, openMenu]);
  const grid = useGridColumns(list.columns, list.settings, look);
  usePastedText(openPaste);
  const isToday = search.group === 'today';
  return (
    <div className="list-page">
      <CornerLight count={list.live.pendingCount} onApply={list.live.apply} />
      <PortListHead
        title={texts.pageTitle}
        port={search.port}
        onPort={(port) => change({ port })}
        source={{ time: page?.sourceTime, panel: SourceStatus }}
        isFetching={list.isFetching}
        onRefresh={list.refresh}
      />
      <div className="vessel-chips" role="group" aria-label={texts.groups}>
        <ExceptionChip
          label={texts.today}
          count={page?.counts.today ?? null}
          tone="att"
          icon="clock"
          isPressed={isToday}
          onPress={() => change({ group: isToday ? '' : 'today' })}
        />
        <ExceptionChip label={texts.all} count={page?.counts.all ?? null} isPressed={!isToday} onPress={() => change({ group: '' })} />
      </div>
      <ListQueryRow
        list={list}
        placeholder={texts.searchPlaceholder}
        actions={
          <Button variant="primary" icon="plus" onClick={() => openPaste('')}>
            {texts.subscribe}
          </Button>
        }
      >
        <Select
          label={texts.wharf}
          isLabelHidden
          placeholder={texts.wharf}
          options={berthsOf(search.port).map(({ code, name }) => ({ value: code, label: name }))}
          value={search.wharf}
          onChange={(wharf) => change({ wharf })}
        />
        <Select
          label={texts.state}
          isLabelHidden
          placeholder={texts.state}
          options={stateOptions}
          value={search.state}
          onChange={(state) => change({ state })}
        />
      </ListQueryRow>
      <ListView
        list={list}
        {...grid}
        label={texts.pageTitle}
        unit={texts.unit}
        sizes={pageSizes.choices}
        ownSort="countdown"
        renderCard={(row) => <VesselCard key={row.id} row={row} onTop={toggleTop} onMenu={openMenu} />}
        filters={listActiveFilters(search)}
        noMatch={texts.noMatch}
        signedOut={{ title: texts.signedOutTitle, text: texts.signedOutText, action: texts.signedOutAction }}
        empty={{ title: texts.emptyTitle, text: texts.emptyText, action: texts.emptyAction, onAction: () => openPaste('') }}
        nameOf={(row) => row.boxvv}
        menuOf={commands.menuOf}
        batch={commands.batch}
        keys={listKeys}
      />
      {isPhone && list.isSignedIn && (
        <button type="button" className="list-plus" aria-label={texts.subscribe} onClick={() => openPaste('')} />
      )}
      <VesselOverlays list={list} commands={commands} />
    </div>
  );
}
