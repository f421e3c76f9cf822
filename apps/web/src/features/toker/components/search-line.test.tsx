// Guarantee: R-2.1-10: the line says what is searched for, whoever has changed it; a saved search is asked as it was saved.
// @vitest-environment happy-dom
import { toker } from '@mastlight/domain/toker/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { press, render, untilShown } from '../../../testing/render';
import type { TokerSearch } from '../toker-search';
import { SearchLine } from './search-line';

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
