// Guarantee: R-7.6-17: the ports of the own bills, and the headings of the own goods, narrow what is found, by a press each, and let it go again.
// @vitest-environment happy-dom
import { toker } from '@mastlight/domain/toker/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { press, render, untilShown } from '../../../testing/render';
import type { TokerSearch } from '../toker-search';
import { OwnTrade } from './own-trade';

it('R-7.6-17 own lanes and goods are pressed and let go, beside what else is chosen', async () => {
  const lanes = [
    { loadPort: '宁波', dischargePort: '鹿特丹', bills: 12 },
    { loadPort: '上海', dischargePort: '汉堡', bills: 3 },
  ];
  const goods = [{ heading: '9617', name: '保温瓶和其他真空容器，带壳的及其零件', uses: 4 }];
  installFakeGateway([[toker.listOwnTrade, () => succeed(toker.listOwnTrade, { lanes, goods })]]);
  const asked: TokerSearch[] = [];
  const Shown = () => {
    const [search, setSearch] = useState<TokerSearch>({ keyword: '保温瓶', page: 3 });
    const change = (next: TokerSearch): void => {
      asked.push(next);
      setSearch(next);
    };
    return <OwnTrade search={search} onChange={change} />;
  };
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  const chip = (text: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) ?? null;
  await untilShown(() => expect(chip('宁波 → 鹿特丹 12 票')).not.toBeNull());
  await press(chip('宁波 → 鹿特丹 12 票'));
  await press(chip('上海 → 汉堡 3 票'));
  await press(chip('宁波 → 鹿特丹 12 票'));
  await press(chip('保温瓶和其他真空容器… 9617'));
  await press(chip('保温瓶和其他真空容器… 9617'));
  expect(asked).toEqual([
    { keyword: '保温瓶', loadPort: '宁波', dischargePort: '鹿特丹' },
    { keyword: '保温瓶', loadPort: '上海', dischargePort: '汉堡' },
    { keyword: '保温瓶', loadPort: '宁波', dischargePort: '鹿特丹' },
    { keyword: '9617', loadPort: '宁波', dischargePort: '鹿特丹' },
    { loadPort: '宁波', dischargePort: '鹿特丹' },
  ]);
  await page.unmount();
});
