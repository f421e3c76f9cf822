import { gzipSync } from 'node:zlib';
import { parentElement, textElement } from './xml/xml-text';

/** What the client of the single window (单一窗口) says of a message it wraps. */
export interface SingleWindowHead {
  readonly platId: string;
  readonly copCode: string;
  readonly signInfo: string | null;
  readonly note1: string | null;
  readonly note2: string | null;
}

const declaration = /^<\?xml[^>]*\?>\s*/;

/** Wraps a written message (in UTF-8) as MFTMessage, as the client of the single window keeps it. */
export function wrapForSingleWindow(message: Uint8Array, head: SingleWindowHead): Uint8Array {
  const manifest = Buffer.from(message).toString('utf8').replace(declaration, '').trimEnd();
  const text = parentElement(
    'MFTMessage',
    parentElement(
      'MFTHead',
      textElement('PlatId', head.platId),
      textElement('SignInfo', head.signInfo),
      textElement('CopCode', head.copCode),
      textElement('Note1', head.note1),
      textElement('Note2', head.note2),
    ),
    parentElement('MFTData', manifest),
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`, 'utf8');
}

/** As `wrapForSingleWindow`, compressed (gzip) and as base64 text, as the client sends it. */
export function packForSingleWindow(message: Uint8Array, head: SingleWindowHead): Uint8Array {
  return Buffer.from(`${gzipSync(wrapForSingleWindow(message, head)).toString('base64')}\n`, 'latin1');
}
