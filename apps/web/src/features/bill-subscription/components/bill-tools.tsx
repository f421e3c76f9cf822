import { Button, MenuButton } from '@mastlight/ui';
import type { BillRow } from '../api';
import { copyBills } from '../copy-bills';
import type { BillMenu } from '../use-bill-menu';
import './bill-tools.css';

/** What can be done with one bill, beside its number. */
export function BillTools({ bill, menu }: { readonly bill: BillRow; readonly menu: BillMenu }) {
  return (
    <>
      <Button className="bill-tools-copy" icon="copy" aria-label="复制为一句话" onClick={() => void copyBills([bill])}>
        复制为一句话
      </Button>
      <MenuButton variant="icon" icon="more" aria-label="更多" menuLabel={`${bill.billNo} 的操作`} align="end" items={menu.items(bill)} />
    </>
  );
}
