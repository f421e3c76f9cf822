import { Button } from '@mastlight/ui';
import { useRef, type ReactNode } from 'react';
import { useFileReading } from './use-file-reading';

/** Chooses a spreadsheet, or what else is accepted, and hands it on (`useFileReading`). */
export function FileButton(props: {
  readonly children: ReactNode;
  /** Extensions of the files that are offered. */
  readonly accept?: string;
  readonly disabled?: boolean;
  readonly onFile: (base64: string) => Promise<void>;
}) {
  const { children, accept = '.xlsx', disabled = false, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isReading, read } = useFileReading(onFile);
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
