// Guarantee: a compiled schema accepts, refuses and cuts off exactly what the written one does.
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileSchema } from './compile-schema';

const makeSchema = () =>
  z.object({
    id: z.int(),
    name: z.nullable(z.string()),
    note: z.optional(z.string()),
    page: z._default(z.int(), 1),
    rows: z.array(z.object({ code: z.enum(['a', 'b']), done: z.boolean() })),
    counts: z.record(z.string(), z.int()),
    either: z.union([z.string(), z.object({ x: z.pipe(z.string(), z.transform(Number)) })]),
  });

const good = { id: 1, name: null, rows: [{ code: 'a', done: true, secret: 1 }], counts: { k: 1 }, either: { x: '5', y: 1 }, secret: 2 };

describe('compileSchema', () => {
  const [written, compiled] = [makeSchema(), makeSchema()];
  compileSchema(compiled);
  it.each([
    ['good', good],
    ['with optional', { ...good, note: 'n', page: 3 }],
    ['undefined optional', { ...good, note: undefined }],
    ['wrong inside', { ...good, rows: [{ code: 'c', done: 1 }] }],
    ['missing', { id: 1 }],
    ['no object', null],
    ['an array', []],
    ['own __proto__', JSON.parse('{"__proto__":{"admin":true},"id":1}')],
  ])('%s', (_name, value) => {
    const [a, b] = [written.safeParse(value), compiled.safeParse(value)];
    expect(b).toEqual(a);
    if (b.success) expect(JSON.stringify(b.data)).not.toContain('secret');
  });
});
