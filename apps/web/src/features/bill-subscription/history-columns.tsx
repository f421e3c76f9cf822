import { Button, type GridColumn } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { Say } from '../../platform/catalogue';
import type { DeletedBill } from './api';
import type { chinese } from './texts/zh-CN';
import { said } from '../../platform/said';

/** The columns of deleted subscriptions: what it was, why it went and when, and the way back. */
export function buildHistoryColumns(
  say: Say<typeof chinese>,
  actions: {
    readonly isRecalling: (id: number) => boolean;
    readonly recall: (id: number) => void;
    /** Shows what the bill was when it ended. */
    readonly open: (row: DeletedBill) => void;
  },
): GridColumn<DeletedBill>[] {
  return [
    {
      id: 'billNo',
      title: say('history.billNo'),
      width: 180,
      frozen: 'left',
      isMono: true,
      cell: (row) => (
        <button type="button" className="bill-history-open ml-mono" onClick={() => actions.open(row)}>
          {row.billNo}
        </button>
      ),
      text: (row) => row.billNo,
    },
    { id: 'shipInfo', title: say('history.vessel'), width: 200, isMono: true, text: (row) => callName(row.vesselsName, row.voyage) ?? '-' },
    { id: 'client', title: say('client'), width: 140, text: (row) => row.clientCompanyName ?? '-' },
    { id: 'reason', title: say('history.reason'), width: 240, grow: 1, text: (row) => said(row.deleteReasonText) || '-' },
    timeColumn('deleteTime', say('history.deleted')),
    timeColumn('createTime', say('history.subscribed')),
    {
      id: 'recall',
      title: say('history.tools'),
      width: 96,
      frozen: 'right',
      align: 'end',
      isResizable: false,
      isTool: true,
      cell: (row) => (
        <Button size={24} icon="undo" isLoading={actions.isRecalling(row.id)} onClick={() => actions.recall(row.id)}>
          {say('recall')}
        </Button>
      ),
      text: () => '',
    },
  ];
}

function timeColumn(prop: 'deleteTime' | 'createTime', title: string): GridColumn<DeletedBill> {
  return {
    id: prop,
    title,
    width: 128,
    cell: (row) => (
      <span className="ml-mono" data-tip={row[prop]}>
        {shortTime(row[prop])}
      </span>
    ),
    text: (row) => row[prop],
  };
}
