import { intakeTexts } from '@mastlight/domain/intake/messages';
import { billNo, code, containerNo, hidden, name, plate, quantity, reason, reference, time, type OwnNumbers, type Show } from './shapes';

const named = (show: Show, ...fields: readonly string[]): [string, Show][] => fields.map((field) => [field, show]);

/** Fields of the port's answers and of shipment events that may be shown, under every spelling that is read. */
// prettier-ignore
const shownFields: ReadonlyMap<string, Show> = new Map([
  ...named(quantity, 'code', 'pageNum', 'pageSize', 'total', 'totalPages', 'transportCallSequenceNumber'),
  ...named(quantity, 'ctnGrossWeight', 'vgmGrossWeight', 'vgmWeight'),
  ...named(containerNo, 'containerno', 'containerNo', 'ctnNo', 'equipmentReference'),
  ...named(billNo, 'billno', 'billNo', 'blno', 'blNo', 'transportDocumentReference', 'carrierBookingReference', 'documentReferenceValue'),
  ...named(reference, 'sealNo', 'sealNumber', 'transportCallID', 'transportCallReference', 'portVisitReference', 'eventID', 'retractedEventID'),
  ...named(code, 'msg', 'type', 'status', 'state', 'direct', 'vesselDirect', 'ioflag', 'tradeFlag', 'signTrade', 'senderCode', 'terminal', 'matou', 'berth'),
  ...named(code, 'voyage', 'unvessel', 'vesselUnCode', 'vesselCode', 'vesselcode', 'ctnOperatorCode', 'ctnSizeType', 'ctnStatus', 'dlPortCode', 'vgmMethod'),
  ...named(code, 'ifcsumFlag', 'matouFlag', 'customFlag', 'sldFlag', 'passFlag', 'sendFlag', 'isCheck986', 'resultCode', 'load', 'discharge'),
  ...named(code, 'eventType', 'eventClassifierCode', 'equipmentEventTypeCode', 'transportEventTypeCode', 'shipmentEventTypeCode', 'eventTypeCode'),
  ...named(code, 'reeferEventTypeCode', 'iotEventTypeCode', 'ISOEquipmentCode', 'isoEquipmentCode', 'emptyIndicatorCode', 'isTransshipmentMove'),
  ...named(code, 'UNLocationCode', 'unLocationCode', 'facilityCode', 'facilityCodeListProvider', 'facilityTypeCode', 'locationType', 'modeOfTransport'),
  ...named(code, 'carrierServiceCode', 'carrierVoyageNumber', 'carrierExportVoyageNumber', 'carrierImportVoyageNumber', 'exportVoyageNumber', 'importVoyageNumber'),
  ...named(code, 'universalExportVoyageReference', 'universalImportVoyageReference', 'universalServiceReference', 'vesselIMONumber', 'imoNumber', 'vesselFlag'),
  ...named(code, 'vesselCallSign', 'vesselCallSignNumber', 'vesselOperatorCarrierCode', 'vesselOperatorCarrierCodeListProvider'),
  ...named(code, 'sealSource', 'sealType', 'documentReferenceType', 'documentTypeCode', 'delayReasonCode'),
  ...named(code, 'row', 'port', 'source', 'msgType', 'wharfCode', 'yardCode', 'ctnOwner', 'loadPort', 'dischargePort', 'vesselUn', 'imo', 'exVoyage', 'mode'),
  ...named(code, 'arriveFlag', 'loadPermitFlag', 'tallyFlag', 'stowFlag', 'msaFlag', 'voucherFlag', 'inMode', 'tcStatus'),
  ...named(quantity, 'seq'),
  ...named(containerNo, 'ctnNos'),
  ...named(time, 'recvTime', 'arriveTime', 'customTime', 'loadPermitTime', 'tallyTime', 'passTime', 'stowTime', 'msaTime', 'voucherTime', 'startTime'),
  ...named(time, 'resultTime', 'sailTime', 'ctnStart', 'ctnEnd', 'jgStart', 'jgEnd', 'customClose', 'portClose', 'etb', 'inputTime', 'outTime', 'backTime', 'stuffTime', 'jgTime'),
  ...named(name, 'envessel', 'vessel', 'vesselEnName', 'vesselEname', 'vesselename', 'vesselCnName', 'cnvesselname', 'vesselName'),
  ...named(plate, 'truckNo'),
  ...named(reason, 'remark', 'resultDescripts', 'changeRemark', 'vesselScheduleChangeRemark', 'reason'),
  ...named(time, 'compareTime', 'sendTime', 'receivetime', 'receiveTime', 'loadtime', 'loadTime', 'operateTime', 'inGateTime', 'outGateTime'),
  ...named(time, 'ctnStartTime', 'ctnstart', 'ctnEndTime', 'ctnend', 'customCloseTime', 'portCloseTime', 'portclosedate'),
  ...named(time, 'eta', 'etaarriveddate', 'etd', 'etasailingdate', 'ata', 'atd'),
  ...named(time, 'eventCreatedDateTime', 'eventUpdatedDateTime', 'eventDateTime', 'eventCreated'),
]);

/** Fields that hold rows or parts of one; whatever else holds anything is masked with all it holds. */
// prettier-ignore
const shownGroups = new Set([
  'data', 'list', 'rows', 'records', 'container', 'ingate', 'outgate', 'load', 'discharge', 'cusmov', 'custpass', 'cusretrec', 'npp', 'gate',
  'events', 'metadata', 'payload', 'transportCall', 'vessel', 'location', 'eventLocation', 'otherFacility', 'seals', 'documentReferences',
]);

/** Whether a field holds what is looked at further; the empty name is the root. */
export function isShownGroup(field: string): boolean {
  return field === '' || shownGroups.has(field);
}

/** Only a port's terminal is told by its name; any other place may be somebody's door. */
const terminalFacility = 'POTE';

/** Rows nest a few levels deep. */
const depthMax = 12;

/** A value of a row under its field's name (the empty one at the root) as a follower may see it. */
export function maskRow(field: string, value: unknown, own: OwnNumbers, depth = 0): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value !== 'object') return maskScalar(field, value, own);
  if (depth > depthMax || !isShownGroup(field)) return intakeTexts.masked;
  if (Array.isArray(value)) return value.map((part) => maskRow(field, part, own, depth + 1));
  const isTerminal = (value as { facilityTypeCode?: unknown }).facilityTypeCode === terminalFacility;
  const shown = (key: string, part: unknown): unknown =>
    isTerminal && key === 'locationName' && typeof part === 'string' ? name(part, own) : maskRow(key, part, own, depth + 1);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [maskFieldName(key), shown(key, part)]));
}

/** A text, number or truth value under its field's name. */
export function maskScalar(field: string, value: unknown, own: OwnNumbers): unknown {
  if (value === null) return null;
  const text = String(value);
  if (text === '') return value;
  const shown = (shownFields.get(field) ?? hidden)(text, own);
  return shown === text ? value : shown;
}

/** A field's name where it is one that is read; any other may be somebody's name or number. */
export function maskFieldName(key: string): string {
  return shownFields.has(key) || shownGroups.has(key) || key === 'locationName' ? key : hidden(key);
}
