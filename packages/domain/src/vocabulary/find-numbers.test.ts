// Guarantee: whatever is pasted on whichever list, each number goes to the list of its kind, what costs is chosen only where it
// is meant, and what looks like a number but is none is told with its reason.
import { describe, expect, it, test } from 'vitest';
import { boxesAndSeals } from './chat-samples/boxes-and-seals';
import { ordersAndInvoices } from './chat-samples/orders-and-invoices';
import { pastedRows } from './chat-samples/pasted-rows';
import { phonesAndDates } from './chat-samples/phones-and-dates';
import { quotesAndLinks } from './chat-samples/quotes-and-links';
import { severalBills } from './chat-samples/several-bills';
import { spellings } from './chat-samples/spellings';
import { findNumbers, numbersPerPasteMax, type FoundNumber, type SubscribableKind } from './find-numbers';

const chatSamples = [
  ...boxesAndSeals,
  ...ordersAndInvoices,
  ...pastedRows,
  ...phonesAndDates,
  ...quotesAndLinks,
  ...severalBills,
  ...spellings,
];

/** `bill COSU6142624050`, not meant in brackets, a miss with its fault. */
const say = ({ kind, number, fault, isMeant }: FoundNumber): string =>
  fault === null ? (isMeant ? `${kind} ${number}` : `(${kind} ${number})`) : `${number}: ${fault}`;
const read = (text: string, home: SubscribableKind): string[] => findNumbers(text, home).map(say);

/** Somebody of the trade reads: the text, and what it is on the list of bills, of bookings, of ships; `=` is as on the list before. */
const truths: readonly (readonly [text: string, onBills: string, onBookings: string, onCalls: string])[] = [
  // One kind alone.
  ['COSU6142624050', 'bill COSU6142624050', 'booking COSU6142624050', 'bill COSU6142624050'],
  ['提单号 COSU6142624050', 'bill COSU6142624050', '=', '='],
  ['订舱号 COSU6142624050', 'bill COSU6142624050', 'booking COSU6142624050', 'bill COSU6142624050'],
  ['S/O NO. 6142624050', 'booking 6142624050', '=', '='],
  ['订舱号：ALK0574445', 'booking ALK0574445', '=', '='],
  ['WK420P00081', 'booking WK420P00081', '=', '='],
  ['265123456', 'bill 265123456', 'booking 265123456', 'bill 265123456'],
  ['QGD3131565', '(bill QGD3131565)', 'booking QGD3131565', '(bill QGD3131565)'],
  ['提单 QGD3131565', 'bill QGD3131565', '=', '='],
  ['TCNU1234565', '(box TCNU1234565)', '=', '='],
  ['MSC.ANNA/425W', 'call MSC.ANNA/425W', '=', '='],
  ['MSC ANNA V.425W', 'call MSC.ANNA/425W', '=', '='],
  ['MSC ANNA\t425W', 'call MSC.ANNA/425W', '=', '='],
  ['M/V MSC ANNA V.425W', 'call MSC.ANNA/425W', '=', '='],
  ['MV MSC ANNA VOY.425W', 'call MSC.ANNA/425W', '=', '='],
  ['CMA CGM ZEPHYR 0FLG5W1MA', 'call CMA.CGM.ZEPHYR/0FLG5W1MA', '=', '='],
  // What only its own list reads so.
  ['ABK12345', 'ABK12345: too-short', 'booking ABK12345', 'ABK12345: too-short'],
  ['I1234567', '', 'booking I1234567', ''],
  ['MSC ANNA', '', '', 'MSC ANNA: no-voyage'],
  ['东方之星/379W 梅山', '', '', '东方之星/379W: chinese-name'],
  // Several kinds of one wish, a line each.
  [
    'COSU6142624050\nWK420P00081\nMSC.ANNA/425W\nTCNU1234565',
    'bill COSU6142624050, booking WK420P00081, call MSC.ANNA/425W, (box TCNU1234565)',
    '=',
    '=',
  ],
  // What stands beside a number speaks of it.
  ['COSU6142624050 MSC ANNA V.425W', 'bill COSU6142624050, (call MSC.ANNA/425W)', '=', '(bill COSU6142624050), call MSC.ANNA/425W'],
  [
    'S/O NO: WK420P00081，B/L: WHLC025G512345',
    '(booking WK420P00081), bill WHLC025G512345',
    'booking WK420P00081, (bill WHLC025G512345)',
    '(booking WK420P00081), bill WHLC025G512345',
  ],
  ['订舱号 WK420P00081 MSC ANNA V.425W', 'booking WK420P00081, (call MSC.ANNA/425W)', '=', '(booking WK420P00081), call MSC.ANNA/425W'],
  // Small talk, days, weights, phones.
  ['您好，帮忙跟一下，谢谢', '', '', ''],
  ['Hi, pls check below, thanks\nBest regards', '', '', ''],
  ['2026-11-22 14:30 截港', '', '', ''],
  ['40HQ*2 毛重12345.6KGS 体积68.123CBM', '', '', ''],
  ['电话 0574-27695678', '', '', ''],
  ['13800138000', '13800138000: looks-like-phone', '=', '='],
  ['发票号 INV2026112201', 'INV2026112201: other-number', '=', '='],
  ['1.23457E+16', '1.23457E+16: rounded', '=', '='],
  ['315800 宁波市北仑区', '', '', ''],
  // A signature, a plate, counts and sums: nothing there is paid for.
  ['Email: lily@163.com', '', '', ''],
  ['wang@abc123456.com www.abc123456.com', '', '', ''],
  ['abc123456.com', '', '', ''],
  ['https://www.msc.com/track/MEDU6671630', '', '', ''],
  ['QQ: 12345678', '', '', ''],
  ['微信 wxid_a8b9c0d1', '', '', ''],
  ['Add: Room 1203, No.88 Baizhang Road', '', '', ''],
  ['Ningbo 315000', '', '', '(call NINGBO/315000)'],
  ['司机 浙B12345 浙BD12345', '', '', ''],
  ['12500KGS 1200CTNS 68CBM', '', '', ''],
  ['VGM 12500.5 KGS', '', '', ''],
  ['2X40HQ', '', '', ''],
  ['USD1200', '', '', ''],
  ['ETD 28NOV2026', '', '', ''],
  ['S/O', '', '', ''],
  ['N/A', '', '', ''],
  // And what resembles them is still a ship.
  ['EVER.TOP/0512W', 'call EVER.TOP/0512W', '=', '='],
  ['TEL AVIV 012W', 'call TEL.AVIV/012W', '=', '='],
  ['HAI PO 012W', 'call HAI.PO/012W', '=', '='],
  ['HAI MING 20261128', '', '', '(call HAI.MING/20261128)'],
];

