// Guarantee: what is typed into a sheet is kept for who typed it, through the end of the session, and shown to no other.
// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { makeCatalogue } from '../catalogue';
import { clearSession, saveLogin } from '../session';
import { render } from '../../testing/render';
import { useSheet, type Sheet } from './use-sheet';

const options: Parameters<typeof useSheet>[0] = {
  columns: [],
  row: z.record(z.string(), z.string()),
  rowCount: 1,
  texts: makeCatalogue('sheet-owner', { field: {} }, async () => ({ field: {} })),
  draft: { name: 'trial', version: 1, values: z.object({ rows: z.array(z.record(z.string(), z.string())) }), migrations: {} },
};

let sheet: Sheet;
function Trial({ onOpen }: { readonly onOpen: (opened: Sheet) => void }) {
  const opened = useSheet(options);
  useEffect(() => {
    onOpen(opened);
  });
  return null;
}

const signIn = (id: string) => saveLogin({ token: `token-${id}`, id, openid: null, role: 'user' });
const openSheet = () => render(<Trial onOpen={(opened) => (sheet = opened)} />);
const typeBox = (boxNo: string) =>
  act(async () => {
    sheet.form.setValue('rows', [{ boxNo }]);
    sheet.touch();
  });
const leavePage = () => act(async () => window.dispatchEvent(new Event('pagehide')));
/** What a sheet that is opened now begins with. */
async function shownBox(): Promise<string | undefined> {
  const shown = await openSheet();
  const box = sheet.draftOfMs === null ? undefined : sheet.form.getValues('rows')[0]?.['boxNo'];
  await shown.unmount();
  return box;
}

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

test('a page that is left because the session is over keeps the draft for its person; the next account does not see it', async () => {
  signIn('7');
  const shown = await openSheet();
  await typeBox('MSKU1234565');
  clearSession();
  signIn('8');
  await leavePage();
  await shown.unmount();
  expect(await shownBox()).toBeUndefined();
  clearSession();
  signIn('7');
  expect(await shownBox()).toBe('MSKU1234565');
});

test('what is typed before anybody is known is kept for who signs in over it, or for nobody', async () => {
  const shown = await openSheet();
  await typeBox('MSKU1234565');
  await leavePage();
  expect(localStorage.length).toBe(0);
  await typeBox('MSKU1234566');
  signIn('7');
  await shown.unmount();
  expect(await shownBox()).toBe('MSKU1234566');
});
