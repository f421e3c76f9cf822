import { findSuppliers, type SupplierSearch } from '@mastlight/domain/ad/find-suppliers';
import { Button, EmptySea, Select, SkeletonRows, TextField } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { useSession } from '../../../platform/session';
import { adsQuery } from '../api';
import { carrierChoices, portChoices, serviceChoices } from '../choices';
import { AdBanner } from '../components/ad-banner';
import { AdDrawer } from '../components/ad-drawer';
import { ChoiceChips } from '../components/choice-chips';
import { SupplierCard } from '../components/supplier-card';
import { goTo } from '../go-to';
import { adPageWords } from '../texts/pages.zh-CN';
import './ad-pages.css';

const everything: SupplierSearch = { words: '', services: [], ports: [], carrier: '' };

/** R-1-14, R-2.1-19: suppliers by what they offer, at which port, for which line. */
export function DirectoryPage() {
  const say = useTexts(adPageWords);
  const router = useRouter();
  const isAdmin = useSession(({ roles }) => roles.includes('admin'));
  const { data, error, isFetching, refetch } = useQuery(adsQuery);
  const [search, setSearch] = useState(everything);
  const [drawer, setDrawer] = useState<string | null>(null);
  const ads = data ?? [];
  const found = findSuppliers(ads, search);
  const all = findSuppliers(ads, everything).length;
  const change = (part: Partial<SupplierSearch>): void => setSearch((before) => ({ ...before, ...part }));
  return (
    <>
      <AdBanner ads={ads} onOpen={({ key }) => setDrawer(key)} />
      <div className="ad-page">
        <header className="ad-head">
          <h1 className="page-title">{say('title.directory')}</h1>
          <span className="ad-quiet">{say('note')}</span>
          {isAdmin && (
            <Link to={'/advManage' as never} className="ad-manage-link">
              {say('manage')}
            </Link>
          )}
        </header>
        <div className="ad-search" role="search" aria-label={say('search')}>
          <TextField
            label={say('search')}
            isLabelHidden
            type="search"
            placeholder={say('words')}
            value={search.words}
            onChange={(words) => change({ words })}
          />
          <Select
            label={say('carrier')}
            isLabelHidden
            options={carrierChoices}
            placeholder={say('anyCarrier')}
            value={search.carrier}
            onChange={(carrier) => change({ carrier })}
          />
          {search !== everything && <Button onClick={() => setSearch(everything)}>{say('clear')}</Button>}
        </div>
        <ChoiceChips
          label={say('services')}
          options={serviceChoices}
          chosen={search.services}
          onChange={(services) => change({ services })}
        />
        <ChoiceChips label={say('ports')} options={portChoices} chosen={search.ports} onChange={(ports) => change({ ports })} />
        {data === undefined ? (
          error ? (
            <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
          ) : (
            <SkeletonRows rows={6} />
          )
        ) : found.length === 0 ? (
          <section className="ad-empty">
            {all === 0 ? (
              <EmptySea title={say('none.title')} text={say('none.text')} />
            ) : (
              <EmptySea
                title={say('noMatch.title')}
                text={say('noMatch.text')}
                action={{ label: say('clear'), onSelect: () => setSearch(everything) }}
              />
            )}
          </section>
        ) : (
          <>
            <p className="ad-quiet" role="status">
              {say('count', { count: found.length })}
            </p>
            <div className="ad-suppliers">
              {found.map((ad) => (
                <SupplierCard key={ad.key} ad={ad} />
              ))}
            </div>
          </>
        )}
      </div>
      {drawer !== null && ads.some(({ key }) => key === drawer) && (
        <AdDrawer
          ads={ads}
          adKey={drawer}
          onMove={setDrawer}
          onOpen={(ad) => {
            setDrawer(null);
            goTo(ad.url, router.history);
          }}
          onClose={() => setDrawer(null)}
        />
      )}
    </>
  );
}
