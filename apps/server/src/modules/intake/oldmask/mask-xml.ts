import { intakeTexts } from '@mastlight/domain/intake/messages';
import type { MessageMask } from './message-mask';
import { billNo, code, containerNo, hidden, name, plate, quantity, reason, reference, time, type OwnNumbers, type Show } from './shapes';

type Leaves = Readonly<Record<string, Show>>;

const means: Leaves = {
  JourneyID: code,
  TypeCode: code,
  ID: code,
  Name: name,
  FirstArrivalLocationID: code,
  ArrivalDateTime: time,
  DepartureDateTime: time,
  ActualDateTime: time,
  CompletedDateTime: time,
};
const consignment: Leaves = {
  GrossVolumeMeasure: quantity,
  TotalGrossMassMeasure: quantity,
  TransportSplitIndicator: code,
  CustomsStatusCode: code,
  RoutingCountryCode: code,
};
const packaging: Leaves = { QuantityQuantity: quantity, TypeCode: code };
const document: Leaves = { ID: billNo, ConditionCode: code, ChangeReasonCode: code };

/** Elements that hold others, with those of their texts that may be shown. What is in no list is masked with all it holds. */
const known: Readonly<Record<string, Leaves>> = {
  Manifest: {},
  Message: {},
  MFTMessage: {},
  MFTData: {},
  Response: {},
  Body: {},
  Head: { FunctionCode: code, MessageType: code, SendTime: time, Version: code },
  Declaration: { DeclarationOfficeID: code },
  ExitCustomsOffice: { ID: code },
  Carrier: { ID: code },
  BorderTransportMeans: means,
  ChangeBorderTransportMeans: means,
  Consignment: consignment,
  ChangeConsignment: consignment,
  TransportContractDocument: document,
  AssociatedTransportDocument: document,
  LoadingLocation: { ID: code, Name: name, LoadingDate: time },
  UnloadingLocation: { ID: code, Name: name, ArrivalDate: time },
  TranshipmentLocation: { ID: code },
  TransitDestination: { ID: code },
  GoodsReceiptPlace: { ID: code },
  ConsignmentPackaging: packaging,
  ConsignmentItem: { SequenceNumeric: quantity },
  ConsignmentItemPackaging: packaging,
  GoodsMeasure: { GrossMassMeasure: quantity },
  TransportEquipment: { ID: containerNo, CharacteristicCode: code, SupplierPartyTypeCode: code, FullnessCode: code, SealID: reference },
  EquipmentIdentification: { ID: containerNo },
  TransportMeans: { StowageLocationID: code },
  ResponseType: { Code: code, Text: reason },
  List: {
    VesselCode: code,
    VesselEName: name,
    VesselCName: name,
    Voyage: code,
    InVoyage: code,
    OutVoyage: code,
    ContainerNo: containerNo,
    BillNo: billNo,
    SizeType: code,
    FullnessCode: code,
    SealNo: reference,
    GrossWeight: quantity,
    TruckNo: plate,
    TerminalCode: code,
    Stowage: code,
    OperationType: code,
    OperationTime: time,
    InGateTime: time,
    OutGateTime: time,
    LoadTime: time,
    UnloadTime: time,
    ETAArrivedTime: time,
    ETASailingTime: time,
    ActualArrivedTime: time,
    ActualSailingTime: time,
    InstructionCode: code,
    InstructionTime: time,
    Remark: reason,
  },
};

interface OpenElement {
  readonly name: string;
  /** Texts inside that may be shown; null: nothing in here is. */
  readonly leaves: Leaves | null;
  /** How its own text is shown; `hidden` where it is not. */
  show: Show;
}

/** A stretch of an element's text: as it stands, and what it says. */
interface Piece {
  readonly raw: string;
  readonly said: string;
}

/** Masks the messages of customs (GACC) by the element a text stands in, and by those around it. */
export class XmlMask implements MessageMask {
  readonly #open: OpenElement[] = [];
  /** Of the element at hand: sections, comments and entities may cut a phone in pieces, so they are judged together. */
  #pieces: Piece[] = [];

  constructor(private readonly own: OwnNumbers) {}

  *take(part: string): Generator<void, string> {
    let shown = '';
    for (let at = 0; at < part.length;) {
      const tag = part.indexOf('<', at);
      const end = tag === -1 ? part.length : tag;
      shown += this.#text(part.slice(at, end));
      at = end;
      if (tag === -1) break;
      const token = readToken(part, tag);
      // Cut in the middle: what follows is not told apart.
      if (token === null) return shown + this.#tell(false) + hidden(part.slice(tag));
      shown += this.#show(token);
      at = tag + token.length;
      yield;
    }
    return shown + this.#tell(false);
  }

