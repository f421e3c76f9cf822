import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Desk } from '../desk';
import { html, type Html } from '../html';

const shownCount = 60;

/** 邮件: what the platform has sent by e-mail, newest first. */
export function mailPage(desk: Desk): Html {
  const list = desk.mail.newest().slice(0, shownCount);
  return html` <h1>邮件收件箱</h1>
    ${
      list.length === 0
        ? html`<section class="card empty-card">
            <p class="empty">没有邮件</p>
            <p class="hint">海关接受一票上海舱单后，发给船代的邮件会出现在这里。</p>
          </section>`
        : html`<ul class="inbox">
            ${list.map(
              ({ from, to, subject, text, attachments, atMs }) =>
                html`<li class="card">
                  <div class="row between"><b>${subject}</b><span class="hint mono">${formatShanghai(atMs).slice(5)}</span></div>
                  <p class="hint mono">${from} → ${to.join(', ')}</p>
                  ${text.split('\n').map((line) => html`<p>${line}</p>`)}
                  ${attachments.map(({ name, bytes }) => html`<p class="mono">📎 ${name}（${bytes} 字节）</p>`)}
                </li>`,
            )}
          </ul>`
    }`;
}
