// Guarantee: R-7.6-17: what a colleague has marked meanwhile is shown, unless one is writing oneself; what is sent names
// the version that was seen.
// @vitest-environment happy-dom
import { ToastHost } from '@mastlight/ui';
import { toker } from '@mastlight/domain/toker/contract';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { act, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { press, render, type } from '../../../testing/render';
import type { CompanyCard } from '../api';
import { FollowUp } from './follow-up';

const cardOf = (note: string, updatedMs: number) =>
  ({
    id: 7,
    mark: { state: 'contacted', note, nextDay: '2026-10-15', updateTime: '2026-10-11 10:00:00', updatedMs },
  }) as unknown as CompanyCard;

it('R-7.6-17 of a colleague', async () => {
  const gateway = installFakeGateway([[toker.saveMark, () => succeed(toker.saveMark, true)]]);
  let show: (card: CompanyCard) => void;
  const Shown = () => {
    const [card, setCard] = useState(cardOf('一', 1));
    useEffect(() => {
      show = setCard;
    }, []);
    return <FollowUp card={card} />;
  };
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Shown />
    </QueryClientProvider>,
  );
  const note = () => page.container.querySelector('textarea')!.value;
  await act(async () => show(cardOf('二', 2)));
  expect(note()).toBe('二');
  await type(page.container.querySelector('input[type=date]'), '2026-12-01');
  await act(async () => show(cardOf('三', 3)));
  expect(note()).toBe('二');
  await press([...page.container.querySelectorAll('button')].at(-1)!);
  expect(gateway.calls.at(-1)!.fields).toMatchObject({ note: '二', nextDay: '2026-12-01', seenMs: 2 });
  await page.unmount();
});

it.each([
  ['2026-10-15', '2026-10-15 08:29:59', '到那天早上 8:30 发消息，标了“放弃”不发'],
  ['2026-10-15', '2026-10-15 08:30:00', '这天 8:30 已过，不再发消息'],
  ['2026-10-14', '2026-10-15 08:00:00', '这天 8:30 已过，不再发消息'],
  ['2026-10-16', '2026-10-15 23:00:00', '到那天早上 8:30 发消息，标了“放弃”不发'],
])('R-7.6-17 of %s at %s it says: %s', async (nextDay, at, words) => {
  const card = { id: 7, mark: { state: '', note: '', nextDay, updateTime: at, updatedMs: 1 } } as unknown as CompanyCard;
  const page = await render(
    <QueryClientProvider client={new QueryClient()}>
      <FollowUp card={card} nowMs={() => parseShanghai(at)!} />
    </QueryClientProvider>,
  );
  expect(page.container.textContent).toContain(words);
  await page.unmount();
});

it('R-7.6-17 what was written and not saved is said when it closes, and stands there again until it is saved', async () => {
  installFakeGateway([[toker.saveMark, () => succeed(toker.saveMark, true)]]);
  const card = { ...cardOf('一', 1), name: '演示五金厂' } as unknown as CompanyCard;
  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <FollowUp card={card} />
        <ToastHost />
      </QueryClientProvider>,
    );
  let page = await show();
  const note = () => page.container.querySelector('textarea')!;
  fireEvent.change(note(), { target: { value: '老板姓周，要宁波到汉堡' } });
  await page.unmount();
  page = await show();
  expect(note().value).toBe('老板姓周，要宁波到汉堡');
  expect(page.container.textContent).toContain('演示五金厂 的备注还没保存，已留在这里，再打开就能接着写');
  fireEvent.change(note(), { target: { value: '一' } });
  await page.unmount();
  page = await show();
  expect(note().value).toBe('一');
  await page.unmount();
});

it('R-7.6-17 R-8-07 what a colleague was faster with is told beside what one wrote, and is taken, or written over by whoever has read it', async () => {
  const theirs = { ...cardOf('已报价', 2).mark!, state: 'interested' as const };
  let shown = cardOf('一', 1);
  let isRefused = true;
  const client = new QueryClient();
  const gateway = installFakeGateway([
    [
      toker.saveMark,
      () =>
        isRefused
          ? refuse({ code: 409, msg: '同事刚改过这家的进度，没有保存', refusal: 'toker.changedMeanwhile', params: {} })
          : succeed(toker.saveMark, true),
    ],
  ]);
  const Shown = () => {
    const [card, setCard] = useState(shown);
    useEffect(() => {
      take = () => setCard({ ...shown });
    }, []);
    return <FollowUp card={card} />;
  };
  let take: () => void;
  const page = await render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  const button = (name: string) => [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
  const note = () => page.container.querySelector('textarea')!;
  fireEvent.change(note(), { target: { value: '老板出差' } });
  await press(button('保存'));
  shown = { ...shown, mark: theirs };
  await act(async () => take());
  const alert = () => page.container.querySelector('[role=alert]')?.textContent ?? '';
  expect(alert()).toContain('同事刚改过这家的进度，没有保存');
  expect(alert()).toContain('同事存的：有意向 · 已报价 · 下次跟进 2026-10-15');
  expect(note().value).toBe('老板出差');
  isRefused = false;
  await press(button('照我的保存'));
  expect(gateway.calls.findLast(({ path }) => path === toker.saveMark.path)!.fields).toMatchObject({ note: '老板出差', seenMs: 2 });
  expect(alert()).toBe('');
  await page.unmount();
});
