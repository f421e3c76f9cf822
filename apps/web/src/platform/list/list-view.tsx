import type { ReactNode } from 'react';
import {
  BatchBar,
  Button,
  DataGrid,
  EmptySea,
  ErrorState,
  Menu,
  showToast,
  Skeleton,
  UpdatePill,
  type BatchAction,
  type GridColumn,
  type GridSort,
  type MenuItem,
  type RowEdge,
} from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { useHasCards } from '../mobile-head';
import { sendSignal } from '../signals';
import { hasNearColumn, useNearHours } from './near-hours';
import { sayTrouble, useTrouble } from '../connection-line';
import type { ActiveFilter } from './filter-empty';
import type { ListPage, ListRow } from './list-declaration';
import { Pager } from './pager';
import type { ListSearch } from './search-schema';
import { platformTexts } from '../texts/zh-CN';
import { useMayOperate } from './only-looking';
import { listTexts } from './texts/zh-CN';
import { useDensity } from './use-density';
import { idOfRow, type List } from './use-list';
import { said } from '../said';
import './list-view.css';
import { lazyPart } from '../lazy-part';

const ColumnSettingsPanel = lazyPart(async () => (await import('./column-settings-panel')).ColumnSettingsPanel);
const FilterEmpty = lazyPart(async () => (await import('./filter-empty')).FilterEmpty);
const ListKeysDialog = lazyPart(async () => (await import('./list-keys-dialog')).ListKeysDialog);

/** Cards fill a window of most heights. */
const skeletonCards = 8;

