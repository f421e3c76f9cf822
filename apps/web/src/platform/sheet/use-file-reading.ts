import { showToast } from '@mastlight/ui';
import { useState } from 'react';
import { CallError } from '../http-client';

/** Hands a chosen file on as base64, one at a time; what the server refuses is told. */
export function useFileReading(onFile: (base64: string) => Promise<void>) {
  const [isReading, setReading] = useState(false);

  async function read(file: File | undefined): Promise<void> {
    if (!file || isReading) return;
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
  return { isReading, read };
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000) text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}
