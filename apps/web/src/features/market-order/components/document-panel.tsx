import { Button, SegmentedControl, Select } from '@mastlight/ui';
import { useState } from 'react';
import type { OrderContent } from '@mastlight/domain/market-order/fields';
import { orderDocuments, type OrderDocument } from '@mastlight/domain/market-order/messages';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { Panel } from '../../../platform/panel';
import { orderCalls } from '../api';
import { marketOrderWords } from '../texts';
import { DocumentSheet } from './document-sheet';

/** The documents of an order, as they will be printed; of all its goods or of one declaration. */
export function DocumentPanel(props: {
  /** Null: it was never kept, and has no files. */
  readonly id: number | null;
  readonly orderNo: string;
  readonly content: OrderContent;
  readonly parts: readonly number[];
  /** Before a file is made of it. */
  readonly beforeFile?: () => Promise<boolean>;
}) {
  const { id, orderNo, content, parts, beforeFile } = props;
  const say = useTexts(marketOrderWords);
  const [document, setDocument] = useState<OrderDocument>('packing');
  const [chosen, setPart] = useState(0);
  const part = parts.includes(chosen) ? chosen : 0;

  async function download(): Promise<void> {
    if (id === null || (beforeFile && !(await beforeFile()))) return;
    await saveFile(() => orderCalls.document(id, document, part));
  }
  return (
    <Panel
      title={say('editor.documents')}
      actions={
        <>
          <Button variant="icon" icon="print" aria-label={say('editor.print')} onClick={() => window.print()} />
          <Button
            variant="icon"
            icon="download"
            aria-label={say('editor.download')}
            disabled={id === null}
            onClick={() => void download()}
          />
        </>
      }
    >
      <div className="order-document-tools">
        <SegmentedControl
          label={say('editor.documents')}
          segments={orderDocuments.map((value) => ({ value, label: say(`document.${value}`) }))}
          value={document}
          onChange={setDocument}
        />
        {parts.length > 1 && (
          <Select
            label={say('editor.part')}
            isLabelHidden
            size={24}
            options={[0, ...parts].map((no) => ({
              value: String(no),
              label: no === 0 ? say('editor.wholeOrder') : say('editor.onPart', { part: no }),
            }))}
            value={String(part)}
            onChange={(value) => setPart(Number(value))}
          />
        )}
      </div>
      <div className="order-document-frame" role="group" aria-label={say(`document.${document}`)} tabIndex={0}>
        <DocumentSheet orderNo={orderNo} content={content} document={document} part={part} />
      </div>
    </Panel>
  );
}
