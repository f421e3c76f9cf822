import { Tag } from '@mastlight/ui';
import { useQueries } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { marketBooks } from '@mastlight/domain/market-assistant/books';
import { callsOf, wholeBook } from '../../../platform/book/book-calls';
import { useTexts } from '../../../platform/catalogue';
import { marketWords } from '../texts/zh-CN';

const expiring = marketBooks.filter(({ expires }) => expires !== null);

/** What of the books ends soon or has ended, each leading to those entries; nothing where nothing does. */
export function DueBooks() {
  const say = useTexts(marketWords);
  // An order that is written has the whole height, down to its bar of buttons.
  const isListed = useRouterState({ select: ({ location }) => location.pathname === '/assistant' });
  const pages = useQueries({
    queries: expiring.map((book) => ({
      queryKey: ['book', book.path, wholeBook, 1],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => callsOf(book).list(wholeBook, 1, signal),
    })),
  });
  const due = expiring.flatMap(({ name, noun }, at) => {
    const count = pages[at]!.data?.counts.expiring ?? 0;
    return count === 0 ? (
      []
    ) : (
      <Link key={name} to={`/assistant/${name}`} search={{ expiring: '1' } as never}>
        <Tag tone="att">{say('due', { noun, count })}</Tag>
      </Link>
    );
  });
  return due.length === 0 || !isListed ? null : <p className="market-due">{due}</p>;
}
