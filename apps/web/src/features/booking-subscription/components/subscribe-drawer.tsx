import { useState } from 'react';
import { Select } from '@mastlight/ui';
import { bookingsPerPasteMax } from '@mastlight/domain/booking-subscription/limits';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { findSoNos, wanHaiExample } from '@mastlight/domain/vocabulary/so-no';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { PasteLinesDrawer, type PastedLine } from '../../../platform/list/paste-lines-drawer';
import { Cost } from '../../billing';
import { bookingList, subscribeBookings } from '../declaration';
import { bookingTexts } from '../texts';
import { said } from '../../../platform/said';

/** The S/O numbers of a pasted text; what is none says why before anything is sent. */
function readLines(text: string): PastedLine<string>[] {
  return findSoNos(text).map(({ line, soNo, isRepeated }) => ({
    line,
    item: soNo,
    reason: soNo === null ? textsOf(bookingTexts)('notSo') : null,
    isRepeated,
  }));
}

const nameOf = (soNo: string): string => soNo;
/** Terminals ask for Wan Hai's boxes by the S/O number alone (R-5.3-20). */
const asksForSo = 'WHL';
const options = () => carriers.map(({ code, nameCn }) => ({ value: code, label: `${code} ${said(nameCn)}` }));

/** Paste S/O numbers and subscribe to them at a port (R-7.6-08). */
export function SubscribeDrawer(props: { readonly port: PortCode; readonly initialText: string; readonly onClose: () => void }) {
  const { port } = props;
  const say = useTexts(bookingTexts);
  const [carrier, setCarrier] = useState('');
  const chosen = carriers.find(({ code }) => code === carrier);
  return (
    <PasteLinesDrawer
      title={say('drawerTitle')}
      note={say('drawerNote', { port: said(ports.find(({ code }) => code === port)!.name) })}
      example={carrier === asksForSo ? wanHaiExample : `${wanHaiExample}\nCOSU6142624050\n265123456`}
      product={bookingList.product}
      initialText={props.initialText}
      most={bookingsPerPasteMax}
      readLines={readLines}
      nameOf={nameOf}
      renderCost={(count) => <Cost port={port} fee="FEE_SO" count={count} />}
      subscribe={async (soNos) => (await subscribeBookings(port, soNos, carrier || null)).map((told) => ({ ...told, name: told.soNo }))}
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
    </PasteLinesDrawer>
  );
}
