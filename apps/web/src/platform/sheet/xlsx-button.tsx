import { Button, showToast } from '@mastlight/ui';
import { useRef, useState, type ReactNode } from 'react';
import { CallError } from '../http-client';

/** Chooses a spreadsheet, or what else is accepted, and hands it on as base64; what the server refuses is told. */
export function XlsxButton(props: {
  readonly children: ReactNode;
  /** Extensions of the files that are offered. */
  readonly accept?: string;
  readonly disabled?: boolean;
  readonly onFile: (base64: string) => Promise<void>;
}) {
  const { children, accept = '.xlsx', disabled = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    setReading(true);
    try {
      await onFile(toBase64(new Uint8Array(await file.arrayBuffer())));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      showToast({ tone: 'danger', text: error.message });
    } finally {
      setReading(false);
    }
  }
  return (
    <>
      <Button icon="upload" disabled={disabled} isLoading={isReading} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000) text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}
