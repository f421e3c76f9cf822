// Guarantee: the saved views of a list are one press away and lead to its own page, the one on show is marked; who may saves,
// renames and deletes them; a refusal stands at its field.
// @vitest-environment happy-dom
import { savedView, type SavedView } from '@mastlight/domain/saved-view/contract';
import { savedViewTexts } from '@mastlight/domain/saved-view/messages';
import { ToastHost } from '@mastlight/ui';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choiceParam, defineListSearch, switchParam } from '../../../platform/list/search-schema';
import { clearSession, saveIdentity, saveLogin, useSession } from '../../../platform/session';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { listInRouter } from '../../../testing/list-in-router';
import { press, render, submit, type, untilShown } from '../../../testing/render';
import { ViewsButton } from './views-button';

const schema = defineListSearch({
  columns: [],
  sizes: { choices: [15, 50], usual: 15 },
  view: { port: choiceParam(['NB', 'SH'], 'NB'), state: choiceParam(['tracking', 'failed'], '') },
  overlay: { paste: switchParam() },
});
function Page() {
  return (
    <>
      <form aria-label="query row">
        <ViewsButton list="calls" schema={schema} />
      </form>
      <ToastHost />
    </>
  );
}

const view = (id: number, name: string, query: string, part: Partial<SavedView> = {}): SavedView => ({
  id,
  name,
  query,
  isCompany: false,
  isOwn: true,
  makerName: '',
  ...part,
});

let views: SavedView[];
let saving: (() => Response) | null;
let gateway: ReturnType<typeof installFakeGateway>;
let shown: Awaited<ReturnType<typeof render>>;
let address: () => string;
beforeEach(() => {
  saveLogin({ token: 't', id: '7', openid: null, role: 'user' });
  saving = null;
  views = [view(1, '失败的', 'state=failed&old=1'), view(2, '上海', 'port=SH', { isCompany: true, isOwn: false, makerName: '李四' })];
  gateway = installFakeGateway([
    [savedView.listViews, () => succeed(savedView.listViews, { list: views })],
    [
      savedView.saveView,
      ({ id, name, query, isCompany }) => {
        if (saving) return saving();
        const saved = view(typeof id === 'number' ? id : 9, String(name), String(query), { isCompany: isCompany === true });
        views = [...views.filter((one) => one.id !== saved.id), saved];
        return succeed(savedView.saveView, { id: saved.id });
      },
    ],
    [
      savedView.deleteView,
      ({ id }) => {
        views = views.filter((one) => one.id !== id);
        return succeed(savedView.deleteView, true);
      },
    ],
  ]);
});
afterEach(async () => {
  await shown.unmount();
  clearSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(at = '/list'): Promise<void> {
  const { history, node } = listInRouter(Page, at);
  address = () => history.location.href;
  shown = await render(node);
}
const actFor = (role: 'operator' | 'read-only'): void => {
  saveIdentity('t2', '5001');
  useSession.setState({ company: { name: '演示货代', role } });
};
const button = (name: string, root: ParentNode = document) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === name || one.getAttribute('aria-label') === name) ?? null;
const items = () => [...document.querySelectorAll('[role^=menuitem]')];
const item = (name: string) => items().find(({ textContent }) => textContent?.startsWith(name)) ?? null;
const dialog = () => untilShown(() => document.querySelector('dialog') ?? Promise.reject(new Error('no dialog')));
const lastSaved = () => gateway.calls.findLast(({ path }) => path === savedView.saveView.path)?.fields;

/** Opens the menu and waits for `name` in it. */
async function openMenu(name: string): Promise<Element> {
  await untilShown(() => expect(button('视图')).not.toBeNull());
  await press(button('视图'));
  await untilShown(() => expect(item(name)).not.toBeNull());
  return item(name)!;
}

describe('the menu', () => {
  test('shows the own ones first, marks the company’s and the one on show, whatever page and drawer are open', async () => {
    await open('/list?state=failed&page=3&paste=1');
    await openMenu('失败的');
    expect(items().map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
      ['失败的', 'true'],
      ['上海公司', 'false'],
      ['保存当前筛选为视图', null],
      ['整理视图', null],
    ]);
  });

  test('goes to the address of a view on the list’s own page, without what the list does not know', async () => {
    await open('/list?port=SH&page=2');
    await press(await openMenu('失败的'));
    expect(address()).toBe('/list?state=failed');
    views = [view(3, '全部', '')];
    await shown.unmount();
    await open('/list?port=SH');
    await press(await openMenu('全部'));
    expect(address()).toBe('/list');
  });

  test('says what a view is while there is none', async () => {
    views = [];
    await open();
    await openMenu('给筛选起个名字');
    expect(item('整理视图')).toBeNull();
  });

  test('says why they could not be fetched', async () => {
    gateway = installFakeGateway([[savedView.listViews, () => refuse({ code: 500, msg: '服务器出错' })]]);
    await open();
    expect((await openMenu('没能取到：服务器出错')).getAttribute('aria-disabled')).toBe('true');
  });

  test('R-6-20 offers a colleague who only reads no change', async () => {
    actFor('read-only');
    views = views.map((one) => ({ ...one, isOwn: false }));
    await open();
    await openMenu('上海');
    expect(items()).toHaveLength(2);
  });
});

