// Guarantee (V-15): the empty list of a company offers whoever may subscribe there the bills that are his own, says what
// happens to them before it does, and asks nothing where there is nothing to offer.
// @vitest-environment happy-dom
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import type { Duty } from '@mastlight/domain/company/duty';
import { ToastHost } from '@mastlight/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../platform/session';
import { installFakeGateway, succeed } from '../../testing/fake-gateway';
import { press, render, until } from '../../testing/render';
import { usePersonalBills } from './use-personal-bills';

let shown: Awaited<ReturnType<typeof render>>;
let gateway: ReturnType<typeof installFakeGateway>;

function Offer({ isEmpty }: { readonly isEmpty: boolean }) {
  const { link, dialog } = usePersonalBills(isEmpty);
  return (
    <>
      {link && (
        <button type="button" onClick={link.onSelect}>
          {link.label}
        </button>
      )}
      {dialog}
      <ToastHost />
    </>
  );
}

async function show({ isEmpty = true, cid = '5001' as string | null, role = 'operator' as Duty, count = 138, left = 0 }): Promise<void> {
  let rest = count;
  gateway = installFakeGateway([
    [billSubscription.countPersonalBills, () => succeed(billSubscription.countPersonalBills, { count: rest })],
    [
      billSubscription.bringPersonalBills,
      () => {
        rest = 0;
        return succeed(billSubscription.bringPersonalBills, { brought: count - left, left });
      },
    ],
  ]);
  useSession.setState({
    token: 't',
    userId: '7',
    loginId: cid ?? 'personal',
    cid,
    company: cid === null ? null : { name: '演示货代', role },
  });
  shown = await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Offer isEmpty={isEmpty} />
    </QueryClientProvider>,
  );
}

const buttonSaying = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words) ?? null;

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await shown.unmount();
  useSession.setState({ token: null, userId: null, loginId: 'personal', cid: null, company: null });
  vi.unstubAllGlobals();
});

test.each([
  [0, '138 票已带到公司'],
  [38, '100 票已带到公司，38 票留在个人名下'],
])('V-15 they are brought once he has read what becomes of them; %i stay', async (left, told) => {
  await show({ left });
  await until(() => expect(buttonSaying('把个人的 138 票带过来')).not.toBeNull());
  await press(buttonSaying('把个人的 138 票带过来'));
  await until(() => expect(document.querySelector('dialog')?.textContent).toContain('把个人的 138 票带到演示货代'));
  expect(document.querySelector('dialog')?.textContent).toContain('已付过费，不再收费');
  expect(gateway.countOf(billSubscription.bringPersonalBills)).toBe(0);
  await press(buttonSaying('带过来'));
  await until(() => expect(document.body.textContent).toContain(told));
  expect(gateway.countOf(billSubscription.bringPersonalBills)).toBe(1);
  await until(() => expect(buttonSaying('把个人的 138 票带过来')).toBeNull());
  await until(() => expect(document.querySelector('dialog')).toBeNull());
});

test.each([
  ['a list that is not empty', { isEmpty: false }, 0],
  ['the own identity', { cid: null }, 0],
  ['who may only look', { role: 'read-only' as const }, 0],
  ['the company’s finance', { role: 'finance' as const }, 0],
  ['who follows none himself', { count: 0 }, 1],
])('V-15 nothing is offered to %s', async (_, state, asked) => {
  await show(state);
  await until(() => expect(gateway.countOf(billSubscription.countPersonalBills)).toBe(asked));
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
