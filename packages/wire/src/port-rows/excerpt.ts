import { valueKinds } from '../message-excerpt';
import { fieldsOf, rowsExcerpt } from '../syntax/row-excerpt';

const { billNo, code, containerNo, name, plate, quantity, reason, reference, time } = valueKinds;

/** Under every spelling that is read. */
const kinds = new Map([
  ...fieldsOf(billNo, 'blNo'),
  ...fieldsOf(containerNo, 'ctnNo', 'ctnNos'),
  ...fieldsOf(reference, 'sealNo'),
  ...fieldsOf(code, 'status', 'state', 'tradeFlag', 'berth', 'voyage', 'ctnSizeType', 'ctnStatus', 'customFlag', 'passFlag'),
  ...fieldsOf(code, 'load', 'row', 'port', 'source', 'msgType', 'wharfCode', 'yardCode', 'ctnOwner', 'loadPort'),
  ...fieldsOf(code, 'dischargePort', 'vesselUn', 'imo', 'exVoyage', 'mode', 'arriveFlag', 'loadPermitFlag', 'tallyFlag', 'stowFlag'),
  ...fieldsOf(code, 'msaFlag', 'voucherFlag', 'inMode', 'tcStatus'),
  ...fieldsOf(quantity, 'code', 'seq'),
  ...fieldsOf(
    time,
    'recvTime',
    'arriveTime',
    'customTime',
    'loadPermitTime',
    'tallyTime',
    'passTime',
    'stowTime',
    'msaTime',
    'voucherTime',
  ),
  ...fieldsOf(time, 'startTime', 'resultTime', 'sailTime', 'ctnStart', 'ctnEnd', 'jgStart', 'jgEnd', 'customClose', 'portClose'),
  ...fieldsOf(time, 'etb', 'inputTime', 'outTime', 'backTime', 'stuffTime', 'jgTime', 'sendTime', 'loadTime', 'inGateTime'),
  ...fieldsOf(time, 'outGateTime', 'eta', 'etd', 'ata', 'atd'),
  ...fieldsOf(name, 'vessel'),
  ...fieldsOf(plate, 'truckNo'),
  ...fieldsOf(reason, 'remark', 'reason'),
]);

const groups = new Set(['rows']);

/** The rows that every port tells in one shape by field; parties, contacts and goods are in no list. */
export const portExcerpt = rowsExcerpt({
  kinds,
  groups,
});
