import type { ReactNode } from 'react';
import { CopyText, Tag } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { emptyReasonOfBox, emptyReasonOfCall } from '@mastlight/domain/port-query/empty-reason';
import { checkStatusText } from '@mastlight/domain/vocabulary/bill-progress';
import { textsOf } from '../../platform/catalogue';
import type { ListLook } from '../../platform/list/grid-columns';
import { said } from '../../platform/said';
import type { GateRow, ShipRow } from './api';
import { portQueryWords } from './texts/zh-CN';

const copied = (text: string | null) => (text === null ? emptyCellText : <CopyText text={text} />);

/** The inspection of a box; a code that nobody knows stands in grey and says so (R-4.10-16). */
const checkCell = ({ boxCusmov }: GateRow): ReactNode => {
  if (boxCusmov === null) return emptyCellText;
  const text = said(checkStatusText(boxCusmov)) ?? boxCusmov;
  if (checkStatusText(boxCusmov) !== boxCusmov) return text;
  return (
    <span data-tip={textsOf(portQueryWords)('unknownCheck')}>
      <Tag tone="idle">{text}</Tag>
    </span>
  );
};

/** How the boxes at the gate are drawn: numbers are copied by a press, an empty cell says why. */
export const gateLook: ListLook<GateRow> = {
  growing: 'remark',
  narrow: { ctnNo: 124, arrivalTime: 104, pass_flag: 72, blno: 148 },
  cells: { ctnNo: (row) => copied(row.ctnNo), blno: (row) => copied(row.blno), boxCusmov: checkCell },
  whyEmpty: (row, prop) => textsOf(portQueryWords)(`why.${emptyReasonOfBox(row, prop)}`),
};

/** How ships' calls are drawn. */
export const shipLook: ListLook<ShipRow> = {
  growing: 'source',
  narrow: { vesselsName: 148, voyage: 72, portCloseTime: 104, etaArrivalTime: 104 },
  cells: { vesselsName: (row) => copied(row.vesselsName) },
  whyEmpty: (row, prop) => textsOf(portQueryWords)(`why.${emptyReasonOfCall(row, prop)}`),
};
