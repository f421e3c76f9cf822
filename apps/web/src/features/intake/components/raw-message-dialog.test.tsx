// Guarantee: whoever sees a masked message is told what is hidden and who may see it (A7).
// @vitest-environment happy-dom
import { intake } from '@mastlight/domain/intake/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { installFakeGateway, succeed } from '../../../testing/fake-gateway';
import { render } from '../../../testing/render';
import { RawMessageDialog } from './raw-message-dialog';

let shown: Awaited<ReturnType<typeof render>>;
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
});

const message = {
  messageId: 7, state: 'applied' as const, reason: null, reasonText: null, format: 'flat-cn', messages: 1, refused: 0, facts: 1, added: 1, duplicateOf: null,
  findings: [], source: 'ningbo-edi', fileName: null, size: 40, sha256: null, receivedTime: '2026-10-12 14:00:00', encoding: 'utf-8',
  text: "16::＊＊＊:＊＊＊'", isExcerpt: true, isCut: false,
};

async function show(isMasked: boolean): Promise<string> {
  installFakeGateway([[intake.showMessage, () => succeed(intake.showMessage, { ...message, isMasked, size: isMasked ? null : 40 })]]);
  shown = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RawMessageDialog messageId={7} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await act(async () => vi.waitFor(() => expect(document.body.textContent).toContain('16::')));
  return document.body.textContent;
}

describe('raw message', () => {
  test('a masked one says what is hidden and who sees it', async () => {
    expect(await show(true)).toContain('当事人、联系方式和货物以 ＊＊＊ 代替：只有发送这份报文的账号和管理员能看全文');
    expect(document.body.textContent).not.toMatch(/\d B/);
  });

  test('a whole one says nothing of it', async () => {
    expect(await show(false)).not.toContain('代替');
    expect(document.body.textContent).toContain('40 B');
  });
});
