import { Button, MenuButton } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { BillRow } from '../api';
import { copyBills } from '../copy-bills';
import type { BillMenu } from '../use-bill-menu';
import { billTexts } from '../texts/zh-CN';
import './bill-tools.css';

/** What can be done with one bill, beside its number. */
export function BillTools({ bill, menu }: { readonly bill: BillRow; readonly menu: BillMenu }) {
  const say = useTexts(billTexts);
  return (
    <>
      <Button className="bill-tools-copy" icon="copy" aria-label={say('copySentence')} onClick={() => void copyBills([bill])}>
        {say('copySentence')}
      </Button>
      <MenuButton
        variant="icon"
        icon="more"
        aria-label={say('more')}
        menuLabel={say('actionsOf', { billNo: bill.billNo })}
        align="end"
        items={menu.items(bill)}
      />
    </>
  );
}
