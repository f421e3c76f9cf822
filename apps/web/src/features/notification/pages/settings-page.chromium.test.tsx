// Guarantee: what goes where and what became of it is read whole, on a phone and at a desk, with no column off the card.
// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notification, type Delivery, type NotifySetting } from '@mastlight/domain/notification/contract';
import { channelNames } from '@mastlight/domain/notification/messages';
import { channelKinds, isDueEvent, newsEvents, usualMode, whenTold } from '@mastlight/domain/notification/news-events';
import { launchChromium } from '@mastlight/testing/chromium';
import { succeed } from '../../../testing/fake-gateway';
import { listStyles } from '../../../testing/list-styles';
import { showPage } from '../../../testing/show-page';
import { notificationRoutes } from '../routes';

const ownStyles = ['../../../platform/panel.css', 'messages-page.css', 'settings-page.css']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const setting: NotifySetting = {
  channels: channelKinds.map((kind) => ({
    kind,
    name: channelNames[kind],
    isOn: true,
    lack: null,
    address: 'demo.example…0001',
    awaitsCode: false,
    isSigned: false,
    problem: null,
    sentMs: null,
  })),
  events: newsEvents.map(({ code, name, group }) => ({
    event: code,
    name,
    group,
    when: whenTold(code, 24),
    hours: isDueEvent(code) ? 24 : null,
    modes: Object.fromEntries(channelKinds.map((kind) => [kind, usualMode(code, kind)])) as NotifySetting['events'][number]['modes'],
  })),
  quietHours: { isOn: true, from: '22:00', until: '07:30' },
};
const delivery: Delivery = {
  id: 1,
  kind: 'dingtalk',
  title: '截港、开港变更 · DEMO.SHIP/026W · 宁波 · 12 票',
  count: 3,
  state: 'failed',
  tries: 12,
  atMs: 0,
  dueMs: null,
  waitsFor: null,
  tookMs: 1_200,
  answer: '对方没有收：关键词、加签或 IP 白名单不符',
};

let browser: Browser;
beforeAll(async () => void (browser = await launchChromium()));
afterAll(() => browser?.close());

test.each([390, 1440])('R-7.6-19 at %s px every channel of an event and every delivery is within the card', async (width) => {
  await showPage(notificationRoutes, '/user/notify', [
    [notification.findSetting, () => succeed(notification.findSetting, setting)],
    [notification.listDeliveries, () => succeed(notification.listDeliveries, { list: [delivery], total: 1, pageNo: 1, pageSize: 50 })],
  ]);
  await screen.findByText('重发');
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.setContent(
    `<!doctype html><html lang="zh-CN"><style>${listStyles}${ownStyles}</style><body style="margin:0">${document.body.innerHTML}</body></html>`,
  );
  const beyond = await page.locator('.panel-table tbody :is(button, td, th):visible').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const card = part.closest('.panel')!.getBoundingClientRect();
      return part.getBoundingClientRect().right > card.right + 1 ? [part.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
  const row = page.locator('tr', { hasText: '查验、退单、撤销' });
  expect(await row.getByRole('button').count()).toBe(channelKinds.length);
  expect(await row.getByText('短信', { exact: true }).isVisible()).toBe(width < 768);
  await page.close();
});
