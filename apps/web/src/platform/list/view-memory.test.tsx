// Guarantee: what a list keeps of its view is completed into an address that says nothing, and into no other; it is the person's
// who chose it.
// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useSession } from '../session';
import { defineListSearch, textParam } from './search-schema';
import { useKeptSize } from './use-kept-size';
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
  return history;
}

const click = async (name: string) => userEvent.setup({ delay: null }).click(await screen.findByText(name));
const shows = async (...view: unknown[]) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(JSON.stringify(view)));

function signIn(userId: string): void {
  useSession.setState({ token: `of ${userId}`, userId, loginId: 'personal' });
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
    useSession.setState({ token: null, userId: null });
    localStorage.clear();
  });
}

test('R-3.6-06 the client stays over the lists of this tab until it is let go; other filters do not', async () => {
  signIn('1');
  show('/bills');
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

test('R-3.6-06 Back finds a list as it was left, and what Back took away is not kept', async () => {
  signIn('6');
  const history = show('/bills');
  await shows('', '', 15);
  await click('choose');
  await shows('蓝港', 'a', 15);
  act(() => history.back());
  await shows('', '', 15);
  await click('bookings');
  await shows('', '', 15);
  await click('choose');
  await shows('蓝港', 'a', 15);
  await click('bills');
  await shows('蓝港', '', 15);
  act(() => history.back());
  await shows('蓝港', 'a', 15);
  act(() => history.go(-2));
  await waitFor(() => expect(history.location.pathname + history.location.search).toBe('/bills'));
  await shows('', '', 15);
});

test('R-3.6-04, -06 an address that names a view has that view, with the rows that this person’s pages have', async () => {
  signIn('2');
  show('/bills');
  await click('choose');
  await click('twenty');
  await shows('蓝港', 'a', 20);
  // Each list has its own.
  await click('queries');
  await shows('', '', 15);
  await click('bills');
  await shows('蓝港', '', 20);
  cleanup();
  show('/bills?node=b');
  await shows('', 'b', 20);
  cleanup();
  show('/bills?size=50');
  await shows('', '', 50);
  cleanup();
  // Of another size page 2 would be other rows.
  show('/bills?page=2');
  await shows('', '', 15);
});

test('R-3.6-06 a port names no view: the client stays over the tabs of a port', async () => {
  signIn('7');
  show('/bills?port=SH');
  await click('choose');
  await shows('蓝港', 'a', 15);
  cleanup();
  show('/bookings?port=SH');
  await shows('蓝港', '', 15);
});

test('R-3.6-04, -06 another person on this computer finds nothing of it', async () => {
  signIn('3');
  show('/bills');
  await click('choose');
  await click('twenty');
  await shows('蓝港', 'a', 20);
  cleanup();
  useSession.setState({ token: 'of 4', userId: '4' });
  show('/bills');
  await shows('', '', 15);
});

test('R-3.6-04 what another edition of the page kept is dropped', async () => {
  signIn('5');
  localStorage.setItem('mastlight.own:5/personal:list-size.bills', JSON.stringify({ size: 33, savedAtMs: 1 }));
  show('/bills');
  await shows('', '', 15);
});

test('R-3.6-04 a browser that keeps nothing changes the size all the same', async () => {
  signIn('8');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show('/bills');
  await click('twenty');
  await shows('', '', 20);
});

test('R-3.6-04 a list that keeps its size in no address has the chosen one at the next visit, and the usual one for others', async () => {
  signIn('9');
  const Sized = ({ name = 'records' }: { name?: string }) => {
    const [size, setSize] = useKeptSize(name, [20, 50]);
    return (
      <button type="button" onClick={() => setSize(50)}>
        {`${size} rows`}
      </button>
    );
  };
  render(<Sized />);
  await click('20 rows');
  await screen.findByText('50 rows');
  cleanup();
  render(<Sized />);
  await screen.findByText('50 rows');
  cleanup();
  render(<Sized name="orders" />);
  await screen.findByText('20 rows');
  cleanup();
  useSession.setState({ token: 'of 10', userId: '10' });
  render(<Sized />);
  expect((await screen.findByRole('button')).textContent).toBe('20 rows');
});
