import { useMemo } from 'react';
import { Select } from '@mastlight/ui';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { wanHaiExample } from '@mastlight/domain/vocabulary/so-no';
import * as z from 'zod/mini';
import { useTexts } from '../../../platform/catalogue';
import { useKept } from '../../../platform/paste/kept-paste';
import { PasteDrawer } from '../../../platform/paste/paste-drawer';
import { said } from '../../../platform/said';
import { pasteBookings } from '../paste-kind';
import { bookingTexts } from '../texts/zh-CN';

/** Terminals ask for Wan Hai's boxes by the S/O number alone (R-5.3-20). */
const asksForSo = 'WHL';
const keptCarrier = z.enum(['', ...carriers.map(({ code }) => code)]);
const options = () => carriers.map(({ code, nameCn }) => ({ value: code, label: `${code} ${said(nameCn)}` }));

/** Paste S/O numbers and subscribe to them at a port (R-7.6-08). */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  const say = useTexts(bookingTexts);
  const place = { product: pasteBookings(null).product, port, given: props.initialText };
  const [carrier, setCarrier] = useKept(place, 'carrier', '', keptCarrier);
  const chosen = carriers.find(({ code }) => code === carrier);
  const home = useMemo(() => pasteBookings(carrier || null), [carrier]);
  return (
    <PasteDrawer
      home={home}
      port={port}
      title={say('drawerTitle')}
      note={say('drawerNote', { port: said(ports.find(({ code }) => code === port)!.name) })}
      example={carrier === asksForSo ? wanHaiExample : `${wanHaiExample}\nCOSU6142624050\n265123456`}
      initialText={props.initialText}
      onClose={props.onClose}
    >
      <Select
        label={say('carrier')}
        placeholder={say('anyCarrier')}
        options={options()}
        value={carrier}
        {...(carrier === asksForSo ? { hint: say('soForm', { carrier: chosen!.nameCn, example: wanHaiExample }) } : {})}
        onChange={setCarrier}
      />
    </PasteDrawer>
  );
}
