// Guarantee: the saved views of a list stand before its actions, on a phone behind the filters, and nowhere for who is not signed in.
// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { press, render } from '../../testing/render';
import { MobileHeadOutlet } from '../mobile-head';
import { ListQueryRow } from './list-query-row';
import { defineListSearch } from './search-schema';
import type { List } from './use-list';
import { useScreenWidth } from '../screen-width';

const schema = defineListSearch({ columns: [], sizes: { choices: [15], usual: 15 }, view: {}, overlay: {} });
let shown: Awaited<ReturnType<typeof render>>;
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const change = vi.fn<(part: object) => void>();

async function show({ isPhone = false, isSignedIn = true }): Promise<void> {
  useScreenWidth.setState({ screenWidth: isPhone ? 390 : 1_400 });
  const list = { search: { ...schema.plain, keyword: '' }, isSignedIn, change, isFetching: false, canExport: false } as unknown as List<
    never,
    typeof schema.plain,
    never
  >;
  shown = await render(
    <>
      <MobileHeadOutlet place="tools" className="tools" />
      <MobileHeadOutlet place="below" className="below" />
      <ListQueryRow list={list} placeholder="" actions={<b>actions</b>} views={<i>views</i>}>
        <u>filter</u>
      </ListQueryRow>
    </>,
  );
}
const text = (): string => shown.container.textContent ?? '';

test('they stand before the actions', async () => {
  await show({});
  expect(text()).toMatch(/filter.*views.*actions/);
});

test('on a phone they are behind the filters', async () => {
  await show({ isPhone: true });
  expect(text()).not.toContain('views');
  await press(shown.container.querySelector('[aria-expanded=false]'));
  expect(text()).toMatch(/filter.*views/);
});

test('who is not signed in has none', async () => {
  await show({ isSignedIn: false });
  expect(text()).toContain('actions');
  expect(text()).not.toContain('views');
});

test('V-19 nothing is searched while an input method composes, and the whole word once it is chosen', async () => {
  vi.useFakeTimers();
  await show({});
  const input = shown.container.querySelector<HTMLInputElement>('input[type=search]')!;
  const compose = (text: string) =>
    act(async () => {
      Reflect.set(HTMLInputElement.prototype, 'value', text, input);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
  const rest = () => act(async () => void vi.advanceTimersByTime(5_000));
  for (const half of ['h', 'heng', "heng't"]) {
    await compose(half);
    await rest();
    expect([input.value, change.mock.calls]).toEqual([half, []]);
  }
  await compose('恒泰');
  await act(async () => void input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  expect(change).not.toHaveBeenCalled();
  await rest();
  expect(change.mock.calls.map(([part]) => part)).toEqual([{ keyword: '恒泰' }]);
});
