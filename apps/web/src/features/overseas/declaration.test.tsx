// Guarantee: what was deleted and is called back is subscribed to with what its owner has said of it.
// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { overseas, overseasList as declared } from '@mastlight/domain/overseas/contract';
import { overseasSample } from '@mastlight/domain/overseas/samples';
import { installFakeGateway, succeed } from '../../testing/fake-gateway';
import { overseasList } from './declaration';

test('a row that is called back keeps its line, its box, its client, its free days, what its boxes are and where its news go', async () => {
  const { blno, carrierCode } = overseasSample;
  const told = { blno, carrierCode, code: 'added', result: '成功', reason: null, id: 2 } as const;
  const { calls } = installFakeGateway([
    [overseas.save, () => succeed(overseas.save, { list: [told], coins: 0 })],
    [declared.entries.setTop, () => succeed(declared.entries.setTop, true)],
  ]);
  await overseasList.rowCalls.restore([{ ...overseasSample, ctnNo: 'MSKU0308961', boxClass: '40', notify: ['email'] }]);
  const saved = calls.find(({ path }) => path === overseas.save.path);
  expect(saved?.fields['list']).toEqual([
    {
      systemKey: 'NB',
      blno,
      carrierCode,
      ctnNo: 'MSKU0308961',
      clientCompanyName: '蓝港供应链（演示）',
      freeDays: 14,
      boxClass: '40',
      notify: ['email'],
    },
  ]);
});
