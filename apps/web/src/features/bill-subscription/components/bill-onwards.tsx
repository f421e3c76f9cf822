import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/catalogue';
import { formatAge, sayHeard } from '../../../platform/format-age';
import { portNowMs } from '../../../platform/live';
import { said } from '../../../platform/said';
import type { BillDetail, BillRow } from '../api';
import { billTexts } from '../texts/zh-CN';

/** Where a bill goes on beyond its port: where its ship is and what its line said last overseas, and the way to either (R-1-21). */
export function BillOnwards({ bill, onwards }: { readonly bill: BillRow; readonly onwards: BillDetail['onwards'] }) {
  const say = useTexts(billTexts);
  const { vesselsName, billNo } = bill;
  const { ship, overseas } = onwards;
  const nowMs = portNowMs();

  function placeOfShip(): string {
    if (ship === null) return '-';
    if (ship.ships > 1) return say('detail.severalShips', { count: String(ship.ships) });
    const place = `${said(ship.place)} · ${formatAge(nowMs - ship.saidMs, 'long')}`;
    return nowMs > ship.staleMs ? `${said(ship.lost)} · ${place}` : place;
  }
  return (
    <nav className="ml-card bill-detail-onwards" aria-label={say('detail.onwards')}>
      {vesselsName !== null && vesselsName !== '' && (
        <div>
          <Link to={'/shipmap' as never} search={{ vessel: vesselsName } as never}>
            {say('detail.onMap')}
          </Link>
          <p>{placeOfShip()}</p>
        </div>
      )}
      <div>
        <Link to={'/abroad' as never} search={{ keyword: billNo } as never}>
          {say('detail.overseas')}
        </Link>
        <p>
          {overseas === null
            ? '-'
            : [
                overseas.status,
                [overseas.time, overseas.offset].filter(Boolean).join(' '),
                overseas.source,
                sayHeard(nowMs - overseas.heardMs),
              ].join(' · ')}
        </p>
      </div>
    </nav>
  );
}
