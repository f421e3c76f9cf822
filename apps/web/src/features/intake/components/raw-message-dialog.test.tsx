// Guarantee: whoever sees a masked message is told what is hidden and who may see it (A7).
// @vitest-environment happy-dom
import { intake } from '@mastlight/domain/intake/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { installFakeGateway, refuse, succeed } from '../../../testing/fake-gateway';
import { render, until } from '../../../testing/render';
import { RawMessageDialog } from './raw-message-dialog';

let shown: Awaited<ReturnType<typeof render>>;
afterEach(async () => {
  await shown.unmount();
  vi.unstubAllGlobals();
});

const message = {
  messageId: 7,
  state: 'applied' as const,
  reason: null,
  reasonText: null,
  format: 'flat-cn',
  messages: 1,
  refused: 0,
  facts: 1,
  added: 1,
  duplicateOf: null,
  findings: [],
  source: 'ningbo-edi',
  fileName: null,
  size: 40,
  sha256: null,
  receivedTime: '2026-10-12 14:00:00',
  encoding: 'utf-8',
  text: "16::＊＊＊:＊＊＊'",
  isExcerpt: true,
  isCut: false,
};

async function show(isMasked: boolean, text = message.text): Promise<string> {
  installFakeGateway([[intake.showMessage, () => succeed(intake.showMessage, { ...message, text, isMasked, size: isMasked ? null : 40 })]]);
  shown = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RawMessageDialog messageId={7} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await act(async () => until(() => expect(document.body.textContent).toContain('16::')));
  return document.body.textContent;
}

describe('raw message', () => {
  test('a masked one says what is hidden and who sees it', async () => {
    expect(await show(true)).toContain('＊＊＊ 处不向订阅人显示：发报方、当事人、联系方式、货物和别人的号码');
    expect(document.body.textContent).not.toMatch(/\d B/);
  });

  test('one in which nothing had to be hidden says nothing of it', async () => {
    expect(await show(true, "16::OOLU'")).not.toContain('不向订阅人显示');
  });

  test('one that concerns none of his bills says so, and offers no other try', async () => {
    installFakeGateway([[intake.showMessage, () => refuse({ code: 404, msg: '记录不存在' })]]);
    shown = await render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RawMessageDialog messageId={7} onClose={() => {}} />
      </QueryClientProvider>,
    );
    await act(async () => until(() => expect(document.body.textContent).toContain('这份报文里没有您订阅的提单，不能显示')));
    expect(document.body.textContent).not.toContain('重试');
  });

  test('a whole one says nothing of it', async () => {
    expect(await show(false)).not.toContain('不向订阅人显示');
    expect(document.body.textContent).toContain('40 B');
  });
});
