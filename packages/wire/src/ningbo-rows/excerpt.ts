import { valueKinds } from '../message-excerpt';
import { fieldsOf, rowsExcerpt } from '../syntax/row-excerpt';

const { billNo, code, containerNo, name, plate, quantity, reason, reference, time } = valueKinds;

/** Under every spelling that is read. */
const kinds = new Map([
  ...fieldsOf(billNo, 'billno', 'billNo', 'blno', 'blNo'),
  ...fieldsOf(containerNo, 'containerno', 'containerNo', 'ctnNo'),
  ...fieldsOf(reference, 'sealNo'),
  ...fieldsOf(code, 'msg', 'type', 'status', 'state', 'direct', 'vesselDirect', 'ioflag', 'tradeFlag', 'signTrade'),
  ...fieldsOf(
    code,
    'senderCode',
    'terminal',
    'matou',
    'berth',
    'berthNo',
    'berthno',
    'berthCode',
    'berthName',
    'berthingPlace',
    'voyage',
    'unvessel',
    'vesselUnCode',
    'vesselCode',
    'vesselcode',
  ),
  ...fieldsOf(
    code,
    'ctnOperatorCode',
    'ctnSizeType',
    'ctnStatus',
    'dlPortCode',
    'vgmMethod',
    'ifcsumFlag',
    'matouFlag',
    'customFlag',
    'sldFlag',
  ),
  ...fieldsOf(code, 'passFlag', 'sendFlag', 'isCheck986', 'resultCode', 'load', 'discharge', 'dischargePort'),
  ...fieldsOf(quantity, 'code', 'pageNum', 'pageSize', 'total', 'totalPages', 'ctnGrossWeight', 'vgmGrossWeight', 'vgmWeight'),
  ...fieldsOf(
    time,
    'compareTime',
    'sendTime',
    'receivetime',
    'receiveTime',
    'loadtime',
    'loadTime',
    'operateTime',
    'inGateTime',
    'outGateTime',
  ),
  ...fieldsOf(
    time,
    'ctnStartTime',
    'ctnstart',
    'ctnEndTime',
    'ctnend',
    'customCloseTime',
    'portCloseTime',
    'portclosedate',
    'eta',
    'etaarriveddate',
  ),
  ...fieldsOf(time, 'etd', 'etasailingdate', 'ata', 'atd'),
  ...fieldsOf(name, 'envessel', 'vessel', 'vesselEnName', 'vesselEname', 'vesselename', 'vesselCnName', 'cnvesselname'),
  ...fieldsOf(plate, 'truckNo'),
  ...fieldsOf(reason, 'remark', 'resultDescripts', 'reason'),
]);

const groups = new Set([
  'data',
  'list',
  'rows',
  'records',
  'container',
  'ingate',
  'outgate',
  'load',
  'discharge',
  'cusmov',
  'custpass',
  'cusretrec',
  'npp',
  'gate',
]);

/** The port's query answers by field; parties, contacts and goods are in no list. */
export const ningboExcerpt = rowsExcerpt({
  kinds,
  groups,
});
