import { callsPerPasteMax } from '@mastlight/domain/vessel-subscription/limits';
import { subscribeWords } from '@mastlight/domain/vessel-subscription/messages';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { splitVesselVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { PasteLinesDrawer } from '../../../platform/list/paste-lines-drawer';
import { subscribeVessels, vesselList, type VesselCall } from '../api';
import { texts } from '../texts';

/** Vessel and voyage of a line (R-5.3-23); two columns of a spreadsheet come with a tab between them. */
function readCall(line: string): VesselCall | null {
  const parts = splitVesselVoyage(line.replace(/\s*\t\s*/, '/'));
  return parts && { vesselsName: parts.vesselName, voyage: parts.voyage };
}

const nameOf = ({ vesselsName, voyage }: VesselCall): string => `${vesselsName}/${voyage}`;

/** Paste calls and subscribe to them at a port (R-7.4-42). */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  return (
    <PasteLinesDrawer
      title={texts.drawerTitle}
      note={texts.drawerNote(ports.find(({ code }) => code === port)!.name)}
      example={texts.example}
      unreadReason={texts.unread}
      product={vesselList.product}
      initialText={props.initialText}
      most={callsPerPasteMax}
      words={subscribeWords}
      readLine={readCall}
      nameOf={nameOf}
      subscribe={async (calls) => (await subscribeVessels(port, calls)).map((told) => ({ ...told, name: nameOf(told) }))}
      onClose={props.onClose}
    />
  );
}
