import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import type { BillRow } from '../api';
import { billTexts } from '../texts/zh-CN';

/** Where a bill goes on beyond its port: its ship on the chart, and its line's word overseas. */
export function BillOnwards({ bill }: { readonly bill: BillRow }) {
  const say = useTexts(billTexts);
  const { vesselsName, billNo } = bill;
  return (
    <nav className="ml-card bill-detail-onwards" aria-label={say('detail.onwards')}>
      {vesselsName !== null && vesselsName !== '' && (
        <Link to={'/shipmap' as never} search={{ vessel: vesselsName } as never}>
          {say('detail.onMap')}
        </Link>
      )}
      <Link to={'/abroad' as never} search={{ keyword: billNo } as never}>
        {say('detail.overseas')}
      </Link>
    </nav>
  );
}
