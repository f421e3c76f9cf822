/**
 * The declaration of market procurement (CUSTOM of the 1039 interface): SubjectInfo with its Head and a Declaration of boxes and
 * goods. Names of elements are the interface's own; `originCountry` holds the country of origin here, which its own labels have
 * the other way round. Not here: what customs answer, which comes as a receipt of theirs (`gacc-xml`, type 1039).
 */
import { Buffer } from 'node:buffer';
import { FindingLog } from '../syntax/finding-log';
import { many, one, text } from './xml/element-fields';
import { ElementSchema } from './xml/element-schema';
import { MarkSearch } from './xml/mark-search';
import { ElementReading } from './xml/read-elements';
import { XmlRefusal } from './xml/xml-refusal';
import { XmlTexts } from './xml/xml-texts';

interface Head {
  messageId: string | null;
  messageType: string | null;
  sender: string | null;
  recipient: string | null;
  /** 1 first, 3 deletes. */
  operation: string | null;
}

export interface MarketBox {
  containerNo: string | null;
  sizeType: string | null;
}

export interface MarketGoods {
  lineNo: string | null;
  /** HS code: eight digits, and the two that China adds. */
  tariffCode: string | null;
  tariffSuffix: string | null;
  name: string | null;
  quantity: string | null;
  unit: string | null;
  price: string | null;
  currency: string | null;
  total: string | null;
  originCountry: string | null;
  merchant: string | null;
}

export interface MarketDeclaration {
  packingNo: string | null;
  exitPort: string | null;
  declaredDay: string | null;
  /** Parties by the names that their books have. */
  trader: string | null;
  owner: string | null;
  agent: string | null;
  transportMode: string | null;
  transportName: string | null;
  voyageNo: string | null;
  billNo: string | null;
  /** 1039. */
  tradeMode: string | null;
  tradeCountry: string | null;
  destinationPort: string | null;
  packages: string | null;
  /** kg. */
  grossWeight: string | null;
  netWeight: string | null;
  boxes: MarketBox[];
  goods: MarketGoods[];
}

export interface MarketMessage extends Head {
  declaration: MarketDeclaration | null;
}

const head = new ElementSchema<Head>([
  text('MessageId', 'messageId'),
  text('MessageType', 'messageType'),
  text('Sender', 'sender'),
  text('Receiver', 'recipient'),
  text('opType', 'operation'),
]);
const blankHead = (): Head => ({ messageId: null, messageType: null, sender: null, recipient: null, operation: null });
const box = new ElementSchema<MarketBox>([text('containerId', 'containerNo'), text('containerMd', 'sizeType')]);
const goods = new ElementSchema<MarketGoods>([
  text('gNo', 'lineNo'),
  text('codeT', 'tariffCode'),
  text('codeS', 'tariffSuffix'),
  text('gName', 'name'),
  text('qty1', 'quantity'),
  text('unit1', 'unit'),
  text('declPrice', 'price'),
  text('tradeCurr', 'currency'),
  text('declTotal', 'total'),
  text('originCountry', 'originCountry'),
  text('dutyName', 'merchant'),
]);
const blankGoods = (): MarketGoods => ({
  lineNo: null,
  tariffCode: null,
  tariffSuffix: null,
  name: null,
  quantity: null,
  unit: null,
  price: null,
  currency: null,
  total: null,
  originCountry: null,
  merchant: null,
});
const declaration = new ElementSchema<MarketDeclaration>([
  text('packingNo', 'packingNo'),
  text('iEPort', 'exitPort'),
  text('dDate', 'declaredDay'),
  text('tradeCo', 'trader'),
  text('ownerCode', 'owner'),
  text('agentCode', 'agent'),
  text('trafMode', 'transportMode'),
  text('trafName', 'transportName'),
  text('voyageNo', 'voyageNo'),
  text('billNo', 'billNo'),
  text('tradeMode', 'tradeMode'),
  text('tradeCountry', 'tradeCountry'),
  text('distinatePort', 'destinationPort'),
  text('packNo', 'packages'),
  text('grossWt', 'grossWeight'),
  text('netWt', 'netWeight'),
  many(
    'Container',
    'boxes',
    () => box,
    (): MarketBox => ({ containerNo: null, sizeType: null }),
  ),
  many('CustomGoods', 'goods', () => goods, blankGoods),
]);
const blankDeclaration = (): MarketDeclaration => ({
  packingNo: null,
  exitPort: null,
  declaredDay: null,
  trader: null,
  owner: null,
  agent: null,
  transportMode: null,
  transportName: null,
  voyageNo: null,
  billNo: null,
  tradeMode: null,
  tradeCountry: null,
  destinationPort: null,
  packages: null,
  grossWeight: null,
  netWeight: null,
  boxes: [],
  goods: [],
});

interface Document {
  head: Head | null;
  declaration: MarketDeclaration | null;
}
const document = new ElementSchema<Document>([
  one('Head', 'head', () => head, blankHead),
  one('Declaration', 'declaration', () => declaration, blankDeclaration),
]);

/** Writes a declaration, UTF-8. */
export function writeMarketDeclaration({ declaration: told, ...rest }: MarketMessage): Uint8Array {
  const body = document.write({ head: rest, declaration: told });
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<SubjectInfo>${body}</SubjectInfo>\n`, 'utf8');
}

/** Reads one declaration; null for what is none. It never throws for what the input says. */
export function readMarketDeclaration(bytes: Uint8Array): MarketMessage | null {
  const input = Buffer.from(bytes);
  const draft: Document = { head: null, declaration: null };
  const source = { bytes: input, texts: new XmlTexts(input), marks: new MarkSearch(input) };
  const reading = new ElementReading(source, 0, { schema: document as ElementSchema, draft, takeStrayText: () => false }, new FindingLog());
  try {
    while (!reading.readOn(input.length + 1));
  } catch (refusal) {
    if (refusal instanceof XmlRefusal) return null;
    throw refusal;
  }
  return draft.head === null || reading.rootName !== 'SubjectInfo' ? null : { ...draft.head, declaration: draft.declaration };
}
