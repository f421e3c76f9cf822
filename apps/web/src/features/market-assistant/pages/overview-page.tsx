import { EmptySea, Tag } from '@mastlight/ui';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { marketBooks } from '@mastlight/domain/market-assistant/books';
import { callsOf, wholeBook } from '../../../platform/book/book-calls';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { MarketFrame } from '../components/market-frame';
import { marketWords } from '../texts';

/** The room's first page: how much stands in each book, what ends soon, and what is still being built. */
export function OverviewPage() {
  const say = useTexts(marketWords);
  const isSignedIn = useSession((session) => session.token !== null);
  const pages = useQueries({
    queries: marketBooks.map((book) => ({
      queryKey: ['book', book.path, wholeBook, 1],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => callsOf(book).list(wholeBook, 1, signal),
      enabled: isSignedIn,
    })),
  });
  if (!isSignedIn) {
    const action = { label: say('signedOut.action'), icon: 'user' as const, onSelect: () => sendSignal('login-needed', {}) };
    return <EmptySea title={say('signedOut.title')} text={say('signedOut.text')} action={action} />;
  }
  return (
    <MarketFrame at="overview">
      <div className="market-overview">
        <header>
          <h1 className="page-title">{say('titles.room')}</h1>
          <span className="market-note">{say('overview.note')}</span>
          <span className="market-note">{say('overview.ready')}</span>
        </header>
        <div className="market-cards">
          {marketBooks.map(({ name }, at) => {
            const { data, error } = pages[at]!;
            const due = data?.counts.expiring ?? 0;
            return (
              <div key={name} className="market-card">
                <Link to={`/assistant/${name}`}>
                  {say(`titles.${name}`)}
                  <b>{data ? say('overview.count', { count: data.counts.all }) : error ? say('overview.unknown') : '…'}</b>
                </Link>
                {due > 0 && (
                  <Link to={`/assistant/${name}`} search={{ expiring: '1' } as never}>
                    <Tag tone="att">{say('overview.due', { count: due })}</Tag>
                  </Link>
                )}
              </div>
            );
          })}
        </div>
        <Panel title={say('overview.coming')}>
          <p className="panel-pad">{say('overview.comingText')}</p>
        </Panel>
      </div>
    </MarketFrame>
  );
}
