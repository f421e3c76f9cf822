import type { CustomsResponseMessage } from '../../message';
import { findShipmentNumbers } from '../../vocabulary/shipment-numbers';
import type { MessageReader } from '../envelope/message-reader';
import { DocumentReader } from '../shipment/document-reader';
import type { Draft } from '../shipment/part-draft';

type ResponseParts = Omit<
  CustomsResponseMessage,
  'kind' | 'type' | 'reference' | 'function' | 'prepared' | 'vessel' | 'documentName' | 'functionCode' | 'answerCode' | 'billNos'
>;

function openResponse(): Draft<ResponseParts> {
  return {
    references: [],
    statuses: [],
    errors: [],
    documents: [],
    times: [],
    places: [],
    contacts: [],
    parties: [],
    legs: [],
    equipment: [],
    packages: [],
    marks: [],
    codes: [],
    measures: [],
    amounts: [],
    remarks: [],
    totals: [],
  };
}

/** CUSRES, customs response (D95B, D96B, D99B): BGM 961, 962, 963, statuses (GIS) and errors (ERP, ERC). */
export const cusres: MessageReader = {
  type: 'CUSRES',
  open(header, context) {
    const parts = openResponse();
    const document = new DocumentReader(parts, { ...context, hasPartyTerms: false });
    return {
      take: (tag, cursor) => document.take(tag, cursor),
      close(place) {
        const closed = document.close(header, parts.legs, place);
        if (closed === null) return null;
        return {
          message: {
            kind: 'customs-response',
            type: 'CUSRES',
            ...closed.head,
            documentName: document.documentName,
            functionCode: document.functionCode,
            answerCode: document.answerCode,
            billNos: findShipmentNumbers(parts.references).billNos,
            ...parts,
          },
          boxes: closed.boxes,
        };
      },
    };
  },
};