describe('V-14 a text on each list', () => {
  it.each(truths)('V-14 %s', (text, onBills, onBookings, onCalls) => {
    const bookings = onBookings === '=' ? onBills : onBookings;
    expect({
      bills: read(text, 'bill').join(', '),
      bookings: read(text, 'booking').join(', '),
      calls: read(text, 'call').join(', '),
    }).toEqual({
      bills: onBills,
      bookings,
      calls: onCalls === '=' ? bookings : onCalls,
    });
  });
});

/** 200 numbers of four kinds, a line each, each once. */
const mixed = Array.from({ length: 50 }, (_, i) => {
  const n = String(i).padStart(2, '0');
  return [`COSU61426240${n}`, `WK420P000${n}`, `MSC ANNA V.1${n}W`, `TCNU12345${n}`];
}).flat();

test.each(['bill', 'booking', 'call'] as const)('V-14 of 200 mixed numbers pasted on the list of %ss none is lost', (home) => {
  const found = findNumbers(`您好，以下请跟踪：\n${mixed.join('\n')}\n谢谢`, home);
  const of = (kind: string) => found.filter((one) => one.kind === kind && one.fault === null && (one.isMeant || kind === 'box'));
  expect([of('bill').length, of('booking').length, of('call').length]).toEqual([50, 50, 50]);
  // A box with a wrong check digit is no box: as a number of nobody's it is offered, and not chosen.
  const boxes = found.filter(({ number }) => number.startsWith('TCNU'));
  expect(boxes.length).toBe(50);
  expect(boxes.some(({ isMeant }) => isMeant)).toBe(false);
});

test('V-14 a number of a line may be a booking: whoever says so is followed', () => {
  const text = 'COSU6142624050\nTCNU1234565';
  expect(findNumbers(text, 'booking').map(say)).toEqual(['bill COSU6142624050', '(box TCNU1234565)']);
  expect(findNumbers(text, 'booking', 'booking').map(say)).toEqual(['booking COSU6142624050', '(box TCNU1234565)']);
  expect(findNumbers('COSU6142624050', 'booking', 'bill').map(say)).toEqual(['bill COSU6142624050']);
  expect(findNumbers(text, 'booking').map(({ isEither }) => isEither)).toEqual([true, false]);
});

test('V-14 each place is that of the text, repeats are one number', () => {
  const text = '跟 ＣＯＳＵ6142624050\nMSC ANNA V.425W, MSC BEA V.426W\nABK12345 abk12345';
  const found = findNumbers(text, 'booking', 'bill');
  expect(found.map(({ number, places }) => [number, ...places.map(([from, to]) => text.slice(from, to))])).toEqual([
    ['COSU6142624050', 'ＣＯＳＵ6142624050'],
    ['MSC.ANNA/425W', 'MSC ANNA V.425W'],
    ['MSC.BEA/426W', 'MSC BEA V.426W'],
    ['ABK12345', 'ABK12345', 'abk12345'],
  ]);
});

test('V-14 so many of one kind at a time; the rest is told', () => {
  const text = Array.from({ length: numbersPerPasteMax + 1 }, (_, i) => `MSC.ANNA/${1000 + i}W`).join('\n');
  const found = findNumbers(text, 'call');
  expect(found.filter(({ isMeant }) => isMeant).length).toBe(numbersPerPasteMax);
  expect(say(found.at(-1)!)).toBe('MSC.ANNA/1200W: over-batch-limit');
});

test.each(chatSamples)(
  'V-14 on the list of bills a chat is read as its reader of bills does: $text',
  ({ text, bills = '', boxes = '' }) => {
    const found = findNumbers(text, 'bill');
    const numbers = (isWanted: (one: FoundNumber) => boolean) => found.filter(isWanted).map(({ number }) => number);
    expect(numbers(({ kind, isMeant }) => kind === 'bill' && isMeant).join(' ')).toBe(bills);
    expect(numbers(({ kind }) => kind === 'box').join(' ')).toBe(boxes);
  },
);
