import type { TerminalParameter } from '../../message';
import { ByteCursor } from '../../syntax/byte-cursor';
import type { BodyReader } from '../body-reader';
import { parameterKind } from './parameter-kinds';

/** 0x0104: the parameters that were asked for. */
export const readParameterAnswer: BodyReader = (cursor) => {
  const replySerial = cursor.word();
  const parameters = readParameterList(cursor);
  return parameters && { kind: 'parameters', replySerial, parameters };
};

/** 0x8103. */
export const readParameterOrder: BodyReader = (cursor) => {
  const parameters = readParameterList(cursor);
  return parameters && { kind: 'set-parameters', parameters };
};

/** 0x8106. */
export const readParameterQuery: BodyReader = (cursor) => {
  const count = cursor.byte();
  return cursor.left < count * 4 ? null : { kind: 'query-these-parameters', ids: Array.from({ length: count }, () => cursor.dword()) };
};

/** Null when a parameter reaches over the end. */
function readParameterList(cursor: ByteCursor): TerminalParameter[] | null {
  const count = cursor.byte();
  const parameters: TerminalParameter[] = [];
  while (parameters.length < count) {
    const id = cursor.dword();
    const bytes = cursor.copy(cursor.byte());
    if (cursor.isShort) return null;
    parameters.push({ id, value: readValue(id, bytes), hex: bytes.toString('hex') });
  }
  return parameters;
}

function readValue(id: number, bytes: Buffer): number | string | null {
  const kind = parameterKind(id);
  if (kind === null) return null;
  const cursor = new ByteCursor(bytes);
  if (kind === 'text') return cursor.text(bytes.length);
  if (bytes.length === 4) return cursor.dword();
  if (bytes.length === 2) return cursor.word();
  return bytes.length === 1 ? cursor.byte() : null;
}
