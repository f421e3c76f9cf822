import { useMemo } from 'react';
import { Select, TextField } from '@mastlight/ui';
import { shippingLines, type LineCode } from '@mastlight/domain/line-tracking/index';
import { clientLengthMax } from '@mastlight/domain/overseas/limits';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { notifyWays, type NotifyWay } from '@mastlight/domain/vocabulary/notify-ways';
import * as z from 'zod/mini';
import { ChosenChannels } from '../../../platform/chosen-channels';
import { useTexts } from '../../../platform/catalogue';
import { useKept } from '../../../platform/paste/kept-paste';
import { PasteDrawer } from '../../../platform/paste/paste-drawer';
import type { PasteKind } from '../../../platform/paste/paste-kinds';
import { said } from '../../../platform/said';
import { Cost } from '../../billing';
import { overseasList, subscribeShipments } from '../declaration';
import { overseasWords } from '../texts/zh-CN';

/** The 15 lines of the picker (R-1-09). */
export const lineOptions = () => shippingLines.map(({ code, nameCn }) => ({ value: code, label: `${code} ${said(nameCn)}` }));

const noWays: readonly NotifyWay[] = [];
const keptWays = z.array(z.enum(notifyWays));
const keptCarrier = z.enum(['', ...shippingLines.map(({ code }) => code)]);

/** How pasted numbers are subscribed to; `carrier`: of which line they are, where that was chosen; `notify`: where their news go. */
const pasteShipments = (carrier: LineCode | null, client: string, notify: readonly NotifyWay[]): PasteKind => ({
  kind: 'bill',
  product: overseasList.product,
  feeOf: () => 'FEE_ABROAD',
  renderCost: (port, wishes) => <Cost port={port} wishes={wishes} />,
  subscribe: (port, numbers) =>
    subscribeShipments(
      port,
      numbers.map((blno) => ({ blno, carrierCode: carrier, clientCompanyName: client || null, notify: [...notify] })),
    ),
});

/** Paste bills and have their lines asked after them; which line a number is of is seen, chosen, or asked for. */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  const say = useTexts(overseasWords);
  const place = { product: overseasList.product, port, given: props.initialText };
  const [carrier, setCarrier] = useKept(place, 'carrier', '', keptCarrier);
  const [client, setClient] = useKept(place, 'client', '', z.string());
  const [notify, setNotify] = useKept<readonly NotifyWay[]>(place, 'notify', noWays, keptWays);
  const home = useMemo(() => pasteShipments((carrier || null) as LineCode | null, client.trim(), notify), [carrier, client, notify]);
  return (
    <PasteDrawer
      home={home}
      port={port}
      title={say('drawerTitle')}
      note={say('drawerNote', { port: said(ports.find(({ code }) => code === port)!.name) })}
      example={'HLCUNG12466RT1\nMAEU255870114\nCOSU6408120773'}
      initialText={props.initialText}
      onClose={props.onClose}
    >
      <div className="overseas-drawer-fields">
        <Select label={say('carrier')} placeholder={say('anyCarrier')} options={lineOptions()} value={carrier} onChange={setCarrier} />
        <TextField label={say('client')} hint={say('clientHint')} value={client} maxLength={clientLengthMax} onChange={setClient} />
      </div>
      <ChosenChannels chosen={notify} onChange={setNotify} />
    </PasteDrawer>
  );
}
