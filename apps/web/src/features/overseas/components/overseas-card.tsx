import { useContext } from 'react';
import { Button, CopyText } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { CardMenuButton } from '../../../platform/list/card-menu-button';
import { PinStar } from '../../../platform/list/grid-columns';
import type { CardProps } from '../../../platform/list/product-page';
import { DetentionCell, Eta, FreeTime, Holds, Latest, OpenShipment, Route, State } from '../cells';
import type { OverseasRow } from '../declaration';
import { overseasWords } from '../texts/zh-CN';

/** One shipment on a phone: its number and state, its way, what happened last, when it arrives. */
export function OverseasCard({ row, onTop, onMenu }: CardProps<OverseasRow>) {
  const open = useContext(OpenShipment);
  const say = useTexts(overseasWords);
  return (
    <li className="ml-card list-card">
      <p>
        <CopyText text={row.blno} className="overseas-no" />
        <State row={row} />
        <PinStar row={row} name={row.blno} onPress={onTop} />
      </p>
      {row.route.length > 0 && (
        <p>
          <Route row={row} />
        </p>
      )}
      <p>
        <Latest row={row} />
      </p>
      <p>
        {(row.isEtaWithdrawn || (row.eta ?? row.arrivedTime) !== null) && <Eta row={row} />}
        {row.countedFreeDays !== null && <FreeTime row={row} />}
        {(row.detention?.state === 'running' || row.detention?.state === 'final') && <DetentionCell row={row} />}
        {row.holds.length > 0 && <Holds row={row} />}
        <Button variant="icon" size={24} icon="chevronRight" aria-label={say('open')} onClick={() => open(row)} />
        <CardMenuButton row={row} onMenu={onMenu} />
      </p>
      {row.remark !== null && <p>{row.remark}</p>}
    </li>
  );
}