/** What stands where rows would be: what is missing, and what to do about it. */
interface Invitation {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export interface ListViewProps<R extends ListRow, S extends ListSearch, P extends ListPage<R>> {
  readonly list: List<R, S, P>;
  /** Names the table for those who do not see it. */
  readonly label: string;
  /** The measure word: 票, 船. */
  readonly unit: string;
  readonly columns: readonly GridColumn<R>[];
  readonly columnWidths?: Readonly<Record<string, number>>;
  readonly sizes: readonly number[];
  /** The column by which the list's own order goes. */
  readonly ownSort?: string;
  readonly rowEdge?: (row: R) => RowEdge | null;
  /** One row where there is no room for a table: an item of a list. */
  readonly renderCard: (row: R) => ReactNode;
  /** The filters in force, in the words of the list; another list's `title` says that nothing fits them. */
  readonly filters: readonly ActiveFilter[];
  readonly noMatch: string;
  readonly signedOut: Invitation;
  /** `link`: a second, quiet way to fill the list. */
  readonly empty: Invitation & {
    readonly onAction: () => void;
    readonly link?: { readonly label: string; readonly onSelect: () => void };
  };
  readonly onOpen?: (row: R, how?: { readonly isNewTab: boolean }) => void;
  readonly menuOf?: (row: R) => MenuItem[];
  readonly nameOf: (row: R) => string;
  readonly batch: readonly BatchAction[];
  /** Keys and what they do, for the help. */
  readonly keys?: readonly (readonly [keys: string, what: string])[];
}

/** The rows of a list with all that belongs to them: table or cards, states, foot, batch bar, menus. */
export function ListView<R extends ListRow, S extends ListSearch, P extends ListPage<R>>(props: ListViewProps<R, S, P>) {
  const { list, unit, sizes, nameOf, menuOf, keys = [] } = props;
  const { search, total, settings, menu } = list;
  const say = useTexts(listTexts);
  const hasCards = useHasCards();
  // The cells read them; a list without cut-offs asks for nothing.
  useNearHours(hasNearColumn(list.columns));
  // A part of the search that the kit changes is part of every list's search.
  const change = (part: Partial<ListSearch>): void => list.change(part as Partial<S>);
  const error = list.error && (
    <ErrorState
      message={list.error.message}
      {...(list.error.requestId ? { requestId: list.error.requestId } : {})}
      isRetrying={list.isFetching}
      onRetry={list.retry}
      {...(list.goBack ? { back: { label: say('backToRows'), onSelect: list.goBack } } : {})}
    />
  );
  return (
    <>
      <RowsNote list={list} />
      {hasCards ? (
        <section className="list-phone" aria-busy={list.isFetching}>
          {list.rows.length > 0 ? (
            <ul className="list-cards">{list.rows.map(props.renderCard)}</ul>
          ) : list.isSignedIn && list.isFirstLoad && !error ? (
            <CardSkeletons />
          ) : (
            <div className="list-phone-slot">{error ?? <NoRows {...props} />}</div>
          )}
        </section>
      ) : (
        <section className="list-table">
          <Table {...props} error={error ?? undefined} />
          <div className="list-update-pill">
            <UpdatePill count={list.live.pendingCount} onApply={list.live.apply} />
          </div>
        </section>
      )}
      {/* The foot stands from the beginning, so that nothing moves when the rows arrive. */}
      {list.isSignedIn && !error && (total > 0 || list.isFirstLoad) && (
        <Pager
          total={list.page ? total : null}
          unit={unit}
          page={search.page}
          size={search.size}
          sizes={sizes}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      )}
      <BatchBar count={list.selected.length} unit={unit} onCancel={() => list.select(new Set())} actions={props.batch}>
        {list.selected.length < total && (
          <button type="button" disabled={list.isSelectingAll} onClick={list.selectAll}>
            {say('selectAll', { count: total, unit })}
          </button>
        )}
      </BatchBar>
      {menu && menuOf && (
        <Menu
          anchor={menu.anchor}
          label={say('menuOf', { what: nameOf(menu.row) })}
          align="end"
          items={menuOf(menu.row)}
          onClose={list.closeMenu}
        />
      )}
      {list.columnsAnchor && (
        <ColumnSettingsPanel
          anchor={list.columnsAnchor}
          settings={settings}
          titleOf={(prop) => said(list.columns.find((column) => column.prop === prop)?.title ?? prop)}
          onClose={() => list.openColumns(null)}
        />
      )}
      {list.isHelpOpen && <ListKeysDialog keys={keys} onClose={() => list.openHelp(false)} />}
    </>
  );
}

/** Cards on their way, where rows of a table would be strokes. */
function CardSkeletons() {
  const say = useTexts(listTexts);
  return (
    <div className="list-cards" role="status" aria-label={say('countUnknown.loading')}>
      {Array.from({ length: skeletonCards }, (_, i) => (
        <div key={i} className="ml-card list-card-skeleton">
          <Skeleton width={`${36 + ((i * 7) % 5) * 3}%`} />
          <Skeleton width={`${48 + ((i * 5) % 4) * 4}%`} />
          <Skeleton width={`${60 + ((i * 3) % 5) * 4}%`} />
          <Skeleton width={`${52 + ((i * 11) % 6) * 5}%`} />
        </div>
      ))}
    </div>
  );
}

/** Why the rows are dimmed, or stand although they should be renewed; nothing where all is well, or the header tells it. */
function RowsNote<R extends ListRow, S extends ListSearch, P extends ListPage<R>>({ list }: { readonly list: List<R, S, P> }) {
  const say = useTexts(listTexts);
  const told = useTrouble();
  if (list.isOld && list.viewError) {
    return (
      <p className="list-note" role="status">
        {say('notChanged', { reason: told ? sayTrouble(told) : list.viewError.message })}{' '}
        <Button variant="text" size={24} isLoading={list.isFetching} onClick={list.retry}>
          {say('retry')}
        </Button>
        {list.goBack && (
          <Button variant="text" size={24} onClick={list.goBack}>
            {say('backToRows')}
          </Button>
        )}
      </p>
    );
  }
  if (list.isOld) {
    return (
      <p className="list-note" data-waits role="status">
        {told ? sayTrouble(told) : say('fetching')}
      </p>
    );
  }
  if (!list.refreshError || told) return null;
  return (
    <p className="list-note" role="status">
      {say('notRefreshed', { reason: list.refreshError.message })}{' '}
      <Button variant="text" size={24} onClick={list.retry}>
        {say('retry')}
      </Button>
    </p>
  );
}

function Table<R extends ListRow, S extends ListSearch, P extends ListPage<R>>(
  props: ListViewProps<R, S, P> & { readonly error: ReactNode },
) {
  const { list, ownSort = '' } = props;
  const { gridRef, search, settings } = list;
  const { density } = useDensity();
  const say = useTexts(listTexts);
  const sort: GridSort = search.sort.startsWith('-')
    ? { columnId: search.sort.slice(1), direction: 'descending' }
    : { columnId: search.sort || ownSort, direction: 'ascending' };
  return (
    <DataGrid
      ref={gridRef}
      label={props.label}
      rows={settings.isReady ? list.rows : []}
      columns={props.columns}
      {...(props.columnWidths ? { columnWidths: props.columnWidths } : {})}
      rowId={idOfRow}
      rowName={(row) => {
        const { length } = list.standsFor(row);
        return length > 1 ? say('rowsOf', { what: props.nameOf(row), count: length, unit: props.unit }) : props.nameOf(row);
      }}
      standsFor={list.standsFor}
      {...(props.rowEdge ? { rowEdge: props.rowEdge } : {})}
      rowVersion={list.newsOf}
      density={density}
      totalCount={list.total}
      sort={sort}
      onSortChange={(next) =>
        list.change({ sort: next ? `${next.direction === 'descending' ? '-' : ''}${next.columnId}` : '' } as Partial<S>)
      }
      selection={list.selection}
      onSelectionChange={list.select}
      onColumnResize={(prop, widthPx) =>
        settings.change((all) => all.map((column) => (column.prop === prop ? { ...column, widthPx } : column)))
      }
      {...(props.onOpen ? { onRowOpen: props.onOpen } : {})}
      {...(props.menuOf ? { onRowMenu: list.openMenu } : {})}
      onPointerInside={list.live.onPointerInside}
      onCopied={({ rows, cells }) => showToast({ tone: 'done', text: say(cells === 1 ? 'copiedCell' : 'copiedRows', { rows, cells }) })}
      isLoading={list.isFirstLoad}
      isRefreshing={list.isOld}
      empty={<NoRows {...props} />}
      error={props.error}
    />
  );
}

/** Why there are no rows: nobody is signed in, a filter leaves nothing over, or there never were any. */
function NoRows<R extends ListRow, S extends ListSearch, P extends ListPage<R>>(props: ListViewProps<R, S, P>) {
  const { list, filters, signedOut, empty } = props;
  const mayOperate = useMayOperate();
  const sayPlatform = useTexts(platformTexts);
  if (!list.isSignedIn) {
    return (
      <EmptySea
        title={signedOut.title}
        text={signedOut.text}
        action={{ label: signedOut.action, icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  if (list.isFirstLoad) return null;
  if (filters.length > 0) {
    const drop = (names: readonly string[]): void => list.change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<S>);
    return <FilterEmpty title={props.noMatch} filters={filters} onDrop={drop} />;
  }
  // What fills the list is not for whoever only looks.
  if (!mayOperate) return <EmptySea title={empty.title} text={sayPlatform('notPermitted.operate')} />;
  return (
    <EmptySea
      title={empty.title}
      text={empty.text}
      action={{ label: empty.action, icon: 'clipboard', onSelect: empty.onAction }}
      {...(empty.link && { link: empty.link })}
    />
  );
}
