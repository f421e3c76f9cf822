import { Button, CopyText, type GridColumn } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { DeletedBill } from './api';

/** The columns of deleted subscriptions: what it was, why it went and when, and the way back. */
export function buildHistoryColumns(actions: {
  readonly isRecalling: (id: number) => boolean;
  readonly recall: (id: number) => void;
}): GridColumn<DeletedBill>[] {
  return [
    {
      id: 'billNo',
      title: '提单号',
      width: 180,
      frozen: 'left',
      isMono: true,
      cell: (row) => <CopyText text={row.billNo} />,
      text: (row) => row.billNo,
    },
    { id: 'shipInfo', title: '船名 / 航次', width: 200, isMono: true, text: (row) => row.shipInfo ?? '-' },
    { id: 'client', title: '客户公司', width: 140, text: (row) => row.clientCompanyName ?? '-' },
    { id: 'reason', title: '删除原因', width: 240, grow: 1, text: (row) => row.deleteReasonText || '-' },
    timeColumn('deleteTime', '删除时间'),
    timeColumn('createTime', '订阅时间'),
    {
      id: 'recall',
      title: '操作',
      width: 96,
      frozen: 'right',
      align: 'end',
      isResizable: false,
      cell: (row) => (
        <Button size={24} icon="undo" isLoading={actions.isRecalling(row.id)} onClick={() => actions.recall(row.id)}>
          召回
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
