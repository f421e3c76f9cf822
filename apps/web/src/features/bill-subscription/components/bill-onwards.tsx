import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { ShipPlaceLine } from '../../ship-position';
import type { BillRow } from '../api';
import { billTexts } from '../texts';

/** Where a bill goes on beyond its port (R-1-21): the place of its ship, and its line's word overseas. */
export function BillOnwards({ bill }: { readonly bill: BillRow }) {
  const say = useTexts(billTexts);
  const { vesselsName, billNo } = bill;
  return (
    <section className="ml-card bill-detail-onwards" aria-label={say('detail.onwards')}>
      {vesselsName !== null && vesselsName !== '' && <ShipPlaceLine vessel={vesselsName} />}
      <p>
        <span>{say('detail.overseas')}</span>{' '}
        <Link to={'/abroad' as never} search={{ keyword: billNo } as never}>
          {say('detail.seeOverseas')}
        </Link>
      </p>
    </section>
  );
}
