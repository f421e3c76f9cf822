// Guarantee: every catalogue says the same in both languages: the same ids, the same parameters, English in English.
// What an id or a parameter may be is the compiler's business; the two lines that must not compile stand below.
// @vitest-environment happy-dom
import { isArgumentElement, isPluralElement, isSelectElement, isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { act, createElement, startTransition, Suspense, useCallback, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLanguage } from './language';
import { onSignal } from './signals';
import { findText, loadTexts, makeCatalogue, setLanguage, textsOf, useTexts, type Messages } from './catalogue';

const sources = import.meta.glob<{ chinese: Messages }>('../**/texts/zh-CN.ts', { eager: true });
const translations = import.meta.glob<{ english: Messages }>('../**/texts/en-US.ts', { eager: true });

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([id, message]) =>
    typeof message === 'string' ? [[prefix + id, message] as [string, string]] : flatten(message, `${prefix}${id}.`),
  );
}

/** Names of what a message is told, and of its tags. */
function namesIn(elements: readonly MessageFormatElement[]): { readonly parameters: string[]; readonly tags: string[] } {
  const parameters = new Set<string>();
  const tags = new Set<string>();
  function visit(all: readonly MessageFormatElement[]): void {
    for (const element of all) {
      if (isTagElement(element)) {
        tags.add(element.value);
        visit(element.children);
      } else if (isPluralElement(element) || isSelectElement(element)) {
        parameters.add(element.value);
        for (const { value } of Object.values(element.options)) visit(value);
      } else if (isArgumentElement(element) || [TYPE.number, TYPE.date, TYPE.time].includes(element.type)) {
        parameters.add((element as { readonly value: string }).value);
      }
    }
  }
  visit(elements);
  return { parameters: [...parameters].toSorted(), tags: [...tags].toSorted() };
}

/** Those that have English at all. */
const translated = Object.keys(sources).filter((file) => file.replace('zh-CN', 'en-US') in translations);

describe.each(translated)('%s', (file) => {
  const chinese = flatten(sources[file]!.chinese);
  const english = new Map(flatten(translations[file.replace('zh-CN', 'en-US')]?.english ?? {}));

  test('has the same ids in English, and no others', () => {
    expect([...english.keys()]).toEqual(chinese.map(([id]) => id));
  });

  test('tells the same in English', () => {
    for (const [id, source] of chinese) {
      const wanted = namesIn(parse(source));
      const found = namesIn(parse(english.get(id) ?? ''));
      expect([id, found.parameters]).toEqual([id, wanted.parameters]);
      expect([id, wanted.tags]).toEqual([id, expect.arrayContaining(found.tags)]);
    }
  });

  test('is English in English', () => {
    const chineseLeft = [...english].filter(([id, text]) => /[\u4e00-\u9fff]/.test(text) && id !== 'languages.zh-CN');
    expect(chineseLeft).toEqual([]);
  });
});

test('there are catalogues to look at', () => {
  expect(translated.length).toBeGreaterThanOrEqual(2);
});

