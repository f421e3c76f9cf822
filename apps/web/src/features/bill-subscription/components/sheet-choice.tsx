import { Button, Dialog } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { NumberSheet } from '../read-number-file';
import { billTexts } from '../texts/zh-CN';
import './sheet-choice.css';

/** Asks from which sheets of a workbook the numbers are meant. */
export function SheetChoice(props: {
  readonly sheets: readonly NumberSheet[];
  readonly onChoose: (sheets: readonly NumberSheet[]) => void;
  readonly onClose: () => void;
}) {
  const { sheets, onChoose, onClose } = props;
  const say = useTexts(billTexts);
  return (
    <Dialog title={say('file.choose')} onClose={onClose}>
      <div className="bill-sheet-choice">
        {sheets.map((sheet, at) => (
          // Two sheets of one name stand in no workbook of Excel, but may in others.
          <Button key={`${at} ${sheet.name}`} onClick={() => onChoose([sheet])}>
            {say('file.sheet', { name: sheet.name, count: sheet.count })}
          </Button>
        ))}
        <Button variant="primary" onClick={() => onChoose(sheets)}>
          {say('file.allSheets', { count: sheets.reduce((sum, { count }) => sum + count, 0) })}
        </Button>
      </div>
    </Dialog>
  );
}
