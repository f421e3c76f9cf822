// Guarantee: the command bar goes where its words say by keys alone, offers what the visitor may see, and finds the own
// bills of every port.
// @vitest-environment happy-dom
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showAccountDialog } from '../../features/account';
import { setLanguage } from '../../platform/catalogue';
import { queryClient } from '../../platform/query-client';
import { clearSession, saveLogin, useSession } from '../../platform/session';
import { installFakeGateway } from '../../testing/fake-gateway';
import { render, type, until, untilShown } from '../../testing/render';
import { declaredPages } from '../declared-pages';
import { Providers } from '../providers';
import { createAppRouter } from '../router';
import { isSearchable, offerPages } from './commands';

/** A busy machine takes its time. */

let shown: Awaited<ReturnType<typeof render>>;
let router: ReturnType<typeof createAppRouter>;
let gateway: ReturnType<typeof installFakeGateway>;
const rows: Record<string, object[]> = { QD: [{ billNo: 'COSU6400000001', area: 'QD', shipInfo: 'DEMO STAR/001E' }] };

const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  });

async function open(): Promise<HTMLInputElement> {
  history.replaceState(null, '', '/401');
  router = createAppRouter();
  shown = await render(<Providers router={router} />);
  await untilShown(() => {
    if (!shown.container.querySelector('.header')) throw new Error('still loading');
  });
  await press('k', { ctrlKey: true });
  return untilShown(() => {
    const input = document.querySelector<HTMLInputElement>('.command-input');
    if (!input) throw new Error('still loading');
    input.focus();
    return input;
  });
}

const options = () => [...document.querySelectorAll('.command')].map(({ textContent }) => textContent);

beforeEach(async () => {
  await setLanguage('zh-CN');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  gateway = installFakeGateway([
    [
      billSubscription.queryBillPage,
      ({ systemKey }) =>
        Response.json({ code: 200, status: true, msg: 'success', data: { list: rows[String(systemKey)] ?? [], total: 0 } }),
    ],
  ]);
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
});
afterEach(async () => {
  await shown?.unmount();
  showAccountDialog('none');
  queryClient.clear();
  clearSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what it offers', () => {
  const paths = (typed = '') => offerPages(declaredPages, useSession.getState(), typed).map(({ path }) => path);

  test('pages that are built and open to the visitor, no others', () => {
    expect(paths()).toContain('/logistics');
    expect(paths()).toContain('/user/acset');
    for (const path of ['/ops', '/404', '/detail', '/wxlogin', '/wxshipmap', '/assistant/template', '/advManage'])
      expect(paths()).not.toContain(path);
  });

  test('by a part of the title or of the address', () => {
    expect(paths('账户')).toEqual(['/user/acset']);
    expect(paths('shipsub')).toEqual(['/shipSubscrib']);
  });
});

describe('by keys', () => {
  test('Ctrl+K, a part of a title, Enter: there', async () => {
    await type(await open(), '账户设');
    await press('Enter');
    await until(() => expect(router.state.location.pathname).toBe('/user/acset'));
    expect(document.querySelector('.command-input')).toBeNull();
  });

  test('arrows go round, and the chosen one is told to readers', async () => {
    const input = await open();
    const chosen = () => document.querySelector('.command[aria-selected=true]');
    const first = chosen()?.id;
    await press('ArrowUp');
    expect(chosen()).toBe([...document.querySelectorAll('.command')].at(-1));
    expect(input.getAttribute('aria-activedescendant')).toBe(chosen()?.id);
    await press('ArrowDown');
    expect(chosen()?.id).toBe(first);
  });

  test("W-20 the Enter that ends a word of an input method goes nowhere, Safari's neither", async () => {
    await type(await open(), '账户设');
    await press('Enter', { isComposing: true });
    await press('Enter', { keyCode: 229 });
    expect(document.querySelector('.command-input')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/401');
  });

  test('切换身份 opens its dialog', async () => {
    await type(await open(), '切换');
    await press('Enter');
    await untilShown(() => {
      expect(document.querySelector('dialog h2')?.textContent).toBe('当前身份');
    });
  });
});

describe('what it finds', () => {
  test('a bill, a box or a ship in whichever port it is followed; Enter opens the bill', async () => {
    await type(await open(), 'COSU640');
    await untilShown(() => {
      expect(options()[0]).toBe('COSU6400000001青岛 · DEMO STAR/001E');
    });
    const asked = gateway.calls.filter(({ path }) => path === billSubscription.queryBillPage.path);
    expect(asked.map(({ fields }) => fields['systemKey']).sort()).toEqual(['DL', 'NB', 'QD', 'SH', 'SZ', 'TJ', 'XM']);
    await press('Enter');
    await until(() => expect(router.state.location.href).toBe('/detail?blno=COSU6400000001&port=QD'));
  });

  test.each([
    ['', false],
    [' C ', false],
    ['CO', true],
    ['海明', true],
  ])('"%s" is enough to look for: %s', (typed, isEnough) => expect(isSearchable(typed)).toBe(isEnough));
});
