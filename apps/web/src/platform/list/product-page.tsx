import { Fragment, useMemo, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { CornerLight, ExceptionChip } from '@mastlight/ui';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../catalogue';
import { AutoSwitch } from './auto-switch';
import { EndedChip } from './ended-chip';
import type { ActiveFilter } from './filter-empty';
import { pinColumn, toolsColumn, useGridColumns, type ListLook } from './grid-columns';
import type { ListProduct, ProductPage, ProductRow } from './list-product';
import { OperateButton, PlusButton } from './operate-button';
import { ListQueryRow } from './list-query-row';
import { ListView } from './list-view';
import { PortListHead } from './port-list-head';
import type { ProductSearch } from './search-schema';
import { listTexts } from './texts/zh-CN';
import { useList, type List } from './use-list';
import { useListKeyTexts } from './use-list-key-texts';
import type { OwnItems } from './use-kept-rows';
import { usePasteDrawer } from './use-paste-drawer';
import { useRowCommands } from './use-row-commands';
import './product-page.css';

type Tone = ComponentProps<typeof ExceptionChip>['tone'] & string;

/** What the card of a row does with it, on a phone. */
export interface CardProps<R> {
  readonly row: R;
  readonly onTop: (row: R) => void;
  readonly onMenu: (row: R, anchor: HTMLElement) => void;
}

/** What of a page hangs on its list as it is on the screen. */
export interface OwnParts<R> {
  /** Over the chips of its groups, and in place of them. */
  readonly above?: ReactNode;
  readonly head?: ReactNode;
  /** The selects of the query row, and those of them that are set. */
  readonly filters?: ReactNode;
  readonly activeFilters?: readonly ActiveFilter[];
  /** Before the button that subscribes. */
  readonly actions?: ReactNode;
  readonly itemsOf?: (row: R) => OwnItems;
  /** Columns before the tools of a row; the same array while they are the same. */
  readonly trail?: NonNullable<ListLook<R>['trail']>;
  readonly onOpen?: (row: R) => void;
  readonly around?: (view: ReactNode) => ReactNode;
  readonly renderCard?: (card: CardProps<R>) => ReactNode;
}

/** How the page of a list product is drawn. */
export interface PageParts<R extends ProductRow, G extends string, S extends ProductSearch<G>> {
  /** Which of the lists of its menu entry it is, where that has several. */
  readonly section?: ComponentProps<typeof PortListHead>['section'];
  /** What stands over it, where that is not the title of the page. */
  readonly title?: () => string;
  readonly sizes: readonly number[];
  /** The column by which the list's own order goes. */
  readonly ownSort?: string;
  /** Cells and widths; the star, the switch and the tools of a row are every list's. */
  readonly look: Omit<ListLook<R>, 'lead' | 'trail'>;
  /** How grave a group is. */
  readonly tones?: Readonly<Record<G, Tone>>;
  readonly Card: ComponentType<CardProps<R>>;
  readonly Drawer: ComponentType<{ readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }>;
  /** The account of what was received, where the list stands on what a port says. */
  readonly SourcePanel?: NonNullable<ComponentProps<typeof PortListHead>['source']>['panel'];
  /** What other capabilities put into every list: the saved views. */
  readonly views: ReactNode;
  /** A hook. */
  readonly useOwn?: (list: List<R, S, ProductPage<R, G>>) => OwnParts<R>;
}

const nothingOwn = (): object => ({});

/** Makes the page of a list product: its list beside the others of its menu entry, and what is done with its rows (ADR 0039). */
export function productPage<R extends ProductRow, G extends string, S extends ProductSearch<G>, O extends object>(
  product: ListProduct<R, G, S, O>,
  parts: PageParts<R, G, S>,
): () => ReactNode {
  const { rowCalls, groupName } = product;
  const { useOwn = nothingOwn, Card, Drawer } = parts;
  const cells: ListLook<R>['cells'] = {
    ...(rowCalls.switchAuto && { autoSubscribe: (row: R) => <AutoSwitch row={row} calls={rowCalls} /> }),
    ...parts.look.cells,
  };

  return function ProductListPage() {
    const say = useTexts(product.texts);
    const list = useList(product);
    const own: OwnParts<R> = useOwn(list);
    const { toggleTop, menuOf, batch, question } = useRowCommands(list, rowCalls, own.itemsOf ? { itemsOf: own.itemsOf } : {});
    const { search, page, openMenu } = list;
    // What every product's address has is part of this one's.
    const change = (part: Partial<ProductSearch<G>>): void => list.change(part as Partial<S>);
    const drawer = usePasteDrawer(list.change);
    const { trail } = own;
    const look = useMemo<ListLook<R>>(
      () => ({
        ...parts.look,
        lead: [pinColumn<R>(rowCalls.nameOf, toggleTop)],
        trail: [...(trail ?? []), toolsColumn<R>(rowCalls.nameOf, openMenu)],
        cells,
      }),
      [toggleTop, openMenu, trail],
    );
    const grid = useGridColumns(list, look);
    const subscribe = (): void => drawer.open('');
    const wordsOf = (of: 'empty' | 'signedOut') => ({ title: say(`${of}.title`), text: say(`${of}.text`), action: say(`${of}.action`) });
    const card = (row: R): CardProps<R> => ({ row, onTop: toggleTop, onMenu: openMenu });
    const view = (
      <ListView
        list={list}
        {...grid}
        label={say('pageTitle')}
        unit={say('unit')}
        sizes={parts.sizes}
        {...(own.onOpen && { onOpen: own.onOpen })}
        {...(parts.ownSort && { ownSort: parts.ownSort })}
        renderCard={(row) => <Fragment key={row.id}>{own.renderCard?.(card(row)) ?? <Card {...card(row)} />}</Fragment>}
        filters={useActiveFilters(product, search, own.activeFilters)}
        noMatch={say('noMatch')}
        signedOut={wordsOf('signedOut')}
        empty={{ ...wordsOf('empty'), onAction: subscribe }}
        nameOf={rowCalls.nameOf}
        menuOf={menuOf}
        batch={batch}
        keys={useListKeyTexts([['Ctrl + V', say('pasteKey')]])}
      />
    );
    return (
      <div className="list-page">
        <CornerLight count={list.live.pendingCount} onApply={list.live.apply} />
        <PortListHead
          {...(parts.section && { section: parts.section })}
          title={parts.title?.() ?? say('pageTitle')}
          port={search.port}
          onPort={(port) => change({ port })}
          {...(parts.SourcePanel && { source: { times: page, panel: parts.SourcePanel } })}
          isFetching={list.isFetching}
          onRefresh={list.refresh}
        />
        {own.above}
        {own.head ?? (
          <div className="list-chips" role="group" aria-label={say('groups')} data-tip={list.whyUnknown}>
            {product.groups.map((group) => (
              <ExceptionChip
                key={group}
                label={groupName(group, search)}
                count={page?.counts[group] ?? null}
                {...(parts.tones && { tone: parts.tones[group] })}
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
            <EndedChip list={{ page, search, change }} />
          </div>
        )}
        <ListQueryRow
          list={list}
          placeholder={say('searchPlaceholder')}
          views={parts.views}
          actions={
            <>
              {own.actions}
              <OperateButton variant="primary" icon="plus" onClick={subscribe}>
                {say('subscribe')}
              </OperateButton>
            </>
          }
        >
          {own.filters}
        </ListQueryRow>
        {own.around?.(view) ?? view}
        <PlusButton label={say('subscribe')} onPress={subscribe} />
        {question}
        {list.isSignedIn && search.paste && <Drawer port={search.port} initialText={drawer.initialText} onClose={drawer.close} />}
      </div>
    );
  };
}

/** The filters in force, for "which filter to drop". */
function useActiveFilters<R extends ProductRow, G extends string, S extends ProductSearch<G>, O extends object>(
  { groupName }: ListProduct<R, G, S, O>,
  search: S,
  own: readonly ActiveFilter[] = [],
): ActiveFilter[] {
  const say = useTexts(listTexts);
  const { keyword, group } = search;
  return [
    { name: 'keyword', label: keyword && `“${keyword.slice(0, 24)}”` },
    { name: 'group', label: group && (group === 'ended' ? say('ended') : groupName(group as G, search)) },
    ...own,
  ].filter(({ label }) => label !== '');
}
