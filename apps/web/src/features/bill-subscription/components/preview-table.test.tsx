// Guarantee: what is to be known of a number that is subscribed stands beside it.
// @vitest-environment happy-dom
import { findBillNos } from '@mastlight/domain/vocabulary/find-bill-nos';
import { readClients } from '@mastlight/domain/vocabulary/text-columns';
import { expect, test } from 'vitest';
import { textsOf } from '../../../platform/catalogue';
import { render } from '../../../testing/render';
import { findCarrier } from '../carrier-memory';
import { buildPreview } from '../paste-preview';
import { billTexts } from '../texts/zh-CN';
import { PreviewTable } from './preview-table';

test.each(['COSU6410301846', 'QQQQ6410301846'])('N3 of %s beside two clients it is shown whose it becomes', async (billNo) => {
  const text = `提单号\t客户\n${billNo}\t恒泰\n${billNo}\t蓝港`;
  const rows = buildPreview(findBillNos(text), new Map(), new Map(), findCarrier, textsOf(billTexts), readClients(text));
  const nothing = (): void => undefined;
  const shown = await render(
    <PreviewTable
      rows={rows}
      port="NB"
      isTicked={() => true}
      isFailed={() => false}
      onTick={nothing}
      onCarrier={nothing}
      onRemove={nothing}
      onFindBox={nothing}
    />,
  );
  expect(shown.container.textContent).toContain('归到“恒泰”，没有归到“蓝港”');
  await shown.unmount();
});