  #show(token: string): string {
    if (token.startsWith('<!--')) return this.#gather({ raw: `<!--${intakeTexts.masked}-->`, said: '' });
    if (token.startsWith('<![CDATA[')) {
      const said = token.slice(9, -3);
      return this.#isShown() ? this.#gather({ raw: token, said }) : `<![CDATA[${hidden(said)}]]>`;
    }
    if (token.startsWith('<!')) return this.#tell(false) + `<!${intakeTexts.masked}>`;
    if (token.startsWith('<?'))
      return (
        this.#tell(false) + (/^<\?xml(?: [a-z]{1,10}=["'][\w.-]{1,20}["']){0,3} ?\?>$/.test(token) ? token : `<?${intakeTexts.masked}?>`)
      );
    const [, slash, qualified, attributes] = /^<(\/?)([\w:.-]{1,80})([^]*)>$/.exec(token) ?? [];
    if (qualified === undefined) return this.#tell(false) + `<${intakeTexts.masked}>`;
    const local = qualified.slice(qualified.indexOf(':') + 1);
    if (slash) {
      const told = this.#tell(this.#open.at(-1)?.name === local);
      this.#close(local);
      return `${told}</${qualified}>`;
    }
    const told = this.#tell(false);
    if (!attributes!.endsWith('/')) this.#open.push(this.#opened(local));
    return `${told}<${qualified}${showAttributes(attributes!, this.own)}>`;
  }

  #opened(local: string): OpenElement {
    const around = this.#open.at(-1);
    if (around?.leaves === null) return { name: local, leaves: null, show: hidden };
    const show = around?.leaves && Object.hasOwn(around.leaves, local) ? around.leaves[local]! : hidden;
    if (show !== hidden) return { name: local, leaves: null, show };
    return { name: local, leaves: Object.hasOwn(known, local) ? known[local]! : null, show: hidden };
  }

  #close(local: string): void {
    const at = this.#open.findLastIndex((element) => element.name === local);
    if (at !== -1) this.#open.length = at;
  }

  #isShown(): boolean {
    return (this.#open.at(-1)?.show ?? hidden) !== hidden;
  }

  #text(raw: string): string {
    return this.#isShown() ? this.#gather({ raw, said: decodeEntities(raw) }) : hiddenCore(raw);
  }

  /** Keeps a piece until the element ends; outside of a shown element it stands as it is. */
  #gather(piece: Piece): string {
    if (!this.#isShown()) return piece.raw;
    this.#pieces.push(piece);
    return '';
  }

  /** What was gathered of the element at hand. @param isEnded false: it goes on in a way that no leaf does, so nothing of it is told */
  #tell(isEnded: boolean): string {
    const element = this.#open.at(-1);
    if (!element || element.show === hidden) return '';
    const pieces = this.#pieces;
    this.#pieces = [];
    const { show } = element;
    if (!isEnded) element.show = hidden;
    const said = pieces.map((piece) => piece.said).join('');
    const core = said.trim();
    // Characters written as their numbers, and entities of the sender's own, could hide a phone from the shape.
    const shown = !isEnded || /&#?\w+;/.test(core) ? hidden(core) : show(core, this.own);
    if (shown === core) return pieces.map((piece) => piece.raw).join('');
    return said.replace(core, () => encodeText(shown));
  }
}

function hiddenCore(raw: string): string {
  const core = raw.trim();
  return core === '' ? raw : raw.replace(core, () => hidden(core));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (raw: string): string => raw.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => entities[name]!);

const encodeText = (text: string): string => text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** The tag, comment or section that begins at `at`; null when it does not end. */
function readToken(text: string, at: number): string | null {
  const closing = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : text.startsWith('<?', at) ? '?>' : null;
  if (closing !== null) {
    const end = text.indexOf(closing, at + 2);
    return end === -1 ? null : text.slice(at, end + closing.length);
  }
  let quote: string | null = null;
  for (let end = at + 1; end < text.length; end++) {
    const char = text[end]!;
    if (quote !== null) quote = char === quote ? null : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return text.slice(at, end + 1);
  }
  return null;
}

const shownAttributes: Leaves = { version: code, AgencyCode: code };

function showAttributes(attributes: string, own: OwnNumbers): string {
  return attributes.replace(
    /([\w:.-]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)')|[^\s/]+/g,
    (whole, key?: string, equals?: string, double?: string, single?: string) => {
      if (key === undefined) return intakeTexts.masked;
      const value = double ?? single ?? '';
      const isSpace = /^xmlns(?::\w+)?$/.test(key) && /^[\w:./-]{1,80}$/.test(value);
      if (isSpace || (Object.hasOwn(shownAttributes, key) && shownAttributes[key]!(value, own) === value)) return whole;
      return `${key}${equals}"${hidden(value)}"`;
    },
  );
}
