// Guarantee: R-2.1-10: the line says what is searched for, whoever has changed it; a saved search is asked as it was saved.
// @vitest-environment happy-dom
import { newShownMax } from '@mastlight/domain/toker/limits';
import { toker } from '@mastlight/domain/toker/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useCallback, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { press, render, untilShown } from '../../../testing/render';
import { searchesQuery } from '../api';
import type { TokerSearch } from '../toker-search';
import { SearchLine } from './search-line';

it('R-7.6-17 a saved search says what is new of it, leads there, and is switched to messages; a link knows its number alone', async () => {
  const list = [
    { id: 9, name: '伞', wish: { keyword: '雨伞', kind: ['factory'] }, newCount: 23, isPushed: false },
    { id: 10, name: '灯', wish: { keyword: '马灯' }, newCount: 0, isPushed: true },
    { id: 11, name: '瓶', wish: { keyword: '保温瓶' }, newCount: newShownMax + 1, isPushed: false },
  ];
  const gateway = installFakeGateway([
    [toker.listSearches, () => succeed(toker.listSearches, { list })],
    [toker.pushSearch, () => succeed(toker.pushSearch, true)],
  ]);
  const asked: TokerSearch[] = [];
  let show: (next: TokerSearch) => void;
  const Shown = () => {
    const [shown, setShown] = useState<TokerSearch>({});
    const change = useCallback((next: TokerSearch) => {
      asked.push(next);
      setShown(next);
    }, []);
    useEffect(() => {
      show = setShown;
    }, []);
    return <SearchLine search={shown} onChange={change} />;
  };
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  const button = (label: string) =>
    [...page.container.querySelectorAll('button')].find((one) => [one.textContent, one.getAttribute('aria-label')].includes(label));
  await untilShown(() => expect(button('本周 23 新')).toBeDefined());
  expect(button('本周 0 新')!.disabled).toBe(true);
  expect(button('本周 23 新')!.title).toBe('本周新增 23 家符合这个条件');
  expect(button('本周 999+ 新')!.title).toBe('本周新增 999+ 家符合这个条件');
  await press(button('本周 23 新')!);
  expect(asked.at(-1)).toEqual({ keyword: '雨伞', kind: 'factory', fresh: true });
  expect(button('有新公司时发消息：灯')!.getAttribute('aria-pressed')).toBe('true');
  await press(button('有新公司时发消息：伞')!);
  await press(button('有新公司时发消息：灯')!);
  expect(gateway.calls.filter(({ path }) => path.endsWith(toker.pushSearch.path)).map(({ fields }) => fields)).toEqual([
    { id: 9, on: true },
    { id: 10, on: false },
  ]);
  await act(async () => show({ saved: 10 }));
  expect(asked.at(-1)).toEqual({ keyword: '马灯' });
  await act(async () => show({ saved: 9 }));
  expect(asked.at(-1)).toEqual({ keyword: '雨伞', kind: 'factory', fresh: true });
  // What an edition brought, whatever week it is read in; of a search that is gone it says so.
  await act(async () => show({ saved: 10, edition: 4 }));
  expect(asked.at(-1)).toEqual({ keyword: '马灯', edition: 4 });
  expect(page.container.textContent).not.toContain('这个条件已删');
  const before = asked.length;
  await act(async () => show({ saved: 12, edition: 4 }));
  expect(page.container.textContent).toContain('这个条件已删');
  expect(asked).toHaveLength(before);
  await page.unmount();
  // What the page has kept from before the edition says that nothing is new.
  const client = new QueryClient();
  client.setQueryData(searchesQuery().queryKey, { list: list.map((one) => ({ ...one, newCount: 0 })) });
  asked.length = 0;
  const Linked = () => {
    const [shown, setShown] = useState<TokerSearch>({ saved: 9 });
    const change = useCallback((next: TokerSearch) => (asked.push(next), setShown(next)), []);
    return <SearchLine search={shown} onChange={change} />;
  };
  const linked = await render(
    <QueryClientProvider client={client}>
      <Linked />
    </QueryClientProvider>,
  );
  await untilShown(() => expect(asked).toEqual([{ keyword: '雨伞', kind: 'factory', fresh: true }]));
  await linked.unmount();
});

it('R-2.1-10 of companies', async () => {
  const saved = { id: 1, name: '存的', wish: { keyword: '雨伞', dischargePort: ['LOS ANGELES, CA'] }, newCount: 3, isPushed: false };
  installFakeGateway([[toker.listSearches, () => succeed(toker.listSearches, { list: [saved] })]]);
  let search: TokerSearch = {};
  let show: (next: TokerSearch) => void;
  const Shown = () => {
    const [shown, setShown] = useState<TokerSearch>({ keyword: '保温瓶' });
    useEffect(() => {
      search = shown;
      show = setShown;
    }, [shown]);
    return <SearchLine search={shown} onChange={setShown} />;
  };
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  const line = () => page.container.querySelector('input')!.value;
  expect(line()).toBe('保温瓶');
  await act(async () => show({}));
  expect(line()).toBe('');
  const named = () => [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === '存的');
  await untilShown(() => expect(named()).toBeDefined());
  await press(named()!);
  expect([line(), search]).toEqual(['雨伞', { keyword: '雨伞', dischargePort: 'LOS ANGELES%2C CA' }]);
  await page.unmount();
});
