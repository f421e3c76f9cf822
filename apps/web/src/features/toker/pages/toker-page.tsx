import { Button, Drawer, EmptySea, SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import * as api from '../api';
import { CompanyCard } from '../components/company-card';
import { CompanyDetail } from '../components/company-detail';
import { FacetList } from '../components/facet-list';
import { OwnTrade } from '../components/own-trade';
import { SearchLine } from '../components/search-line';
import { tokerWords } from '../texts/zh-CN';
import { readTokerSearch, wishOf, type TokerSearch } from '../toker-search';
import '../components/toker.css';

/** R-2.1-10: companies by what they ship; `open` is the one in the drawer. */
export function TokerPage() {
  const say = useTexts(tokerWords);
  const isSignedIn = useSession(loginState);
  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  return <Companies />;
}

function Companies() {
  const say = useTexts(tokerWords);
  const router = useRouter();
  const search = readTokerSearch(useSearch({ strict: false }));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(api.companiesQuery(search));
  const [isExporting, setExporting] = useState(false);
  const show = useCallback((next: TokerSearch): void => void router.navigate({ to: '/toker', search: next as never }), [router]);
  const { open, ...listed } = search;
  const page = search.page ?? 1;
  const pages = data ? Math.max(1, Math.ceil(data.total / api.pageSize)) : 1;

  async function exportFound(): Promise<void> {
    setExporting(true);
    await saveFile(() => api.exportFound(search));
    setExporting(false);
  }
  return (
    <div className="tk-page">
      <header className="tk-head">
        <h1 className="page-title">{say('pageTitle')}</h1>
        <SearchLine search={search} onChange={show} />
        <div className="tk-head-tools">
          <Button icon="star" onClick={() => show(search.view === 'marked' ? {} : { view: 'marked' })}>
            {say(search.view === 'marked' ? 'all' : 'marked')}
          </Button>
          <Button
            icon="download"
            title={say(search.view === 'marked' ? 'markedNote' : 'exportNote')}
            disabled={isExporting || search.view === 'marked' || !data?.total}
            onClick={() => void exportFound()}
          >
            {say('export')}
          </Button>
        </div>
      </header>
      {search.view !== 'marked' && <OwnTrade search={listed} onChange={show} />}
      <p className="tk-note">{say('personal')}</p>
      {!data && error === null && <SkeletonRows rows={8} />}
      {!data && error !== null && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {data && (
        <div className="tk-body" data-waits={isPlaceholderData || undefined}>
          {data.facets && <FacetList facets={data.facets} search={listed} onChange={show} />}
          <section className="tk-found" aria-label={say('pageTitle')}>
            <p aria-live="polite">
              <b>{say(headOf(search), { total: data.total.toLocaleString('en'), day: search.day ?? '' })}</b>
              {headOf(search) !== 'total' && (
                <Button variant="text" onClick={() => show(withoutFresh(listed))}>
                  {say('notFresh')}
                </Button>
              )}
            </p>
            {data.total === 0 && (
              <Nothing search={search} onClear={() => show({})} onMarked={() => show({ view: 'marked' })} onAgain={() => void refetch()} />
            )}
            <ul className="tk-cards">
              {data.list.map((card) => (
                <CompanyCard key={card.id} card={card} isOpen={card.id === open} onOpen={() => show({ ...listed, open: card.id })} />
              ))}
            </ul>
            {pages > 1 && (
              <nav className="tk-pages">
                <Button disabled={page <= 1} onClick={() => show({ ...listed, page: page - 1 })}>
                  {say('previous')}
                </Button>
                <span>{say('page', { page: String(page), pages: String(pages) })}</span>
                <Button disabled={page >= pages} onClick={() => show({ ...listed, page: page + 1 })}>
                  {say('next')}
                </Button>
              </nav>
            )}
          </section>
        </div>
      )}
      {open !== undefined && <Opened id={open} onOpen={(id) => show({ ...listed, open: id })} onClose={() => show(listed)} />}
    </div>
  );
}

/** What the companies are, beside that they fit. */
function headOf({ view, day, saved, edition, fresh }: TokerSearch): 'total' | 'ofDay' | 'edition' | 'fresh' {
  if (view === 'marked') return day === undefined ? 'total' : 'ofDay';
  if (edition !== undefined && saved === undefined) return 'edition';
  return fresh ? 'fresh' : 'total';
}

/** The same search of all companies, from its first page on. */
const withoutFresh = ({ fresh: _fresh, edition: _edition, day: _day, page: _page, ...search }: TokerSearch): TokerSearch => search;

/** Why there is nothing: nothing fits, nothing is marked, nothing was imported. */
function Nothing(props: {
  readonly search: TokerSearch;
  readonly onClear: () => void;
  readonly onMarked: () => void;
  readonly onAgain: () => void;
}) {
  const { search, onClear, onMarked, onAgain } = props;
  const say = useTexts(tokerWords);
  if (headOf(search) === 'ofDay')
    return (
      <EmptySea
        title={say('noneOfDay.title')}
        text={say('noneOfDay.text')}
        action={{ label: say('marked'), icon: 'star', onSelect: onMarked }}
      />
    );
  if (search.view === 'marked')
    return (
      <EmptySea
        title={say('noMarks.title')}
        text={say('noMarks.text')}
        action={{ label: say('noMarks.action'), icon: 'search', onSelect: onClear }}
      />
    );
  if (Object.keys(wishOf(search)).length === 0)
    return (
      <EmptySea
        title={say('noData.title')}
        text={say('noData.text')}
        action={{ label: say('noData.action'), icon: 'refresh', onSelect: onAgain }}
      />
    );
  return (
    <EmptySea title={say('none.title')} text={say('none.text')} action={{ label: say('none.action'), icon: 'close', onSelect: onClear }} />
  );
}

function Opened(props: { readonly id: number; readonly onOpen: (id: number) => void; readonly onClose: () => void }) {
  const say = useTexts(tokerWords);
  const router = useRouter();
  const { id, onOpen, onClose } = props;
  const { data, error, isFetching, refetch } = useQuery(api.companyQuery(id));
  return (
    <Drawer
      width={760}
      title={data?.company.name ?? say('detailTitle')}
      tools={
        <Button variant="text" icon="link" onClick={() => void router.navigate({ to: '/tokerDetail', search: { id } as never })}>
          {say('detail.page')}
        </Button>
      }
      onClose={onClose}
    >
      {!data && error === null && <SkeletonRows rows={8} />}
      {!data && error !== null && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {data && <CompanyDetail key={id} told={data} onOpen={onOpen} />}
    </Drawer>
  );
}
