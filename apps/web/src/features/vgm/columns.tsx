import { CopyText, Tag, type Tone } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { textsOf } from '../../platform/catalogue';
import { CallText } from '../../platform/list/call-text';
import { toolsColumn, type ListLook } from '../../platform/list/grid-columns';
import type { VgmRow } from './api';
import type { Group } from './list-search';
import { vgmWords } from './texts/zh-CN';

export const groupOf: Readonly<Record<VgmRow['status'], Group>> = {
  [-2]: 'deleted',
  [-1]: 'failed',
  [0]: 'waiting',
  [1]: 'sending',
  [2]: 'sent',
};
export const groupTones: Readonly<Record<Group, Tone>> = {
  waiting: 'att',
  sending: 'run',
  failed: 'danger',
  sent: 'done',
  deleted: 'idle',
};
const receiptTones: Readonly<Record<VgmRow['receipt'], Tone>> = { none: 'idle', accepted: 'run', atTerminal: 'done', failed: 'danger' };

/** How far a filing is. */
export function StatusTag({ row }: { readonly row: VgmRow }) {
  const say = textsOf(vgmWords);
  const group = groupOf[row.status];
  return <Tag tone={groupTones[group]}>{row.isUpdating ? say('updating') : say(`statuses.${group}`)}</Tag>;
}

/** The last receipt, as 已到码头; of a refusal the counterpart's words. */
export function ReceiptTag({ row }: { readonly row: VgmRow }) {
  if (row.receipt === 'none') return emptyCellText;
  return (
    <span data-tip={row.reason || undefined}>
      <Tag tone={receiptTones[row.receipt]}>{textsOf(vgmWords)(`receipts.${row.receipt}`)}</Tag>
    </span>
  );
}

/** How the lists draw their cells. */
export function makeVgmLook(onMenu: (row: VgmRow, anchor: HTMLElement) => void): ListLook<VgmRow> {
  return {
    growing: 'remark',
    narrow: { billNo: 140, completionstatus: 92, vgmReceiptMsg: 96, vesselvoyage: 188 },
    trail: [toolsColumn<VgmRow>((row) => row.billNo, onMenu)],
    cells: {
      billNo: (row) => (row.billNo === '' ? emptyCellText : <CopyText text={row.billNo} />),
      completionstatus: (row) => <StatusTag row={row} />,
      vgmReceiptMsg: (row) => <ReceiptTag row={row} />,
      vesselvoyage: (row) => (row.vesselName === '' ? emptyCellText : <CallText vessel={row.vesselName} voyage={row.voyage} />),
    },
  };
}
