import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { portRules, type CutOffField } from '@mastlight/domain/ports/index';
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { berthMark } from '@mastlight/domain/vocabulary/wharf';
import { useTexts } from '../../../platform/catalogue';
import { useShift } from '../../tracking';
import type { VesselRow } from '../declaration';
import { shipAddress } from '../cells';
import { vesselTexts } from '../texts/zh-CN';
import { billsAddress } from './bills-address';
import { lackingBills } from './readiness';
import { saveCalendar } from './save-calendar';
import { shownTime } from './shown-time';
import { said } from '../../../platform/said';

/** The clocks of a call as the port names them, with where each was before its newest change. */
function clocksOf(row: VesselRow, changes: AffectedCall['changes']) {
  const { cutOffNames } = portRules(row.area);
  const times: readonly (readonly [CutOffField, string | null])[] = [
    ['gateInOpensMs', row.ctnapplybegindate],
    ['gateInClosesMs', row.ctnapplyenddate],
    ['documentsClosesMs', row.documentclosedate],
    ['vgmClosesMs', row.vgmclosedate],
    ['portClosesMs', row.portclosedate],
    ['customsClosesMs', row.closedate],
  ];
  return times
    .map(([field, time]) => ({ name: said(cutOffNames[field]), time, move: changes.find((change) => change.field === field) }))
    .filter(({ time, move }) => time !== null || move !== undefined);
}

/** One call beside the board: its clocks as old → new, when it berths and sails, and the user's bills on it. */
export function CallCard(props: { readonly row: VesselRow; readonly affected: AffectedCall | undefined; readonly onClose: () => void }) {
  const { row, affected, onClose } = props;
  const say = useTexts(vesselTexts);
  const shiftOf = useShift();
  const router = useRouter();
  // A ship that is there has kept whatever time it kept.
  const berthMove = row.arrivaldate === null ? row.berthMove : null;
  const berthShift = berthMove && shiftOf(berthMove.from, berthMove.to);
  // A ship that has sailed lacks nothing any more.
  const lacking = affected === undefined || row.state === 'finished' ? [] : lackingBills(affected);
  const bills = (affected?.bills ?? []).map(({ blno }) => blno);
  const inDanger = new Map((affected?.dangers ?? []).flatMap(({ bills: each }) => each).map(({ blno, ctnNos }) => [blno, ctnNos]));
  return (
    <aside className="vessel-card-of-call" aria-label={say('board.cardOf', { call: row.boxvv })}>
      <header>
        <h3>
          {row.boxvv} <small>{[row.chndescription, said(row.wharf), row.berth && berthMark(row.berth)].filter(Boolean).join(' · ')}</small>
        </h3>
        <Button variant="icon" size={24} icon="close" aria-label={say('board.close')} onClick={onClose} />
      </header>
      {lacking.length > 0 && (
        <ul className="vessel-card-lacks">
          {lacking.map(({ kind, count, tone, billNos }) => (
            <li key={kind}>
              <span className="vessel-ready" data-tone={tone}>
                {say(`tank.lacks.${kind}`, { count })}
              </span>
              <Link to="/logistics" search={billsAddress(row.area, billNos).search as never} className="ml-mono">
                {billNos.length === 1 ? billNos[0] : say('tank.andMore', { word: billNos[0]!, count: billNos.length - 1 })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <dl>
        {clocksOf(row, affected?.changes ?? []).map(({ name, time, move }) => {
          const shift = move && shiftOf(move.from, move.to);
          return (
            <div key={name} data-earlier={shift?.isEarlier || undefined}>
              <dt>{name}</dt>
              <dd className="ml-mono">
                {move && move.from !== null && <s>{shortTime(move.from)}</s>} {time === null ? say('radar.noTime') : shortTime(time)}
              </dd>
              <dd data-tip={move && `${said(move.source)} ${move.saidTime}`}>{shift?.text}</dd>
            </div>
          );
        })}
        <div data-earlier={berthShift?.isEarlier || undefined}>
          <dt>{say('board.atBerth')}</dt>
          <dd className="ml-mono">
            {berthMove && <s>{shortTime(berthMove.from)}</s>} {shownTime(row.arrivaldate ?? row.etaArrivedDate)}
          </dd>
          <dd data-tip={berthMove ? `${berthMove.source} ${berthMove.saidTime}` : undefined}>
            {row.arrivaldate === null ? berthShift?.text : say('board.done')}
          </dd>
        </div>
        <div>
          <dt>{say('board.sails')}</dt>
          <dd className="ml-mono">{shownTime(row.dischargedate ?? row.etaSailingDate)}</dd>
          <dd>{row.dischargedate !== null && say('board.done')}</dd>
        </div>
      </dl>
      {inDanger.size > 0 && (
        <ul>
          {[...inDanger].map(([blno, ctnNos]) => (
            <li key={blno} className="ml-mono">
              {blno} {ctnNos.join(' ')}
            </li>
          ))}
        </ul>
      )}
      <footer>
        <Button variant="text" size={24} icon="calendar" onClick={() => void saveCalendar({ systemKey: row.area, ids: [row.id] })}>
          {say('board.toCalendar')}
        </Button>
        <Button
          variant="text"
          size={24}
          icon="ship"
          onClick={() => void router.navigate({ to: '/shipmap' as never, search: shipAddress(row) as never })}
        >
          {say('board.whereIsShip')}
        </Button>
        {bills.length > 0 && (
          <Button variant="text" size={24} trailingIcon="arrowRight" onClick={() => void router.navigate(billsAddress(row.area, bills))}>
            {inDanger.size > 0 ? say('affected', { count: inDanger.size }) : say('board.billsOn', { count: bills.length })}
          </Button>
        )}
      </footer>
    </aside>
  );
}
