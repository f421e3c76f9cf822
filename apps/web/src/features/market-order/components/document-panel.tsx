import { Button, SegmentedControl, Select } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usualLayouts } from '@mastlight/domain/market-order/documents';
import type { OrderContent } from '@mastlight/domain/market-order/fields';
import { orderDocuments, type OrderDocument } from '@mastlight/domain/market-order/messages';
import { layoutOf, usualWord } from '@mastlight/domain/market-order/templates';
import { useTexts } from '../../../platform/catalogue';
import { saveFile } from '../../../platform/list/save-file';
import { Panel } from '../../../platform/panel';
import { orderCalls, templatesQuery } from '../api';
import { marketOrderWords } from '../texts/zh-CN';
import { DocumentSheet } from './document-sheet';

export type ChosenTemplates = Readonly<Partial<Record<OrderDocument, number>>>;

/** The documents of an order, as they will be printed; of all its goods or of one declaration. */
export function DocumentPanel(props: {
  /** Null: it was never kept, and has no files. */
  readonly id: number | null;
  readonly orderNo: string;
  readonly content: OrderContent;
  readonly parts: readonly number[];
  /** Of each document the template that was chosen here, 0 for none; before that the company's usual one, where it has one. */
  readonly chosenTemplates: ChosenTemplates;
  readonly onChooseTemplate: (chosen: ChosenTemplates) => void;
  /** Before a file is made of it. */
  readonly beforeFile?: () => Promise<boolean>;
}) {
  const { id, orderNo, content, parts, chosenTemplates, onChooseTemplate, beforeFile } = props;
  const say = useTexts(marketOrderWords);
  const [document, setDocument] = useState<OrderDocument>('packing');
  const [chosen, setPart] = useState(0);
  const part = parts.includes(chosen) ? chosen : 0;
  const { data: templates = [], error } = useQuery(templatesQuery(document));
  const wanted = chosenTemplates[document] ?? templates.find(({ fields }) => fields['usual'] === usualWord)?.id;
  const template = templates.find((known) => known.id === wanted);

  async function download(): Promise<void> {
    if (id === null || (beforeFile && !(await beforeFile()))) return;
    await saveFile(() => orderCalls.document(id, document, part, template?.id ?? 0));
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
        <Select
          label={say('editor.template')}
          isLabelHidden
          size={24}
          options={[
            { value: '0', label: say('editor.usualLayout') },
            ...templates.map((known) => ({ value: String(known.id), label: known.fields['name']! })),
          ]}
          value={String(template?.id ?? 0)}
          onChange={(value) => onChooseTemplate({ ...chosenTemplates, [document]: Number(value) })}
        />
        <Link to="/assistant/template" className="order-document-link">
          {say('editor.templates')}
        </Link>
        {error && (
          <p className="order-refused" role="alert">
            {say('editor.templatesFailed', { reason: error.message })}
          </p>
        )}
      </div>
      <div className="order-document-frame" role="group" aria-label={say(`document.${document}`)} tabIndex={0}>
        <DocumentSheet
          orderNo={orderNo}
          content={content}
          layout={template ? layoutOf(template.fields) : usualLayouts[document]}
          part={part}
        />
      </div>
    </Panel>
  );
}
