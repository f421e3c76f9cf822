import { Button, showToast } from '@mastlight/ui';
import { useEffect, useState } from 'react';
import { textsOf, useTexts } from '../../platform/catalogue';
import { loadPickers } from '../../platform/sheet/pickers';
import type { SheetColumn } from '../../platform/sheet/sheet-column';
import { SheetForm } from '../../platform/sheet/sheet-form';
import { useSheet } from '../../platform/sheet/use-sheet';
import { trialTexts } from './texts/zh-CN';
import { weighingColumns, weighingDraft, weighingRow } from './weighing-row';
import './sheet-stage.css';

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A form of 200 rows and 12 columns, for the tests of the sheet and its bench: no page of the product has it. */
export function SheetStage({ labelCell }: { readonly labelCell?: (column: SheetColumn, rowNumber: number) => string }) {
  // ?rows=20 for a look that does not want them all.
  const [rowCount] = useState(() => Number(new URLSearchParams(location.search).get('rows') ?? 200));
  const say = useTexts(trialTexts);
  const [columns] = useState(() => weighingColumns((id) => textsOf(trialTexts)(`columns.${id}`)));
  const sheet = useSheet({ columns, row: weighingRow, rowCount, texts: trialTexts, draft: weighingDraft });
  const [aside, setAside] = useState(sheet.setAside);

  useEffect(() => void loadPickers(), []);

  const send = sheet.form.handleSubmit(() => {
    const count = sheet.filledRows().length;
    if (count === 0) {
      showToast({ tone: 'warning', text: say('nothing') });
      return;
    }
    sheet.finish();
    showToast({ tone: 'done', text: say('sent', { count }) });
  });

  function download(): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([aside ?? ''], { type: 'application/json' }));
    link.download = 'weighing-draft.json';
    link.click();
    URL.revokeObjectURL(link.href);
    sheet.dropSetAside();
    setAside(null);
  }

  return (
    <main className="sheet-stage">
      <h1>{say('title')}</h1>
      {sheet.draftOfMs !== null && <p className="sheet-stage-note">{say('restored', { time: clock.format(sheet.draftOfMs) })}</p>}
      {aside !== null && (
        <p className="sheet-stage-note">
          {say('aside')}{' '}
          <Button size={24} icon="download" onClick={download}>
            {say('download')}
          </Button>
        </p>
      )}
      <SheetForm
        sheet={sheet}
        caption={say('caption')}
        label={labelCell ?? ((column, row) => textsOf(trialTexts)('cell', { row, column: column.title }))}
        onPasted={({ cells, rowsAdded, cellsLeftOut }) => {
          showToast({ tone: 'done', text: say('pasted', { cells, rows: rowsAdded }) });
          if (cellsLeftOut > 0) showToast({ tone: 'warning', text: say('leftOut', { cells: cellsLeftOut }) });
        }}
      >
        <Button icon="plus" onClick={() => sheet.addRows(20)}>
          {say('addRows')}
        </Button>
        <Button variant="primary" onClick={() => void send()}>
          {say('send')}
        </Button>
      </SheetForm>
    </main>
  );
}
