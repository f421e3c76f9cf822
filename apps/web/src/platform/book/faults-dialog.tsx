import { Button, Dialog } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { bookWords } from './texts/zh-CN';
import './book-page.css';

/** A row of a file that was not taken in, and why. */
export interface RowFault {
  readonly rowNo: number;
  readonly message: string;
}

/** What a file has wrong, row by row. */
export function FaultsDialog({ faults, onClose }: { readonly faults: readonly RowFault[]; readonly onClose: () => void }) {
  const say = useTexts(bookWords);
  return (
    <Dialog
      title={say('faults', { count: faults.length })}
      width={640}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      <ul className="book-faults">
        {faults.map(({ rowNo, message }) => (
          <li key={rowNo}>{say('fault', { row: rowNo, message })}</li>
        ))}
      </ul>
    </Dialog>
  );
}
