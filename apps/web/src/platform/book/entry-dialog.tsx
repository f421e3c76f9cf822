import { Button, Dialog, Select, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { judgeEntry, writtenFields, type Book } from '@mastlight/domain/contract-kit/book-product';
import { useTexts } from '../catalogue';
import { CallError } from '../http-client';
import { callsOf } from './book-calls';
import { bookWords } from './texts/zh-CN';

/** An entry while it is written; without an id it is a new one. */
export interface WrittenEntry {
  readonly id: number | null;
  readonly version: number | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** The form of an entry. What is wrong is said at its field, by the same rules as at the server; what only that knows comes from there. */
export function EntryDialog(props: {
  readonly book: Book;
  readonly entry: WrittenEntry;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { book, entry, onClose, onSaved } = props;
  const say = useTexts(bookWords);
  const [fields, setFields] = useState(entry.fields);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<void> {
    const judged = judgeEntry(book.fields, fields);
    setFaults(Object.fromEntries(judged.faults.map(({ prop, message }) => [prop, message])));
    setRefusal(null);
    if (judged.faults.length > 0) return;
    setSaving(true);
    try {
      await callsOf(book).save({ ...entry, fields: judged.texts });
      onSaved();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const told = Object.entries(error.fields).map(([name, message]) => [name.replace(/^fields\./, ''), message] as const);
      setFaults(Object.fromEntries(told));
      if (told.length === 0) setRefusal(error.message);
    } finally {
      setSaving(false);
    }
  }
  const change = (prop: string, text: string): void => {
    setFields({ ...fields, [prop]: text });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([name]) => name !== prop)));
  };
  return (
    <Dialog
      title={say(entry.id === null ? 'addOf' : 'editOf', { noun: book.noun })}
      width={640}
      onClose={onClose}
      actions={
        <Button variant="primary" isLoading={isSaving} onClick={() => void save()}>
          {say('save')}
        </Button>
      }
    >
      <form
        className="book-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {writtenFields(book.fields).map(({ prop, title, form, isRequired, choices, example, lengthMax }) =>
          form === 'choice' ? (
            <Select
              key={prop}
              label={title}
              isRequired={isRequired}
              options={choices.map((choice) => ({ value: choice, label: choice }))}
              placeholder={say('choose')}
              value={fields[prop] ?? ''}
              error={faults[prop]}
              onChange={(text) => change(prop, text)}
            />
          ) : (
            <TextField
              key={prop}
              label={title}
              isRequired={isRequired}
              isMono={form === 'code'}
              type={form === 'day' ? 'date' : 'text'}
              maxLength={form === 'day' ? undefined : lengthMax * 2}
              placeholder={example || (isRequired ? undefined : say('optional'))}
              value={fields[prop] ?? ''}
              error={faults[prop]}
              onChange={(text) => change(prop, text)}
            />
          ),
        )}
        {/* Enter saves from any field. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      {refusal !== null && (
        <p className="panel-refusal" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}
