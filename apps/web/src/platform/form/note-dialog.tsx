import { Button, Dialog, showToast, TextField } from '@mastlight/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../catalogue';
import { CallError } from '../http-client';
import { sayRefusal } from '../say-refusal';
import { noteTexts } from './texts/note.zh-CN';

/** Asks for a reason before something is done with it; the reason is kept beside what was done. */
export function NoteDialog(props: {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  /** What the button says that does it. */
  readonly confirm?: string;
  readonly max: number;
  readonly done: string;
  readonly children?: ReactNode;
  readonly send: (note: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { title, label, hint, confirm, max, done, send, onClose } = props;
  const say = useTexts(noteTexts);
  const [note, setNote] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const written = note.trim();
    setRefused(written === '');
    if (written === '') return;
    setBusy(true);
    if (await tellOutcome(() => send(written), done)) onClose();
    else setBusy(false);
  }
  return (
    <Dialog
      title={title}
      width={440}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void submit()}>
            {confirm ?? say('confirm')}
          </Button>
        </>
      }
    >
      {props.children}
      <TextField
        label={label}
        hint={hint}
        isRequired
        maxLength={max}
        value={note}
        onChange={(text) => {
          setNote(text);
          setRefused(false);
        }}
        {...(isRefused ? { error: say('empty') } : {})}
      />
    </Dialog>
  );
}

/** Does something and says so; whether it was done. A refusal is shown, also that somebody was faster (409, which no call shows by itself). */
export async function tellOutcome(send: () => Promise<unknown>, done: string): Promise<boolean> {
  try {
    await send();
    showToast({ tone: 'done', text: done });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === 409) showToast({ tone: 'warning', text: sayRefusal(error) });
    return false;
  }
}
