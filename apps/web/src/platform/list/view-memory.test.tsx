// Guarantee: what a list keeps of its view is completed into an address that says nothing, and into no other; it is the person's
// who chose it.
// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { useSession } from '../session';
import { defineListSearch, textParam } from './search-schema';
import { useListSearch } from './use-list-search';
import type { ViewMemory } from './view-memory';

const schema = defineListSearch({
  columns: [],
  sizes: { choices: [10, 15, 20, 50], usual: 15 },
  view: { client: textParam(60), node: textParam(20) },
  overlay: {},
});
type Search = typeof schema.plain;
const bills: ViewMemory<Search> = { name: 'bills', kept: ['client'] };
const bookings: ViewMemory<Search> = { name: 'bookings', kept: ['client'] };
const queries: ViewMemory<Search> = { name: 'queries' };

function makeList(memory: ViewMemory<Search>) {
  return function List() {
    const [search, change] = useListSearch(schema, memory);
    return (
      <>
        <output>{JSON.stringify([search.client, search.node, search.size])}</output>
        <button type="button" onClick={() => change({ client: '蓝港', node: 'a' })}>
          choose
        </button>
        <button type="button" onClick={() => change({ client: '' })}>
          all
        </button>
        <button type="button" onClick={() => change({ size: 20 })}>
          twenty
        </button>
      </>
    );
  };
}

function show(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Link to={'/bills' as string}>bills</Link>
        <Link to={'/bookings' as string}>bookings</Link>
        <Link to={'/queries' as string}>queries</Link>
        <Outlet />
      </>
    ),
  });
  const routeTree = rootRoute.addChildren(
    Object.entries({ bills, bookings, queries }).map(([path, memory]) =>
      createRoute({ getParentRoute: () => rootRoute, path, component: makeList(memory) }),
    ),
  );
  render(
    <RouterProvider
      router={createRouter({
        history,
        routeTree,
        parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
        stringifySearch: (search) => {
          const text = new URLSearchParams(search as Record<string, string>).toString();
          return text ? `?${text}` : '';
        },
      })}
    />,
  );
  const user = userEvent.setup({ delay: null });
  const click = async (name: string) => user.click(await screen.findByText(name));
  const shows = async (...view: unknown[]) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(JSON.stringify(view)));
  return { click, shows };
}

function signIn(userId: string): void {
  useSession.setState({ token: `of ${userId}`, userId, loginId: 'personal' });
  onTestFinished(() => {
    cleanup();
    useSession.setState({ token: null, userId: null });
    localStorage.clear();
  });
}

test('R-3.6-06 the client stays over the lists of this tab until it is let go; other filters do not', async () => {
  signIn('1');
  const { click, shows } = show('/bills');
  await shows('', '', 15);
  await click('choose');
  await shows('蓝港', 'a', 15);
  await click('bookings');
  await shows('蓝港', '', 15);
  await click('queries');
  await shows('', '', 15);
  await click('bills');
  await shows('蓝港', '', 15);
  await click('all');
  await shows('', '', 15);
  await click('bookings');
  await shows('', '', 15);
});

test('R-3.6-04, -06 an address that names a view has that view, with the rows that this person’s pages have', async () => {
  signIn('2');
  const first = show('/bills');
  await first.click('choose');
  await first.click('twenty');
  await first.shows('蓝港', 'a', 20);
  cleanup();
  const linked = show('/bills?node=b');
  await linked.shows('', 'b', 20);
  cleanup();
  const named = show('/bills?size=50');
  await named.shows('', '', 50);
  await named.click('bookings');
  await named.shows('蓝港', '', 15);
});

test('R-3.6-04, -06 another person on this computer finds nothing of it', async () => {
  signIn('3');
  const first = show('/bills');
  await first.click('choose');
  await first.click('twenty');
  await first.shows('蓝港', 'a', 20);
  cleanup();
  useSession.setState({ token: 'of 4', userId: '4' });
  await show('/bills').shows('', '', 15);
});

test('R-3.6-04 what another edition of the page kept is dropped', async () => {
  signIn('5');
  localStorage.setItem('mastlight.own:5/personal:list-size.bills', JSON.stringify({ size: 33, savedAtMs: 1 }));
  await show('/bills').shows('', '', 15);
});
