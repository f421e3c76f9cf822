// Guarantee: R-2.3-11 … -13, R-2.3-14: who makes ads sees one that does not stand yet as it will be, and saves none without the
// file that he chose, unless he says so a second time.
// @vitest-environment happy-dom
import { ad } from '@mastlight/domain/ad/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { saveLogin, useSession } from '../../../platform/session';
import { adRoutes } from '../routes';

const scheduled = {
  key: 'yard',
  title: '未来堆场',
  line: '北仑二期旁的堆场',
  url: '/advDetail?key=yard',
  pdfUrl: '/file/get?address=A',
  pictureUrl: '',
  direction: 'horizontal',
  hidden: false,
  fromDay: '2026-12-15',
  untilDay: '',
  supplier: '',
  services: [],
  ports: [],
  carriers: [],
  text: '日租',
  contact: '',
  proof: '',
  updatedMs: 1,
  isStanding: false,
} as const;
const { fromDay: _from, untilDay: _until, isStanding: _stands, ...shown } = { ...scheduled, pdfUrl: null, pictureUrl: null };
const answers = [
  [ad.showAd, () => refuse({ code: 404, msg: '记录不存在' })],
  [ad.listManaged, () => succeed(ad.listManaged, { list: [{ ...scheduled, services: [], ports: [], carriers: [] }] })],
  [ad.saveAd, () => succeed(ad.saveAd, { updatedMs: 2 })],
] as const;

test.each([
  ['admin', '预览：现在没有上架，别人看不到；新上传的 PDF 和图片上架后才显示'],
  ['user', '这条推广没有上架'],
])('R-2.3-14 %s at an ad that does not stand yet reads: %s', async (role, words) => {
  const { asked } = await showPage(adRoutes, '/advDetail?key=yard', answers);
  saveLogin({ token: 'demo-token', id: '7', openid: null, role });
  await screen.findByText(words);
  expect([screen.queryByText('未来堆场') !== null, asked(ad.openAd)]).toEqual([role === 'admin', []]);
  useSession.setState({ roles: [] });
});

test.each([
  ['user', ['yard']],
  ['admin', []],
])('R-4.5-10 of a %s that opens an ad it is noted: %j', async (role, noted) => {
  saveLogin({ token: 'demo-token', id: '7', openid: null, role });
  const { asked } = await showPage(
    adRoutes,
    '/advDetail?key=yard',
    [
      [ad.showAd, () => succeed(ad.showAd, { ...shown, services: [], ports: [], carriers: [] })],
      [ad.openAd, () => succeed(ad.openAd, 1)],
      [ad.closeAd, () => succeed(ad.closeAd, true)],
    ],
    { stored: Object.fromEntries(Object.entries(localStorage)) },
  );
  await screen.findByText('北仑二期旁的堆场');
  expect(asked(ad.openAd).map(({ adName }) => adName)).toEqual(noted);
  useSession.setState({ roles: [] });
});

test('R-2.3-13 a file that was refused holds the saving back, once', async () => {
  const { user, asked } = await showPage(adRoutes, '/advUpdateManage?key=yard', answers);
  await screen.findByDisplayValue('未来堆场');
  await waitFor(() => expect(document.querySelectorAll('input[type=file]')).toHaveLength(2));
  fireEvent.change(document.querySelectorAll('input[type=file]')[1]!, { target: { files: [new File(['x'], 'a.csv')] } });
  await screen.findByText('只收 pdf，请换一个文件');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('有文件没有传上：换一个文件，或再按一次“保存”，不带它保存');
  expect(asked(ad.saveAd)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(asked(ad.saveAd)).toHaveLength(1));
});
