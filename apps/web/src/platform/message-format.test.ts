// Guarantee: every message of every catalogue is said as the library for all of ICU says it; what is not understood is
// told as a fault and never half said.
// @vitest-environment happy-dom
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test, vi } from 'vitest';
import type { Messages } from './catalogue';
import { makeFormat } from './message-format';

type AnySay = Readonly<Record<'rich', (id: string, values: Readonly<Record<string, unknown>>) => ReactNode>>;

const chinese = import.meta.glob<Record<string, Messages>>(
  '../**/texts/{zh-CN,clients.zh-CN,guides.zh-CN,pages.zh-CN,home.zh-CN,today.zh-CN}.ts',
  {
    eager: true,
  },
);
const english = import.meta.glob<Record<string, Messages>>('../**/texts/{en-US,clients.en-US,guides.en-US,pages.en-US,fields.en-US}.ts', {
  eager: true,
});

function listMessages(messages: unknown, prefix = ''): [string, string][] {
  if (typeof messages === 'string') return [[prefix.slice(1), messages]];
  // A catalogue stands beside its messages.
  if (typeof messages !== 'object' || messages === null || 'sayIn' in messages) return [];
  return Object.entries(messages).flatMap(([id, message]) => listMessages(message, `${prefix}.${id}`));
}

/** Values that take a message every way it has. */
function* valuesFor(elements: readonly MessageFormatElement[]): Generator<Record<string, unknown>> {
  const numbers = new Set<string>();
  const words = new Map<string, readonly string[]>();
  const tags = new Set<string>();
  function visit(all: readonly MessageFormatElement[]): void {
    for (const element of all) {
      if (isTagElement(element)) {
        tags.add(element.value);
        visit(element.children);
      } else if (isPluralElement(element) || isSelectElement(element)) {
        if (isPluralElement(element)) numbers.add(element.value);
        else words.set(element.value, [...Object.keys(element.options), 'something else']);
        for (const { value } of Object.values(element.options)) visit(value);
      } else if (element.type === TYPE.number) numbers.add(element.value);
      else if (element.type === TYPE.argument) words.set(element.value, words.get(element.value) ?? ['宁波 <b>{x}</b>']);
    }
  }
  visit(elements);
  const drawn = Object.fromEntries(
    [...tags].map((tag) => [tag, (children: ReactNode) => createElement(Fragment, null, '[', children, ']')]),
  );
  for (const count of numbers.size > 0 ? [0, 1, 2, 5, 1234.5678, 1_234_567] : [0]) {
    const most = Math.max(1, ...[...words.values()].map((each) => each.length));
    for (let turn = 0; turn < most; turn++) {
      const counted = Object.fromEntries([...numbers].map((name) => [name, count]));
      const said = Object.fromEntries([...words].map(([name, each]) => [name, each[turn % each.length]]));
      yield { ...drawn, ...said, ...counted };
    }
  }
}

function draw(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(draw).join('');
  return isValidElement<{ readonly children: ReactNode }>(node) ? draw(node.props.children) : String(node);
}

describe.each([
  ['zh-CN', Object.entries(chinese)],
  ['en-US', Object.entries(english)],
] as const)('in %s', (language, files) => {
  test.each(files)('%s is said as ICU has it', (_file, parts) => {
    const format = makeFormat(language);
    const faults: string[][] = [];
    for (const messages of Object.values(parts)) {
      const onError = vi.fn<(error: unknown) => void>();
      const say = createTranslator({ locale: language, messages, onError }) as unknown as AnySay;
      for (const [id, message] of listMessages(messages)) {
        for (const values of valuesFor(parse(message))) {
          const [ours, theirs] = [draw(format(message, values)), draw(say.rich(id, values))];
          if (ours !== theirs) faults.push([id, ours, theirs]);
        }
      }
      expect(onError).not.toHaveBeenCalled();
    }
    expect(faults).toEqual([]);
  });
});

describe('a message', () => {
  test.each([
    ["it''s '{'{name}'}' isn't", { name: 'x' }, "it's {x} isn't"],
    ['1 < 2, # {n, plural, other {#, {w, select, a {# a} other {-}}}}', { n: 3, w: 'a' }, '1 < 2, # 3, # a'],
    ["{n, plural, other {'#' #}}", { n: 3 }, '# 3'],
    ['{ name }{none}', { name: 0, none: null }, '0'],
  ])('%s is said as ICU has it', (message, values, said) => {
    const say = createTranslator({ locale: 'zh-CN', messages: { message } }) as unknown as AnySay;
    expect([makeFormat('zh-CN')(message, values).join(''), say.rich('message', values)]).toEqual([said, said]);
  });

  test.each([
    ['{a', { a: 1 }],
    ['a}', {}],
    ['{a, date}', { a: 1 }],
    ['{a, number, percent}', { a: 1 }],
    ['<b>a</i>', { b: String, i: String }],
    ['{a, plural, =1 {b}}', { a: 2 }],
    ['{a}', {}],
  ])('%s is a fault', (message, values) => {
    expect(() => makeFormat('zh-CN')(message, values)).toThrow();
  });
});
