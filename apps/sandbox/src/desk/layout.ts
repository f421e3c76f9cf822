import { productName } from '@mastlight/domain/vocabulary/product-name';
import type { Desk } from './desk';
import { html, type Html } from './html';

const places = [
  { path: '/desk', name: '总览' },
  { path: '/desk/scan', name: '扫码' },
  { path: '/desk/phone', name: '手机' },
  { path: '/desk/sms', name: '短信' },
  { path: '/desk/mail', name: '邮件' },
  { path: '/desk/groups', name: '群聊' },
  { path: '/desk/receiver', name: '推送' },
  { path: '/desk/pay', name: '付款' },
  { path: '/desk/port', name: '港口' },
  { path: '/desk/trucks', name: '卡车' },
  { path: '/desk/ships', name: '船舶' },
  { path: '/desk/chat', name: '聊天' },
] as const;

export interface PageParts {
  readonly title: string;
  /** Path of the active entry. */
  readonly active: (typeof places)[number]['path'];
  readonly body: Html;
  /** Whether the page fetches itself anew every two seconds. */
  readonly isLive: boolean;
}

/** A whole page of the desk: night header, the world's clock under it, the content. */
export function layOut(desk: Desk, parts: PageParts): string {
  const { nowMs, rate, now } = desk.clock.read();
  const platformUrl = desk.platformUrl();
  const pending = desk.outbox.count('pending');
  const page = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${parts.title} · ${productName}沙盒</title>
        <link rel="icon" href="/desk/public/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/desk/face/wght.css" />
        <link rel="stylesheet" href="/desk/public/desk.css" />
        <script type="module" src="/desk/public/desk.js"></script>
      </head>
      <body>
        <header class="head">
          <div class="head-line">
            <a class="brand" href="/desk"
              ><img src="/desk/public/mark-night.svg" width="30" height="30" alt="" /><b>${productName}</b><span>沙盒</span></a
            >
            <nav aria-label="沙盒">
              ${places.map(
                ({ path, name }) => html`<a href="${path}" ${path === parts.active ? html` aria-current="page"` : null}>${name}</a>`,
              )}
            </nav>
          </div>
          <div class="head-line second">
            <span class="mono" id="clock" data-now-ms="${nowMs}" data-rate="${rate}">${now}</span>
            <span class="rate" id="rate">${rate}×</span>
            <span id="way" class="way">${describeWay(desk, pending)}</span>
            ${platformUrl === '' ? null : html`<a class="to-platform" href="${platformUrl}" target="_blank" rel="noopener">打开平台</a>`}
          </div>
        </header>
        <main id="main" ${parts.isLive ? html` data-live` : null}>${parts.body}</main>
        <div class="toast" id="toast" role="status" aria-live="polite" hidden></div>
      </body>
    </html> `;
  return page.text;
}

function describeWay(desk: Desk, pending: number): Html {
  if (!desk.delivery.isReachable()) return html`<i class="dot off"></i>平台未连上，待发 ${pending}`;
  return pending > 0 ? html`<i class="dot busy"></i>待发 ${pending}` : html`<i class="dot on"></i>已全部送达`;
}
