import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { copyToClipboard, EmptySea, showToast } from '@mastlight/ui';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import { numbersMax } from '@mastlight/domain/port-query/limits';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { useGridColumns, type ListLook } from '../../../platform/list/grid-columns';
import type { ListDeclaration, ListPage, ListRow } from '../../../platform/list/list-declaration';
import { ListTools } from '../../../platform/list/list-tools';
import { ListView } from '../../../platform/list/list-view';
import type { ListSearch } from '../../../platform/list/search-schema';
import { useList } from '../../../platform/list/use-list';
import { useHasCards } from '../../../platform/mobile-head';
import type { QueryKind } from '../address';
import { saveTerm, termsQuery, type TermType } from '../api';
import { pageSizes } from '../list-search';
import { portQueryWords } from '../texts/zh-CN';
import { QueryForm } from './query-form';
import { QueryHead } from './query-head';
import { TermChips } from './term-chips';

/** A text as a query reads it. */
export interface Question {
  /** What the address holds of it; '' when nothing in it can be asked for. */
  readonly keyword: string;
  /** How many things it asks for. */
  readonly count: number;
  /** What of the text is not asked for, and why; null: nothing was left out. */
  readonly leftOut: string | null;
}

/** Copies what rows are called, one a line, for the next program. */
async function copyNames(names: readonly string[]): Promise<void> {
  const say = textsOf(portQueryWords);
  const isCopied = await copyToClipboard(names.join('\n'));
  showToast(isCopied ? { tone: 'done', text: say('copied') } : { tone: 'danger', text: say('copyFailed') });
}

type QuerySearch = ListSearch & { readonly port: PortCode };
type QueryAnswer<R extends ListRow> = ListPage<R> & {
  readonly notFound: readonly string[];
} & Pick<PageTimes, 'heardSources' | 'silence'>;

/** A query without a subscription: a field to paste into, what was asked before, and the answer as a list. */
export function QueryPage<R extends ListRow, S extends QuerySearch, P extends QueryAnswer<R>, F extends object>(props: {
  readonly kind: QueryKind;
  readonly type: TermType;
  readonly declaration: ListDeclaration<R, S, P, F>;
  readonly look: ListLook<R>;
  readonly read: (text: string) => Question;
  readonly nameOf: (row: R) => string;
  readonly renderCard: (row: R) => ReactNode;
  /** Filters beside the field; `change` sets one. */
  readonly renderFilters?: (search: S, change: (part: Partial<S>) => void) => ReactNode;
}) {
  const { kind, type, declaration, look, read } = props;
  const say = useTexts(portQueryWords);
  const client = useQueryClient();
  const hasCards = useHasCards();
  const list = useList(declaration, { isOff: ({ keyword }) => read(keyword).keyword === '' });
  const grid = useGridColumns(list, look);
  const [said, setSaid] = useState<{ readonly error: string | null; readonly leftOut: string | null }>({ error: null, leftOut: null });
  const { search, page, change } = list;
  const isAsked = read(search.keyword).keyword !== '';
  const unit = say(kind === 'gates' ? 'boxes' : 'calls');

  async function ask(text: string): Promise<void> {
    const { keyword, count, leftOut } = read(text);
    const error =
      keyword === ''
        ? (leftOut ?? say(kind === 'gates' ? 'refusal.nothingAsked' : 'refusal.noVessel'))
        : count > numbersMax
          ? say('tooMany', { count })
          : null;
    setSaid({ error, leftOut });
    if (error !== null || !list.isSignedIn) return;
    if (keyword === search.keyword) list.retry();
    else change({ keyword } as Partial<S>);
    await saveTerm(type, keyword);
    await client.invalidateQueries({ queryKey: termsQuery(type).queryKey });
  }

  return (
    <div className="list-page">
      <QueryHead
        kind={kind}
        port={search.port}
        onPort={(port) => change({ port } as Partial<S>)}
        times={page}
        isFetching={list.isFetching}
        onRefresh={list.retry}
      />
      <QueryForm
        label={say(`${kind}Label`)}
        example={say(`${kind}Example`)}
        asked={search.keyword}
        isAsking={list.isFetching}
        note={say(`${kind}Note`)}
        error={said.error}
        onAsk={(text) => void ask(text)}
        tools={
          <>
            {props.renderFilters?.(search, change)}
            <ListTools list={list} hasTable={!hasCards} />
          </>
        }
      />
      <TermChips type={type} label={say('lastAsked')} onAsk={(keyword) => void ask(keyword)} />
      {said.error === null && said.leftOut !== null && (
        <p className="query-note" role="status">
          {said.leftOut}
        </p>
      )}
      {isAsked && page && page.notFound.length > 0 && page.total > 0 && (
        <p className="query-note" role="status">
          {say(kind === 'gates' ? 'notFound' : 'shipsNotFound', { what: page.notFound.join('、') })}
        </p>
      )}
      {list.isSignedIn && !isAsked ? (
        <section className="list-table">
          <EmptySea title={say(`${kind}Title`)} text={say(`start.${kind}`)} />
        </section>
      ) : (
        <ListView
          list={list}
          {...grid}
          label={say(`${kind}Title`)}
          unit={unit}
          sizes={pageSizes.choices}
          renderCard={props.renderCard}
          filters={[]}
          noMatch=""
          signedOut={{ title: say('signedOut.title'), text: say('signedOut.text'), action: say('signedOut.action') }}
          empty={{
            title: say(kind === 'gates' ? 'noGates.title' : 'noShips.title'),
            text: say(kind === 'gates' ? 'noGates.text' : 'noShips.text'),
            action: say(kind === 'gates' ? 'noGates.action' : 'noShips.action'),
            onAction: () => change({ keyword: '' } as Partial<S>),
          }}
          nameOf={props.nameOf}
          batch={[{ id: 'copy', label: say('copy'), icon: 'copy', onSelect: () => void copyNames(list.selected.map(props.nameOf)) }]}
        />
      )}
    </div>
  );
}
