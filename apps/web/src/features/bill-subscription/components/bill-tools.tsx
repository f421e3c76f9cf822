import { useQueryClient } from '@tanstack/react-query';
import { Button, copyToClipboard, MenuButton, showToast } from '@mastlight/ui';
import { refreshLists, type BillRow } from '../api';
import { changeAuto, changeTop } from '../change-rows';
import { writeBillSentence } from '../copy-sentence';
import { listRowCommands } from '../row-commands';
import { texts } from '../texts';
import type { RowTask } from './row-tasks';
import './bill-tools.css';

/** What can be done with one bill, beside its number. */
export function BillTools({ bill, onTask }: { readonly bill: BillRow; readonly onTask: (kind: RowTask['kind'], row: BillRow) => void }) {
  const client = useQueryClient();
  const copySentence = async (): Promise<void> => {
    const isCopied = await copyToClipboard(writeBillSentence(bill));
    showToast(isCopied ? { tone: 'done', text: texts.copied } : { tone: 'danger', text: texts.copyFailed });
  };
  const refresh = (isDone: boolean | number): void => {
    if (isDone) void refreshLists(client);
  };
  const items = listRowCommands(bill, {
    openBill: () => window.open(`/detail?blno=${encodeURIComponent(bill.billNo)}&port=${bill.area}`, '_blank', 'noopener'),
    copySentence: () => void copySentence(),
    changeTop: (row) => void changeTop(client, [row.id], !row.top).then(refresh),
    changeAuto: (row) => void changeAuto(client, [row.id], !row.autoSubscribe).then(refresh),
    start: onTask,
  }).filter((item) => item.id !== 'open' && item.id !== 'copy');
  return (
    <>
      <Button className="bill-tools-copy" icon="copy" aria-label="复制为一句话" onClick={() => void copySentence()}>
        复制为一句话
      </Button>
      <MenuButton variant="icon" icon="more" aria-label="更多" menuLabel={`${bill.billNo} 的操作`} align="end" items={items} />
    </>
  );
}
