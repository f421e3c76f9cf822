import { Button, Checkbox, ConfirmDialog, Select, showToast, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useBlocker, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { judgeEntry } from '@mastlight/domain/contract-kit/book-product';
import { documentFacts, documentFields } from '@mastlight/domain/market-order/documents';
import { sampleOrder } from '@mastlight/domain/market-order/sample-order';
import {
  beginTemplate,
  documentOf,
  layoutOf,
  notUsualWord,
  readNames,
  template,
  usualWord,
  writeNames,
} from '@mastlight/domain/market-order/templates';
import { callsOf } from '../../../platform/book/book-calls';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { Panel } from '../../../platform/panel';
import { latestOrderQuery } from '../api';
import { DocumentSheet } from '../components/document-sheet';
import { marketOrderWords } from '../texts/zh-CN';
import { NamePalette } from './name-palette';
import '../market-order.css';
import './template-editor.css';

type Fields = Readonly<Record<string, string>>;

const fieldOf = (prop: string) => template.fields.find((field) => field.prop === prop)!;
/** What is typed of a template, besides its document and its palettes. */
const typed = ['name', 'letterhead', 'title', 'english', 'footer'].map(fieldOf);
const documents = fieldOf('document');

/** R-2.2-43: a template beside what it prints. Nothing is kept before it is saved, and nobody leaves without being told. */
export function TemplateEditor({ opened }: { readonly opened: { id: number; version: number; fields: Fields } | null }) {
  const say = useTexts(marketOrderWords);
  const router = useRouter();
  const client = useQueryClient();
  const isReadOnly = !useMayOperate();
  const [first] = useState<Fields>(() => opened?.fields ?? beginTemplate('packing'));
  const [fields, setFields] = useState(first);
  const [faults, setFaults] = useState<Fields>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isSaved = useRef(false);
  const isChanged = Object.entries(fields).some(([prop, text]) => text !== (first[prop] ?? ''));
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged && !isSaved.current,
    enableBeforeUnload: () => isChanged && !isSaved.current,
    withResolver: true,
  });
  const { data: latest } = useQuery(latestOrderQuery);
  const document = documentOf(fields);

  function put(changed: Fields): void {
    setFields({ ...fields, ...changed });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([prop]) => !(prop in changed))));
    setRefusal(null);
  }
  /** Another document begins with what it usually is, unless somebody has changed what it was. */
  function choose(title: string): void {
    const [before, next] = [document, documentOf({ document: title })];
    if (next === null) return;
    const { name: _name, usual: _usual, ...begun } = beginTemplate(next);
    const usualBefore = before && beginTemplate(before);
    const isTouched = usualBefore && Object.keys(begun).some((prop) => fields[prop] !== usualBefore[prop]);
    put(isTouched ? { document: title } : begun);
  }
  async function save(): Promise<void> {
    if (isSaving) return;
    const judged = judgeEntry(template.fields, fields);
    setFaults(Object.fromEntries(judged.faults.map(({ prop, message }) => [prop, message])));
    if (judged.faults.length > 0) return;
    setSaving(true);
    try {
      await callsOf(template).save({ id: opened?.id ?? null, version: opened?.version ?? null, fields: judged.texts });
      isSaved.current = true;
      showToast({ tone: 'done', text: say('template.saved') });
      await client.invalidateQueries({ queryKey: ['book', template.path] });
      await router.navigate({ to: '/assistant/template' });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // The key of a template is its document and its name; the name is what somebody changes.
      const told = Object.entries(error.fields).map(([name, message]) => [name.replace(/^fields\./, ''), message] as const);
      setFaults(Object.fromEntries(told.map(([prop, message]) => [prop === 'document' ? 'name' : prop, message])));
      if (told.length === 0) setRefusal(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="template-editor">
      <form
        className="template-form"
        aria-label={say('template.label')}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <header className="template-head">
          <h1 className="page-title">
            {opened === null ? say('template.newTitle') : say('template.editTitle', { name: opened.fields['name']! })}
          </h1>
          <Link to="/assistant/template">{say('template.back')}</Link>
          {document !== null && (
            <Button
              disabled={isReadOnly}
              onClick={() => {
                const { name: _name, usual: _usual, ...begun } = beginTemplate(document);
                put(begun);
              }}
            >
              {say('template.fromUsual')}
            </Button>
          )}
          <Button variant="primary" type="submit" isLoading={isSaving} disabled={isReadOnly}>
            {say('template.save')}
          </Button>
        </header>
        {refusal !== null && (
          <p className="panel-refusal" role="alert">
            {refusal}
          </p>
        )}
        <div className="template-fields">
          <Select
            label={documents.title}
            isRequired
            disabled={isReadOnly}
            options={documents.choices.map((choice) => ({ value: choice, label: choice }))}
            value={fields['document'] ?? ''}
            onChange={choose}
          />
          {typed.map(({ prop, title, isRequired, lengthMax }) => (
            <TextField
              key={prop}
              label={title}
              isRequired={isRequired}
              disabled={isReadOnly}
              maxLength={lengthMax}
              placeholder={isRequired ? undefined : say('template.optional')}
              value={fields[prop] ?? ''}
              error={faults[prop]}
              onChange={(text) => put({ [prop]: text })}
            />
          ))}
          <Checkbox
            isChecked={fields['usual'] === usualWord}
            disabled={isReadOnly}
            onChange={(isChecked) => put({ usual: isChecked ? usualWord : notUsualWord })}
          >
            {say('template.usual')}
          </Checkbox>
        </div>
        <div className="template-palettes">
          <NamePalette
            title={say('template.facts')}
            hint={say('template.factsHint')}
            none={say('template.noFacts')}
            palette={documentFacts}
            chosen={readNames(documentFacts, fields['facts'] ?? '').props}
            isReadOnly={isReadOnly}
            onChange={(chosen) => put({ facts: writeNames(documentFacts, chosen) })}
          />
          <NamePalette
            title={say('template.columns')}
            hint={say('template.columnsHint')}
            none={say('template.noColumns')}
            error={faults['columns'] && say('template.noColumns')}
            palette={documentFields}
            chosen={readNames(documentFields, fields['columns'] ?? '').props}
            isReadOnly={isReadOnly}
            onChange={(chosen) => put({ columns: writeNames(documentFields, chosen) })}
          />
        </div>
      </form>
      <aside className="template-preview">
        <Panel
          title={say('template.preview')}
          note={
            latest === undefined ? undefined : latest ? say('template.withOrder', { orderNo: latest.orderNo }) : say('template.withSample')
          }
          actions={<Button variant="icon" icon="print" aria-label={say('template.print')} onClick={() => window.print()} />}
        >
          <div className="order-document-frame" role="group" aria-label={say('template.preview')} tabIndex={0}>
            <DocumentSheet
              orderNo={latest?.orderNo ?? say('template.sampleNo')}
              content={latest ?? sampleOrder}
              layout={layoutOf(fields)}
              part={0}
            />
          </div>
        </Panel>
      </aside>
      {blocker.status === 'blocked' && (
        <ConfirmDialog
          title={say('template.leaveTitle')}
          confirmLabel={say('template.leave')}
          onConfirm={() => blocker.proceed()}
          onClose={() => blocker.reset()}
        >
          {say('template.leaveText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
