import { Button, EmptySea, SkeletonRows } from '@mastlight/ui';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { isAdmin, useSession } from '../../../platform/session';
import { adQuery, managedQuery, type Ad, type ManagedAd } from '../api';
import { AdPaper } from '../components/ad-paper';
import { EnquiryForm } from '../components/enquiry-form';
import { SupplierFacts, Verified } from '../components/supplier-card';
import { goTo } from '../go-to';
import { adPageWords } from '../texts/pages.zh-CN';
import { openInWeb, useStay } from '../use-stay';
import './ad-pages.css';

/** R-2.3-14: an ad in whole, for everybody; of a supplier also what it offers and an enquiry. */
export function DetailPage() {
  const say = useTexts(adPageWords);
  const router = useRouter();
  const { key } = useSearch({ strict: false }) as { key: string };
  const { data, error, isFetching, refetch } = useQuery({ ...adQuery(key), enabled: key !== '', retry: false });
  const isGone = key === '' || (error instanceof CallError && (error.code === 404 || error.code === 400));
  // Whoever makes ads looks at those that do not stand yet.
  const mayManage = useSession(isAdmin);
  const { data: managed } = useQuery({ ...managedQuery, enabled: isGone && key !== '' && mayManage });
  const previewed = isGone ? managed?.find((one) => one.key === key) : undefined;
  if (previewed) return <Detail key={key} ad={withoutOwnFiles(previewed)} isPreview />;
  if (isGone)
    return (
      <section className="ad-empty">
        <EmptySea
          title={say('gone.title')}
          text={say('gone.text')}
          action={{ label: say('gone.action'), onSelect: () => router.history.push('/advertisement') }}
        />
      </section>
    );
  if (data) return <Detail key={key} ad={data} />;
  return (
    <div className="ad-page">
      {error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={8} />}
    </div>
  );
}

/** Files of an ad that does not stand are given to nobody; those that came with the site are. */
function withoutOwnFiles({ isStanding: _stands, fromDay: _from, untilDay: _until, ...ad }: ManagedAd): Ad {
  const ofSite = (url: string): string | null => (url.startsWith('/guides/') ? url : null);
  return { ...ad, pdfUrl: ofSite(ad.pdfUrl), pictureUrl: ofSite(ad.pictureUrl) };
}

function Detail({ ad, isPreview = false }: { readonly ad: Ad; readonly isPreview?: boolean }) {
  const say = useTexts(adPageWords);
  const router = useRouter();
  useStay(isPreview ? null : ad.key);
  return (
    <div className="ad-page">
      {isPreview && (
        <p className="ad-quiet" role="status">
          {say('previewed')}
        </p>
      )}
      <header className="ad-head">
        <h1>{ad.title}</h1>
        <Verified ad={ad} isFull />
        <Link to={'/advertisement' as never} className="ad-manage-link">
          {say('back')}
        </Link>
      </header>
      <div className="ad-two">
        <section className="ml-card ad-pad">
          {ad.supplier !== '' && <h2>{ad.supplier}</h2>}
          <p>{ad.line}</p>
          {ad.text !== '' && <p className="ad-text">{ad.text}</p>}
          {ad.supplier !== '' && (
            <>
              <SupplierFacts ad={ad} />
              <p>
                {say('contact')}：{ad.contact === '' ? say('noContact') : <span className="ad-contact">{ad.contact}</span>}
              </p>
            </>
          )}
          <p className="ad-quiet">{ad.updatedMs === 0 ? say('atFirst') : say('updated', { time: formatShanghai(ad.updatedMs) })}</p>
          <div className="ad-buttons">
            {ad.pdfUrl !== null ? (
              <Button icon="link" onClick={() => openInWeb(ad)}>
                {say('web')}
              </Button>
            ) : (
              !ad.url.startsWith('/advDetail') && (
                <Button icon="link" onClick={() => goTo(ad.url, router.history)}>
                  {say('link')}
                </Button>
              )
            )}
          </div>
          {ad.supplier !== '' && !isPreview && <EnquiryForm ad={ad} />}
        </section>
        {(ad.pdfUrl !== null || ad.pictureUrl !== null) && (
          <section className="ad-paper-box">
            <AdPaper ad={ad} onOpen={() => goTo(ad.url, router.history)} />
          </section>
        )}
      </div>
    </div>
  );
}
