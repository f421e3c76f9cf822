// Guarantee: the saved views of a list stand before its actions, on a phone behind the filters, and nowhere for who is not signed in.
// @vitest-environment happy-dom
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
});

async function show({ isPhone = false, isSignedIn = true }): Promise<void> {
  useScreenWidth.setState({ screenWidth: isPhone ? 390 : 1_400 });
  const list = { search: schema.plain, isSignedIn, isFetching: false, canExport: false } as unknown as List<
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
