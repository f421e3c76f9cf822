import { Icon, Tag } from '@mastlight/ui';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import type { Ad } from '../api';
import { carrierChoices, portChoices, serviceChoices, wordsOf } from '../choices';
import { adPageWords } from '../texts/pages.zh-CN';

/** A supplier of the directory: who, what, where, and whether somebody has looked at its papers. */
export function SupplierCard({ ad }: { readonly ad: Ad }) {
  return (
    <article className="ad-supplier ml-card" aria-label={ad.supplier}>
      <header>
        <h2>
          <Link to={'/advDetail' as never} search={{ key: ad.key } as never}>
            {ad.supplier}
          </Link>
        </h2>
        <Verified ad={ad} />
      </header>
      <p>
        <strong>{ad.title}</strong> {ad.line}
      </p>
      <SupplierFacts ad={ad} />
    </article>
  );
}

/** What a supplier offers, where, and for which lines. */
export function SupplierFacts({ ad }: { readonly ad: Ad }) {
  const say = useTexts(adPageWords);
  const carriers = ad.carriers.length === 0 ? say('allCarriers') : wordsOf(carrierChoices, ad.carriers);
  return (
    <dl className="ad-facts">
      <div>
        <dt>{say('services')}</dt>
        <dd>{wordsOf(serviceChoices, ad.services)}</dd>
      </div>
      <div>
        <dt>{say('ports')}</dt>
        <dd>{ad.ports.length === 0 ? say('allPorts') : wordsOf(portChoices, ad.ports)}</dd>
      </div>
      <div>
        <dt>{say('carrier')}</dt>
        <dd>{carriers}</dd>
      </div>
    </dl>
  );
}

/** The badge, with what was seen for it; without it, that nobody has looked. */
export function Verified({ ad, isFull = false }: { readonly ad: Ad; readonly isFull?: boolean }) {
  const say = useTexts(adPageWords);
  if (ad.supplier === '') return null;
  const proof = ad.proof === '' ? say('notVerified') : say('verifiedBy', { proof: ad.proof });
  return (
    <>
      {ad.proof === '' ? (
        <Tag tone="idle" icon="info">
          {say('unverified')}
        </Tag>
      ) : (
        <Tag tone="done" icon="check">
          {say('verified')}
        </Tag>
      )}
      {isFull ? (
        <span className="ad-quiet">{proof}</span>
      ) : (
        <span className="ad-proof" data-tip={proof} tabIndex={0} role="note" aria-label={proof}>
          <Icon name="info" size={14} />
        </span>
      )}
    </>
  );
}
