import { wireTimeAt } from '@mastlight/wire';
import { writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';
import type { Announcement } from '../delivery/announcement';
import { describeVessel } from '../port-ningbo/describe-box';
import { nameMessage } from '../world/name-message';
import type { ShipCall, WorldBill, World, WorldBox } from '../world/world';

/** Customs code and invented organisation of the sandbox's declarant (4 + 9 characters). */
const declarant = '3104SANDBOX01';

/** Texts customs puts into its receipts unless an event gives its own. */
export const receiptTexts = {
  preAccepted: '预配舱单接受申报',
  preRejected: '退单：品名与预配不符',
  arrivalAccepted: '运抵报告接受申报',
  arrivalRejected: '退单：运抵报告箱号与预配舱单不符',
  loadingAccepted: '装载舱单接受申报',
  loadingRejected: '退单：装载舱单件数与预配不符',
  tallyAccepted: '理货正常',
  tallyRejected: '退单：理货报告与装载舱单不符',
} as const;

/** Customs' receipt to a pre-manifest (2101): one entry for the bill. */
export function writePreManifestReceipt(
  world: World,
  call: ShipCall,
  bill: WorldBill,
  answer: { readonly code: string; readonly text: string },
  atMs: number,
): Announcement {
  return writeReceipt(world, '2101', call, [{ billNo: bill.billNo, containerNo: null, ...answer }], atMs);
}

/** Customs' receipt to an arrival report (3101): one entry per box. */
export function writeArrivalReceipt(
  world: World,
  call: ShipCall,
  bill: WorldBill,
  boxes: readonly WorldBox[],
  answer: { readonly code: string; readonly text: string },
  atMs: number,
): Announcement {
  const entries = boxes.map((box) => ({ billNo: bill.billNo, containerNo: box.containerNo, ...answer }));
  return writeReceipt(world, '3101', call, entries, atMs);
}

/** Customs' receipt to a loading manifest (4101) or a tally (5102): one entry for the bill. */
export function writeLoadingReceipt(
  world: World,
  about: '4101' | '5102',
  call: ShipCall,
  bill: WorldBill,
  answer: { readonly code: string; readonly text: string },
  atMs: number,
): Announcement {
  return writeReceipt(world, about, call, [{ billNo: bill.billNo, containerNo: null, ...answer }], atMs);
}

interface ReceiptEntry {
  readonly billNo: string;
  readonly containerNo: string | null;
  readonly code: string;
  readonly text: string;
}

function writeReceipt(
  world: World,
  about: '2101' | '3101' | '4101' | '5102',
  call: ShipCall,
  entries: readonly ReceiptEntry[],
  atMs: number,
): Announcement {
  const name = nameMessage(world, `MT${about}R`, '3104', atMs, 'xml');
  // Milliseconds carry the running number: two receipts of one second keep different ids.
  const serial = String(world.nextMessage % 1000).padStart(3, '0');
  const messageId = `CN_MT${about}_1p0_${declarant}_${wireTimeAt(atMs).raw}${serial}`;
  const bytes = writeCustomsReceipt(
    {
      kind: 'customs-receipt',
      type: `MT${about}`,
      reference: messageId,
      function: 'original',
      prepared: wireTimeAt(atMs, 17),
      vessel: describeVessel(call),
      about,
      entries,
    },
    { sender: '3104', recipient: declarant },
  );
  return { source: 'customs', name, messageId, bytes };
}
