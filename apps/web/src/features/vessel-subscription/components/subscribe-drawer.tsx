import { callsPerPasteMax } from '@mastlight/domain/vessel-subscription/limits';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { splitVesselVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { useTexts } from '../../../platform/catalogue';
import { PasteLinesDrawer } from '../../../platform/list/paste-lines-drawer';
import { subscribeVessels, vesselList, type VesselCall } from '../api';
import { vesselTexts } from '../texts';

/** Vessel and voyage of a line (R-5.3-23); two columns of a spreadsheet come with a tab between them. */
function readCall(line: string): VesselCall | null {
  const parts = splitVesselVoyage(line.replace(/\s*\t\s*/, '/'));
  return parts && { vesselsName: parts.vesselName, voyage: parts.voyage };
}

const nameOf = ({ vesselsName, voyage }: VesselCall): string => `${vesselsName}/${voyage}`;

/** Paste calls and subscribe to them at a port (R-7.4-42). */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  const say = useTexts(vesselTexts);
  return (
    <PasteLinesDrawer
      title={say('drawerTitle')}
      note={say('drawerNote', { port: ports.find(({ code }) => code === port)!.name })}
      example={'MSC.ANNA/425W\nMSC.ANNA V.425W'}
      unreadReason={say('unread')}
      product={vesselList.product}
      initialText={props.initialText}
      most={callsPerPasteMax}
      readLine={readCall}
      nameOf={nameOf}
      subscribe={async (calls) => (await subscribeVessels(port, calls)).map((told) => ({ ...told, name: nameOf(told) }))}
      onClose={props.onClose}
    />
  );
}
