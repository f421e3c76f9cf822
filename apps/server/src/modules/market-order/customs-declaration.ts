import { lineCents, plainNumber, ratesOf, readDecimal, usdOf, writeCents } from '@mastlight/domain/market-order/amounts';
import { linesOfPart, type OrderContent, type OrderLine } from '@mastlight/domain/market-order/fields';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { writeMarketDeclaration } from '@mastlight/wire/gacc-xml/market-declaration';

/** The trade mode of market procurement, the currencies of customs' table, and China as the country of origin. */
const tradeMode = '1039';
const currencyCodes: Readonly<Record<string, string>> = {
  USD: '502',
  EUR: '300',
  CNY: '142',
  GBP: '303',
  JPY: '116',
  HKD: '110',
  AED: '138',
};
const china = '142';
const bySea = '2';

/** What goods come to in US cents. */
export function usdCentsOf(content: OrderContent, lines: readonly OrderLine[]): bigint {
  const rates = ratesOf(content.head);
  return rates === null ? 0n : usdOf(lines, rates);
}

/** A weight in thousandths as kilograms with three places. */
const kg = (grams: bigint): string => `${grams / 1_000n}.${String(grams % 1_000n).padStart(3, '0')}`;

/** Writes one declaration of an order; the reference of ours is its MessageId. */
export function writeDeclaration(
  { orderNo, content, part }: { readonly orderNo: string; readonly content: OrderContent; readonly part: number },
  { sender, recipient }: { readonly sender: string; readonly recipient: string },
  reference: string,
  preparedMs: number,
): Uint8Array {
  const { head } = content;
  const lines = linesOfPart(content.lines, part);
  const sum = (prop: string, places: number): bigint =>
    lines.reduce((all, { texts }) => all + (readDecimal(texts[prop] ?? '', places) ?? 0n), 0n);
  const used = new Set(lines.map(({ texts }) => texts['boxNo'] ?? ''));
  const told = (prop: string): string | null => head[prop] || null;
  return writeMarketDeclaration({
    messageId: reference,
    messageType: 'CUSTOM',
    sender,
    recipient,
    operation: '1',
    declaration: {
      packingNo: `${orderNo}-${part}`,
      exitPort: told('exitPort'),
      declaredDay: formatShanghai(preparedMs).slice(0, 10),
      trader: told('applicant'),
      owner: told('buyer'),
      agent: told('agent'),
      transportMode: bySea,
      transportName: told('vessel'),
      voyageNo: told('voyage'),
      billNo: told('billNo'),
      tradeMode,
      tradeCountry: told('country'),
      destinationPort: told('port'),
      packages: String(sum('cartons', 0)),
      grossWeight: kg(sum('grossKg', 3)),
      netWeight: kg(sum('netKg', 3)),
      boxes: content.boxes.filter(({ boxNo }) => used.has(boxNo)).map(({ boxNo, kind }) => ({ containerNo: boxNo, sizeType: kind })),
      goods: lines.map(({ texts }, at) => ({
        lineNo: String(at + 1),
        tariffCode: (texts['hsCode'] ?? '').slice(0, 8),
        tariffSuffix: (texts['hsCode'] ?? '').slice(8),
        name: texts['name'] ?? '',
        quantity: plainNumber(texts['quantity'] ?? '', 3),
        unit: texts['unit'] ?? '',
        price: plainNumber(texts['price'] ?? '', 4),
        currency: currencyCodes[head['currency'] ?? ''] ?? null,
        total: writeCents(lineCents(texts) ?? 0n),
        originCountry: china,
        merchant: texts['merchant'] ?? '',
      })),
    },
  });
}
