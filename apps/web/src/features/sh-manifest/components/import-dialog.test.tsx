// Guarantee: what was left out of a file of manifests, and what is to be looked at in it, stands above its bills.
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { blankFiling } from '@mastlight/domain/sh-manifest/filing';
import { expect, test } from 'vitest';
import { render } from '../../../testing/render';
import { ImportDialog } from './import-dialog';

test('N3 N7 hidden rows and doubled columns are told', async () => {
  const note = '“毛重”和“Gross Weight”有 1 行不同，取了“毛重”，请从第 4 行起核对';
  const list = [{ filing: spellFiling(blankFiling), rowNo: 4, findings: [{ severity: 'error' as const, rowNo: 5, message: '太长' }] }];
  const shown = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog read={{ list, hiddenRows: 2, unreadTitles: ['IMDG'], notes: [note] }} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  for (const told of ['有 2 行是隐藏的，没有导入', '这些列不认识，没有导入：IMDG', note, '第 5 行', '太长'])
    expect(document.body.textContent).toContain(told);
  await shown.unmount();
});