describe('a catalogue', () => {
  const source = { hello: '您好', left: '还剩 {count, number} 个', group: { deep: '深处' } } as const;
  const english = { hello: 'hello', left: '{count, plural, one {# is left} other {# are left}}', group: { deep: 'deep' } };

  beforeEach(() => {
    localStorage.clear();
    useLanguage.setState({ language: 'zh-CN' });
  });

  test('without English says the Chinese in English', async () => {
    const complain = vi.spyOn(console, 'error');
    const catalogue = makeCatalogue('trial', source);
    useLanguage.setState({ language: 'en-US' });
    await catalogue.load();
    expect(complain).not.toHaveBeenCalled();
    expect(textsOf(catalogue)('left', { count: 3 })).toBe('还剩 3 个');
  });

  test('says a message by id with its parameters, in the plural of the language', async () => {
    const catalogue = makeCatalogue('trial', source, async () => english);
    expect(textsOf(catalogue)('left', { count: 1 })).toBe('还剩 1 个');
    await setLanguage('en-US');
    const say = textsOf(catalogue);
    expect([say('left', { count: 1 }), say('left', { count: 2 }), say('group.deep')]).toEqual(['1 is left', '2 are left', 'deep']);
    expect(localStorage.getItem('mastlight.language')).toBe('en-US');
  });

  test('brings its English only when somebody reads English, and once', async () => {
    const load = vi.fn(async () => english);
    makeCatalogue('trial', source, load);
    await loadTexts();
    expect(load).not.toHaveBeenCalled();
    await setLanguage('en-US');
    await setLanguage('zh-CN');
    await setLanguage('en-US');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('stays Chinese when the English does not come, says so, and tries again at the next switch', async () => {
    const lost = vi.fn<() => void>();
    const undo = onSignal('chunk-lost', lost);
    let isThere = false;
    const catalogue = makeCatalogue('trial', source, async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
      return english;
    });
    await setLanguage('en-US');
    undo();
    expect(lost).toHaveBeenCalledTimes(1);
    // Nobody waits for it, and nobody tries again by drawing himself.
    expect(catalogue.lastTry('en-US')).toBe(catalogue.lastTry('en-US'));
    await catalogue.lastTry('en-US');
    expect(textsOf(catalogue)('hello')).toBe('您好');
    isThere = true;
    await setLanguage('en-US');
    expect(textsOf(catalogue)('hello')).toBe('hello');
  });

  test('of two choices the last one counts, though the English of the first comes later', async () => {
    let arrive: () => void = () => undefined;
    makeCatalogue('trial', source, () => new Promise((resolve) => (arrive = () => resolve(english))));
    const first = setLanguage('en-US');
    await setLanguage('zh-CN');
    arrive();
    await first;
    expect([useLanguage.getState().language, localStorage.getItem('mastlight.language')]).toEqual(['zh-CN', 'zh-CN']);
    await setLanguage('en-US');
    expect(useLanguage.getState().language).toBe('en-US');
  });

  test.each([
    ['at once', 'en-US'],
    ['when somebody has gone back to Chinese meanwhile', 'zh-CN'],
  ] as const)('a component that waits for its English is drawn without an error: it comes %s', async (_when, language) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const catalogue = makeCatalogue('trial', source, async () => english);
    const errors: unknown[] = [];
    function Greeting(): ReactNode {
      const say = useTexts(catalogue);
      const text = useCallback(() => say('hello'), [say]);
      return text();
    }
    useLanguage.setState({ language: 'en-US' });
    const place = document.createElement('div');
    const root = createRoot(place, { onRecoverableError: (error) => errors.push(error), onUncaughtError: (error) => errors.push(error) });
    await act(async () => {
      startTransition(() => root.render(createElement(Suspense, null, createElement(Greeting))));
      await Promise.resolve();
      useLanguage.setState({ language });
    });
    expect([place.textContent, errors]).toEqual([language === 'en-US' ? 'hello' : '您好', []]);
    await act(async () => root.unmount());
    vi.unstubAllGlobals();
  });

  test('is asked by an id that is known at run time alone', () => {
    const say = textsOf(makeCatalogue('trial', source, async () => english));
    expect([findText(say, 'left', { count: 3 }), findText(say, 'nobody')]).toEqual(['还剩 3 个', null]);
  });

  test('tells what it cannot say by its id, as a fault', () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const say = textsOf(makeCatalogue('trial', source)) as unknown as (id: string, values?: object) => string;
    expect([say('nobody'), say('group'), say('left', {}), say('left.more')]).toEqual(['nobody', 'group', 'left', 'left.more']);
    expect(complain).toHaveBeenCalledTimes(4);
    complain.mockClear();
    const drawing = textsOf(makeCatalogue('trial', { who: '{name}' })) as unknown as (id: string, values: object) => string;
    expect(drawing('who', { name: createElement('b') })).toBe('who');
    expect(complain).toHaveBeenCalledTimes(1);
    complain.mockRestore();
  });

  test('a wrong id, a wrong parameter and a missing translation do not compile', () => {
    const say = textsOf(makeCatalogue('trial', source, async () => english));
    const mistakes = [
      // @ts-expect-error There is no such message.
      () => say('helo'),
      // @ts-expect-error The message is told a count.
      () => say('left'),
      // @ts-expect-error The count is a number and is called count.
      () => say('left', { number: 1 }),
      // @ts-expect-error A message is missing.
      () => makeCatalogue('trial', source, async () => ({ hello: 'hello', group: { deep: 'deep' } })),
    ];
    expect(mistakes).toHaveLength(4);
  });
});
