import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Button } from './button';
import { Field, type FieldCaption } from './field';
import './upload-field.css';

/** What a field holds: nothing, a file on its way, or one that is there. */
export type UploadState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sending'; readonly name: string; /** From 0 to 1. */ readonly share: number }
  | { readonly kind: 'there'; readonly name: string };

export interface UploadFieldProps extends FieldCaption {
  readonly state: UploadState;
  /** Extensions with their dots, as the browser's own choice of files knows them. */
  readonly accept: string;
  /** What to do, inside the empty field. */
  readonly invitation: ReactNode;
  /** What the field says while a file is on its way, and names of its buttons. */
  readonly words: { readonly sending: string; readonly cancel: string; readonly remove: string };
  readonly onPick: (file: File) => void;
  /** Ends a file's way, or takes away the one that is there. */
  readonly onClear: () => void;
}

/** One file, chosen with the keyboard or the mouse, or dropped; its way is shown and can be ended. */
export function UploadField(props: UploadFieldProps) {
  const { label, isLabelHidden, error, errorAction, hint, isRequired, ...control } = props;
  const { state, accept, invitation, words, onPick, onClear } = control;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onPick(file);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Field id={id} caption={{ label, isLabelHidden, error, errorAction, hint, isRequired }}>
      <div
        className="ml-upload"
        data-over={isOver || undefined}
        data-invalid={error != null || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {state.kind === 'empty' ? (
          <label className="ml-upload-invitation">
            <Icon name="upload" />
            <span>{invitation}</span>
            <input
              id={id}
              type="file"
              className="ml-visually-hidden"
              accept={accept}
              aria-required={isRequired}
              aria-invalid={error != null || undefined}
              aria-describedby={error != null || hint != null ? `${id}-note` : undefined}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file again is a choice too.
                target.value = '';
                if (file) onPick(file);
              }}
            />
          </label>
        ) : (
          <div className="ml-upload-file">
            <Icon name={state.kind === 'there' ? 'check' : 'doc'} />
            <span className="ml-upload-name">{state.name}</span>
            {state.kind === 'sending' && <progress value={state.share} max={1} aria-label={words.sending} />}
            <Button
              variant="icon"
              size={24}
              icon={state.kind === 'there' ? 'trash' : 'close'}
              aria-label={state.kind === 'there' ? words.remove : words.cancel}
              onClick={onClear}
            />
          </div>
        )}
      </div>
    </Field>
  );
}
