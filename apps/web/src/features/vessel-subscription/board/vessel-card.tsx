import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { useTexts } from '../../../platform/catalogue';
import { CardMenuButton } from '../../../platform/list/card-menu-button';
import { PinStar } from '../../../platform/list/grid-columns';
import type { CardProps } from '../../../platform/list/product-page';
import type { VesselRow } from '../declaration';
import { BillsOnCall } from './affected-columns';
import { shownTime } from './shown-time';
import { CallName, CutOffTide } from '../cells';
import { vesselTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';

/** One call on a phone: its name, its cut-off, when boxes go in and when the ship berths. */
export function VesselCard({ row, affected, onTop, onMenu }: CardProps<VesselRow> & { readonly affected?: AffectedCall | undefined }) {
  const say = useTexts(vesselTexts);
  const { cutOffNames } = portRules(row.area);
  return (
    <li className="ml-card list-card vessel-card">
      <p>
        <CallName row={row} />
        <PinStar row={row} name={row.boxvv} onPress={onTop} />
      </p>
      <p>
        <span>{[row.chndescription, said(row.wharf), row.shipCompany].filter(Boolean).join(' · ') || emptyCellText}</span>
        <CutOffTide row={row} />
      </p>
      <p>
        <span className="ml-mono">
          {said(cutOffNames.gateInOpensMs)} {shownTime(row.ctnapplybegindate)} – {shownTime(row.ctnapplyenddate)}
        </span>
      </p>
      <p>
        <span className="ml-mono">
          {said(cutOffNames.portClosesMs)} {shownTime(row.portclosedate)}
        </span>
        <BillsOnCall row={row} call={affected} />
      </p>
      <p>
        <span className="ml-mono">
          {say('berth')} {shownTime(row.etaArrivedDate)} – {shownTime(row.etaSailingDate)}
        </span>
        <CardMenuButton row={row} onMenu={onMenu} />
      </p>
      {[said(row.note), row.remark].map((text) => text !== null && <p key={text}>{text}</p>)}
    </li>
  );
}
