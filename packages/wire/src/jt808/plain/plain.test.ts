/**
 * Guarantee: every message that is a row of values is read value by value in
 * each of its layouts, whatever the values are; another layout is kept as
 * bytes. The seed is printed; SEED= repeats a run.
 */
import { describe, expect, it } from 'vitest';
import type { TerminalMessage } from '../../message';
import { ByteWriter } from '../../syntax/byte-writer';
import { ByteCursor } from '../../syntax/byte-cursor';
import { FindingLog } from '../../syntax/finding-log';
import { random, seed } from '../../testing/seed';
import { localInstantMs } from '../../vocabulary/wire-time';
import { bodyReaders } from '../body-readers';
import type { PlainFields, PlainForm } from './plain-layout';
import { plainLayouts } from './plain-layouts';

const next = random(seed);
const whole = (below: number): number => Math.floor(next() * below);

function anyText(length: number): string {
  return Array.from({ length }, () => String.fromCharCode(0x41 + whole(26))).join('');
}

/** Writes random values of a layout and gives what is to be read. */
function fill(out: ByteWriter, layout: PlainFields): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const isByAttributes = layout.some(([, form]) => typeof form === 'object' && 'whenBit' in form);
  for (const [name, form] of layout) {
    // Where the length tells what a region adds, its attributes do not; and a limit is one that somebody drives at.
    if (name === 'attributes' && form === 'word' && !isByAttributes) values[name] = put(4 * whole(3), (value) => out.word(value));
    else if (name === 'maxSpeedKmh') values[name] = put(60 + whole(60), (value) => out.word(value));
    else if (typeof form !== 'object' || !('whenBit' in form)) values[name] = fillOne(out, form, values);
    else if (((Number(values[form.of]) >> form.whenBit) & 1) === 1) Object.assign(values, fill(out, form.fields));
  }
  return values;
}

function fillOne(out: ByteWriter, form: Exclude<PlainForm, { readonly whenBit: number }>, values: Record<string, unknown>): unknown {
  if (form === 'byte') return put(1 + whole(3), (value) => out.byte(value));
  if (form === 'word') return put(1 + whole(3), (value) => out.word(value));
  if (form === 'dword') return put(1 + whole(3), (value) => out.dword(value));
  if (form === 'time') {
    const raw = '260711091502';
    out.hex(raw);
    return { raw, instantMs: localInstantMs(2026, 7, 11, 9, 15, 2) };
  }
  if (form === 'short-text') return put(anyText(1 + whole(20)), (text) => out.shortText(text));
  if (form === 'long-text') return put(anyText(1 + whole(20)), (text) => out.word(text.length).text(text));
  if (form === 'rest-text') return put(anyText(1 + whole(20)), (text) => out.text(text));
  if (form === 'rest-hex') return put('cafe', (hex) => out.hex(hex));
  if ('text' in form) return put(anyText(form.text), (text) => out.text(text));
  if ('hex' in form) return put('ab'.repeat(form.hex), (hex) => out.hex(hex));
  if ('numbers' in form) {
    return Array.from({ length: Number(values[form.count]) }, () =>
      put(whole(65_536), (value) => (form.numbers === 'word' ? out.word(value) : out.dword(value))),
    );
  }
  return Array.from({ length: form.count === null ? 2 : Number(values[form.count]) }, () => fill(out, form.rows));
}

function put<T>(value: T, write: (value: T) => unknown): T {
  write(value);
  return value;
}

function readBody(id: number, bytes: Buffer): { body: TerminalMessage['body'] | null | undefined; log: FindingLog } {
  const log = new FindingLog();
  const cursor = new ByteCursor(bytes);
  return { body: bodyReaders.get(id)?.(cursor, { isNew: true, sink: log, place: { offset: 0 } }), log };
}

describe(`random values of every layout, SEED=${seed}`, () => {
  const cases = [...plainLayouts].flatMap(([id, { name, layouts }]) =>
    layouts.map((layout, index) => [`0x${id.toString(16)} ${name} ${index + 1}`, id, name, layout] as const),
  );

  it.each(cases)('%s', (_, id, name, layout) => {
    for (let round = 0; round < 50; round++) {
      const out = new ByteWriter();
      const fields = fill(out, layout);
      const { body, log } = readBody(id, out.finish());
      expect(body).toEqual({ kind: 'fields', name, fields });
      expect(log.findings).toEqual([]);
    }
  });

  it.each(cases)('%s cut anywhere is another of its layouts, or bytes', (_, id, _name, layout) => {
    const out = new ByteWriter();
    fill(out, layout);
    const bytes = out.finish();
    for (let end = 0; end < bytes.length; end++) {
      const { body, log } = readBody(id, bytes.subarray(0, end));
      if (body?.kind === 'fields') continue;
      expect(body).toEqual({ kind: 'raw', hex: bytes.toString('hex', 0, end) });
      expect(log.findings.map(({ code }) => code)).toEqual(['body-kept-raw']);
    }
  });
});

it.each([
  [0x0302, '000901', 'answer', { replySerial: 9, answerId: 1 }],
  [0x0800, '0000007b0001070a', 'media-event', { mediaId: 123, mediaType: 0, format: 1, event: 7, channel: 10 }],
  [0x8202, '000a00000e10', 'track-temporarily', { intervalS: 10, durationS: 3600 }],
  [0x8302, '0801410100024f4b', 'question', { flags: 8, question: 'A', answers: [{ answerId: 1, answer: 'OK' }] }],
  [0x9102, '01020001', 'live-control', { channel: 1, command: 2, closing: 0, streamType: 1 }],
  [0x1212, '0161020000000a', 'file-end', { file: 'a', fileType: 2, bytes: 10 }],
])('%i as the table of its standard has it', (id, hex, name, fields) => {
  expect(readBody(id, Buffer.from(hex, 'hex')).body).toEqual({ kind: 'fields', name, fields });
});
