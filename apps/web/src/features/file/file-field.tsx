import { file as fileCalls } from '@mastlight/domain/file/contract';
import { kindOfName, type FileKind } from '@mastlight/domain/file/file-kind';
import { fileBytesMax, fileMegabytesMax } from '@mastlight/domain/file/limits';
import { UploadField, type UploadState } from '@mastlight/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/catalogue';
import { callEndpoint, CallCancelled, CallError } from '../../platform/http-client';
import { sayRefusal } from '../../platform/say-refusal';
import { fileWords } from './texts/zh-CN';

export interface FileFieldProps {
  readonly label: string;
  /** What the form takes, such as pictures alone. */
  readonly kinds: readonly FileKind[];
  readonly isRequired?: boolean;
  /** Where the form takes less than any file may have: how many megabytes, what is said of more, and of another kind. */
  readonly bound?: { readonly megabytes: number; readonly tooLarge: string; readonly wrongType: string };
  /** What the form says against it, such as that it is missing; what the upload says goes first. */
  readonly error?: string | undefined;
  /** The url of the file that is there; null when none is, or no longer. */
  readonly onChange: (url: string | null) => void;
  /** Whether a file is on its way: the form waits for it. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Whether the file that was chosen last was refused, or did not arrive: what is saved now goes without it. */
  readonly onRefused?: (isRefused: boolean) => void;
}

/** A field of a form that uploads one file at once (R-7.3-14) and gives its url. */
export function FileField({ label, kinds, isRequired, bound, error, onChange, onBusy, onRefused }: FileFieldProps) {
  const say = useTexts(fileWords);
  const [state, setState] = useState<UploadState>({ kind: 'empty' });
  const [refused, setRefused] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const isBusy = state.kind === 'sending';
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy]);

  /** What speaks against a file before it is sent, in the form's own words where it has some; null: nothing. */
  function sayFault(file: File): string | null {
    const fault = faultOf(file, kinds);
    if (bound === undefined)
      return fault === 'refusal.wrongType' ? say('field.wrongType', { kinds: kinds.join('、') }) : fault && say(fault);
    if (fault === 'refusal.wrongType') return bound.wrongType;
    return fault === 'refusal.empty' ? say(fault) : file.size > bound.megabytes * 1_048_576 ? bound.tooLarge : null;
  }

  async function send(file: File): Promise<void> {
    sending.current?.abort();
    const fault = sayFault(file);
    setRefused(fault);
    onRefused?.(fault !== null);
    setState({ kind: 'empty' });
    onChange(null);
    if (fault !== null) return;
    const own = new AbortController();
    sending.current = own;
    const tell = (share: number): void => {
      if (sending.current === own) setState({ kind: 'sending', name: file.name, share });
    };
    tell(0);
    try {
      const { url, name } = await callEndpoint(fileCalls.upload, { file }, { signal: own.signal, onSent: tell });
      if (sending.current !== own) return;
      setState({ kind: 'there', name });
      onChange(url);
    } catch (failure) {
      // Who ended it, or chose another, knows.
      if (failure instanceof CallCancelled || sending.current !== own) return;
      setState({ kind: 'empty' });
      setRefused(failure instanceof CallError ? sayRefusal(failure) : say('refusal.brokenOff'));
      onRefused?.(true);
    } finally {
      if (sending.current === own) sending.current = null;
    }
  }

  function clear(): void {
    sending.current?.abort();
    sending.current = null;
    setState({ kind: 'empty' });
    setRefused(null);
    onRefused?.(false);
    onChange(null);
  }

  return (
    <UploadField
      label={label}
      isRequired={isRequired}
      state={state}
      accept={kinds.flatMap((kind) => (kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`])).join(',')}
      invitation={say('field.invitation')}
      hint={say('field.hint', { kinds: kinds.join('、'), megabytes: bound?.megabytes ?? fileMegabytesMax })}
      error={refused ?? error}
      words={{ sending: say('field.sending'), cancel: say('field.cancel'), remove: say('field.remove') }}
      onPick={(file) => void send(file)}
      onClear={clear}
    />
  );
}

/** What can be told of a file before it is sent; null when nothing speaks against it. */
function faultOf(file: File, kinds: readonly FileKind[]): 'refusal.tooLarge' | 'refusal.empty' | 'refusal.wrongType' | null {
  const kind = kindOfName(file.name);
  if (kind === null || !kinds.includes(kind)) return 'refusal.wrongType';
  if (file.size === 0) return 'refusal.empty';
  return file.size > fileBytesMax ? 'refusal.tooLarge' : null;
}
