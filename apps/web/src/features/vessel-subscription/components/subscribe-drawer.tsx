import { vesselFeeOf } from '@mastlight/domain/billing/index';
import { callsPerPasteMax } from '@mastlight/domain/vessel-subscription/limits';
import { findCalls } from '@mastlight/domain/vocabulary/find-calls';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { PasteLinesDrawer, type PastedLine } from '../../../platform/list/paste-lines-drawer';
import { Cost } from '../../billing';
import { subscribeVessels, vesselList, type VesselCall } from '../declaration';
import { vesselTexts } from '../texts';
import { said } from '../../../platform/said';

/** The calls of a pasted text; a line that names none says why before anything is sent. */
function readLines(text: string): PastedLine<VesselCall>[] {
  return findCalls(text).map(({ call, fault, ...line }) => ({
    ...line,
    item: call && fault === null ? { vesselsName: call.vesselName, voyage: call.voyage } : null,
    reason: fault && textsOf(vesselTexts)(`faults.${fault}`),
  }));
}

const nameOf = ({ vesselsName, voyage }: VesselCall): string => `${vesselsName}/${voyage}`;

/** Paste calls and subscribe to them at a port (R-7.4-42). */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  const say = useTexts(vesselTexts);
  return (
    <PasteLinesDrawer
      title={say('drawerTitle')}
      note={say('drawerNote', { port: said(ports.find(({ code }) => code === port)!.name) })}
      example={'MSC.ANNA/425W\nMSC ANNA V.425W\nMSC ANNA 425W'}
      product={vesselList.product}
      initialText={props.initialText}
      most={callsPerPasteMax}
      readLines={readLines}
      nameOf={nameOf}
      renderCost={(count) => <Cost port={port} fee={vesselFeeOf(port)} count={count} />}
      subscribe={async (calls) => (await subscribeVessels(port, calls)).map((told) => ({ ...told, name: nameOf(told) }))}
      onClose={props.onClose}
    />
  );
}
