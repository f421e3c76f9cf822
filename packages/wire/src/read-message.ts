import type { Reading } from './message';

/** Detects the format of `bytes` and reads them. Never throws: what is wrong is a finding. */
export function readMessage(bytes: Uint8Array): Reading {
  return {
    format: 'unknown',
    interchanges: [],
    messages: [],
    findings: [
      {
        severity: 'error',
        code: 'unknown-format',
        offset: 0,
        zh: `不认识的报文格式（${bytes.length} 字节）`,
        en: `Unknown message format (${bytes.length} bytes)`,
      },
    ],
    refusedCount: 1,
  };
}
