import type { ReactNode } from 'react';
import { useHasCards } from '../../../platform/mobile-head';
import { BerthBoard } from './berth-board';
import type { Affected } from './use-affected';
import type { CountedList } from './use-board';

/** The table with the berth board beside it; the table alone where there is nothing to draw, or no room. */
export function BesideBoard(props: { readonly list: CountedList; readonly affected: Affected; readonly children: ReactNode }) {
  const { list, affected, children } = props;
  const hasCards = useHasCards();
  const hasBoard = !hasCards && list.rows.length > 0;
  return (
    <div className={hasBoard ? 'vessel-split' : 'vessel-alone'}>
      <div>{children}</div>
      {hasBoard && (
        <BerthBoard
          port={list.search.port}
          rows={list.rows}
          isWhole={list.page !== undefined && list.rows.length === list.page.total}
          affected={affected}
          search={list.search}
          change={list.change}
        />
      )}
    </div>
  );
}
