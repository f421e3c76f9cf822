import { useState, type ReactNode } from 'react';
import { Button, QueryBar } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { MobileHead, useHasCards, useIsPhone } from '../mobile-head';
import type { ListPage, ListRow } from './list-declaration';
import { useSingleKeys } from './list-keys';
import { ListTools } from './list-tools';
import type { ListSearch } from './search-schema';
import { listTexts } from './texts/zh-CN';
import type { List } from './use-list';
import { useSettledText } from './use-settled-text';
import './list-query-row.css';

/** The query row of a list: its search, its filters, and what can be done with the whole of it. */
export function ListQueryRow<R extends ListRow, S extends ListSearch, P extends ListPage<R>>(props: {
  readonly list: List<R, S, P>;
  readonly placeholder: string;
  /** The filters in sight; where there is little room they stand behind a press. */
  readonly children: ReactNode;
  /** Filters behind 更多, and whether one of them is set. */
  readonly more?: ReactNode;
  readonly hasMore?: boolean;
  /** Before the tools of every list. */
  readonly actions: ReactNode;
  /** The saved views of the list, for whoever is signed in; on a phone behind the filters. */
  readonly views?: ReactNode;
}) {
  const { list, placeholder, children, more, hasMore = false, actions } = props;
  const views = list.isSignedIn && props.views;
  const isPhone = useIsPhone();
  const hasCards = useHasCards();
  const say = useTexts(listTexts);
  const [isMoreOpen, setMoreOpen] = useState(hasMore);
  const hasSingleKeys = useSingleKeys((keys) => keys.isOn);
  const tell = (keyword: string): void => list.change({ keyword } as Partial<S>, 'replace');
  const [value, onChange, onSubmit] = useSettledText(list.search.keyword, tell);
  const search = { value, placeholder, onChange, onSubmit };
  const toggle = (): void => setMoreOpen(!isMoreOpen);

  if (isPhone) {
    return (
      <MobileHead
        tools={
          <span className="list-phone-tools">
            <Button variant="icon" icon="filter" aria-label={say('filters')} aria-expanded={isMoreOpen} onClick={toggle} />
            <Button variant="icon" icon="refresh" aria-label={say('refresh')} isLoading={list.isFetching} onClick={list.refresh} />
          </span>
        }
      >
        <div className="list-phone-query">
          <QueryBar
            search={search}
            hasSlashKey={false}
            isMoreOpen={isMoreOpen}
            more={
              <>
                {children}
                {more}
                {views}
              </>
            }
          />
        </div>
      </MobileHead>
    );
  }
  // One line of tools: what does not fit into it beside cards stands behind 更多.
  const folded = hasCards ? (
    <>
      {children}
      {more}
    </>
  ) : (
    more
  );
  return (
    <div className="list-query">
      <QueryBar
        search={search}
        hasSlashKey={hasSingleKeys}
        isMoreOpen={folded != null && isMoreOpen}
        {...(folded == null ? {} : { onMoreToggle: toggle, more: folded })}
        actions={
          <>
            {views}
            {actions}
            <ListTools list={list} hasTable={!hasCards} />
          </>
        }
      >
        {hasCards ? null : children}
      </QueryBar>
    </div>
  );
}
