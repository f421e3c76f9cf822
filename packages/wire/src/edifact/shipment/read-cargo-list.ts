import { checkShipmentTotals } from './shipment-totals';
import type { CargoList, Consignment } from '../../message';
import type { WirePlace } from '../../syntax/finding-log';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { findShipmentNumbers } from '../../vocabulary/shipment-numbers';
import type { MessageContext, MessageHeader } from '../envelope/message-reader';
import { CNI, RFF } from '../envelope/segment-tags';
import { DocumentReader } from './document-reader';
import { append, openConsignment, type Draft, type PartDraft } from './part-draft';

/** A cargo list without what its message type adds. */
type CargoListHead = Omit<CargoList, 'type'>;

/** References that name a bill (1153): BM and BH bill, MB master, AWB and the older AAM waybills. */
const billQualifiers = ['BM', 'BH', 'MB', 'AWB', 'HWB', 'MWB', 'AAM'];

type OpenCargoList = Pick<
  CargoList,
  'references' | 'times' | 'places' | 'contacts' | 'parties' | 'legs' | 'equipment' | 'statuses' | 'remarks' | 'totals'
> & { consignments: readonly Draft<Consignment>[] };

/** Reads what CUSCAR and IFCSUM have in common: a head, then consignments (CNI). */
export class CargoListReader {
  private readonly list: OpenCargoList = {
    references: [],
    times: [],
    places: [],
    contacts: [],
    parties: [],
    legs: [],
    equipment: [],
    statuses: [],
    remarks: [],
    totals: [],
    consignments: [],
  };
  private readonly document: DocumentReader;

  /** @param isForCustoms several bills may stand under one CNI, each begun by its RFF, and parties have contacts alone */
  constructor(
    private readonly context: MessageContext,
    private readonly isForCustoms: boolean,
  ) {
    this.document = new DocumentReader(this.list, { ...context, hasPartyTerms: !isForCustoms });
  }

  take(tag: number, cursor: SegmentCursor): void {
    if (tag === CNI) this.dropNameless(cursor);
    if (tag === RFF && this.isForCustoms) this.openNextBill(cursor);
    this.document.take(tag, cursor);
  }

  /** Ends the message; null after noting why it is refused. */
  close(header: MessageHeader, place: WirePlace): { readonly list: CargoListHead; readonly boxes: number } | null {
    this.dropNameless(place);
    const { list, document } = this;
    const closed = document.close(header, list.legs, place);
    if (closed === null) return null;
    for (const consignment of list.consignments) {
      const { bookingNo, billNos } = findShipmentNumbers(consignment.references);
      consignment.bookingNo = bookingNo;
      consignment.billNos = billNos;
    }
    const { consignments } = list;
    const told = {
      totals: list.totals,
      goods: consignments.flatMap(({ goods }) => goods),
      equipment: [...list.equipment, ...consignments.flatMap(({ equipment }) => equipment)],
      consignments: consignments.length,
    };
    checkShipmentTotals(told, this.context.log, place);
    return {
      list: { ...closed.head, documentName: document.documentName, ...list },
      boxes: closed.boxes,
    };
  }

  private get last(): Draft<Consignment> | undefined {
    return this.list.consignments.at(-1);
  }

  /** A consignment with neither number nor reference cannot be told from others. */
  private dropNameless(place: WirePlace): void {
    const { last } = this;
    if (last === undefined || last.number !== null || last.references.length > 0) return;
    this.context.log.note('missing-field', place, 'CNI 1004');
    (this.list.consignments as Draft<Consignment>[]).pop();
  }

  /** A bill begins when its reference stands behind what belongs to the one before. */
  private openNextBill(cursor: SegmentCursor): void {
    const { last } = this;
    if (last === undefined || !hasContent(last)) return;
    const qualifier = cursor.text(1, 0);
    const begins = billQualifiers.includes(qualifier) || last.references[0]?.qualifier === qualifier;
    if (!begins) return;
    const next = openConsignment(last.sequence, last.number);
    append(this.list as PartDraft, 'consignments', next);
    this.document.groups.enter(next);
  }
}

function hasContent({ places, parties, goods, legs, equipment }: Draft<Consignment>): boolean {
  return places.length + parties.length + goods.length + legs.length + equipment.length > 0;
}
