import { showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../platform/http-client';
import { sayRefusal } from '../../platform/say-refusal';
import { useTexts } from '../../platform/catalogue';
import { editorCalls, type Draft } from './api';
import { noticeWords } from './texts/zh-CN';

/** What the editor does with the entry at hand. */
export interface EntryCalls {
  readonly isBusy: boolean;
  /** What the server has against a field, by its name on the wire. */
  readonly errors: Readonly<Record<string, string>>;
  readonly save: () => Promise<void>;
  readonly publish: () => Promise<void>;
  readonly withdraw: () => Promise<void>;
  readonly setTop: (isTop: boolean) => Promise<void>;
}

/** Saves, publishes and withdraws an entry, one call at a time; lists ask anew afterwards. */
export function useEntryCalls(draft: Draft, onSaved: (saved: Draft) => void): EntryCalls {
  const say = useTexts(noticeWords);
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function run(work: () => Promise<string>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setErrors({});
    try {
      showToast({ tone: 'done', text: await work() });
      await client.invalidateQueries({ queryKey: ['notice'] });
    } catch (error) {
      if (error instanceof CallError) tell(error);
    } finally {
      setIsBusy(false);
    }
  }

  function tell(error: CallError): void {
    const fields = Object.keys(error.fields);
    if (fields.length === 0) showToast({ tone: 'danger', text: sayRefusal(error) });
    else if (fields.length === 1) setErrors({ [fields[0]!]: sayRefusal({ message: error.fields[fields[0]!]!, refusal: error.refusal }) });
    else setErrors(error.fields);
  }

  async function saveDraft(): Promise<{ readonly id: number; readonly isCleaned: boolean }> {
    const { id, content } = await editorCalls.save(draft);
    onSaved({ ...draft, id, content });
    return { id, isCleaned: content !== draft.content.trim() };
  }

  return {
    isBusy,
    errors,
    save: () => run(async () => say((await saveDraft()).isCleaned ? 'editor.cleaned' : 'editor.saved')),
    publish: () =>
      run(async () => {
        await editorCalls.publish((await saveDraft()).id);
        return say('editor.published');
      }),
    withdraw: () =>
      run(async () => {
        if (draft.id !== undefined) await editorCalls.withdraw(draft.id);
        return say('editor.withdrawn');
      }),
    setTop: (isTop) =>
      run(async () => {
        if (draft.id !== undefined) await editorCalls.setTop(draft.id, isTop);
        return say('editor.saved');
      }),
  };
}