describe('saving', () => {
  async function openSave(): Promise<HTMLDialogElement> {
    await press(await openMenu('保存当前筛选'));
    return (await dialog()) as HTMLDialogElement;
  }

  test('keeps the filters without page and drawer under a name, for oneself or for the company', async () => {
    actFor('operator');
    await open('/list?port=SH&state=failed&page=2&paste=1');
    let asked = await openSave();
    await type(asked.querySelector('input[name=name]'), '上海失败');
    await submit(asked.querySelector('input'));
    await untilShown(() => expect(document.querySelector('dialog')).toBeNull());
    expect(lastSaved()).toEqual({ list: 'calls', name: '上海失败', query: 'port=SH&state=failed', isCompany: false });
    asked = await openSave();
    await type(asked.querySelector('input[name=name]'), '大家的');
    await press(asked.querySelector('input[type=checkbox]'));
    await submit(asked.querySelector('input'));
    await untilShown(() => expect(lastSaved()).toMatchObject({ name: '大家的', isCompany: true }));
  });

  test('offers no company in the personal identity, and refuses a name that is none', async () => {
    await open();
    const asked = await openSave();
    expect(asked.querySelector('input[type=checkbox]')).toBeNull();
    await submit(asked.querySelector('input'));
    await untilShown(() => expect(asked.textContent).toContain(savedViewTexts.nameWrong));
    expect(gateway.countOf(savedView.saveView)).toBe(0);
  });

  test('shows the server’s refusal at the name, and stays', async () => {
    saving = () =>
      refuse({ code: 400, msg: savedViewTexts.nameTaken, refusal: 'saved-view.nameTaken', fields: { name: savedViewTexts.nameTaken } });
    await open();
    const asked = await openSave();
    await type(asked.querySelector('input[name=name]'), '上海');
    await submit(asked.querySelector('input'));
    await untilShown(() => expect(asked.textContent).toContain(savedViewTexts.nameTaken));
    expect(document.querySelector('dialog')).toBe(asked);
  });
});

describe('arranging', () => {
  async function openArrange(): Promise<HTMLDialogElement> {
    await press(await openMenu('整理视图'));
    return (await dialog()) as HTMLDialogElement;
  }

  test('gives an own view another name and leaves its address; those of colleagues are not offered', async () => {
    await open('/list?port=SH');
    const arranging = await openArrange();
    expect(arranging.textContent).not.toContain('上海');
    await press(button('改名 失败的'));
    const asked = await dialog();
    expect(asked.querySelector('input')?.value).toBe('失败的');
    await type(asked.querySelector('input'), '要看的');
    await submit(asked.querySelector('input'));
    await untilShown(() => expect(button('改名 要看的')).not.toBeNull());
    expect(lastSaved()).toEqual({ list: 'calls', name: '要看的', query: 'state=failed&old=1', id: 1 });
  });

  test('asks before it deletes', async () => {
    await open();
    await openArrange();
    await press(button('删除 失败的'));
    await untilShown(() => expect(document.querySelector('dialog')?.textContent).toContain('确定要删除吗？视图 失败的。'));
    expect(gateway.countOf(savedView.deleteView)).toBe(0);
    await press(button('删除'));
    await untilShown(() => expect(gateway.countOf(savedView.deleteView)).toBe(1));
    await untilShown(() => expect(button('改名 失败的')).toBeNull());
  });
});
