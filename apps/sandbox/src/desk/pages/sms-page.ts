import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Desk } from '../desk';
import { html, type Html } from '../html';

const shownCount = 60;

/** 短信: what the platform has sent, newest first; `phone` narrows it to one phone. */
export function smsPage(desk: Desk, phone: string | undefined): Html {
  const list = desk.inbox.newest(phone === '' ? undefined : phone).slice(0, shownCount);
  return html` <h1>短信收件箱</h1>
    <form class="row" method="get" action="/desk/sms">
      <input name="phone" class="mono" inputmode="numeric" placeholder="手机号" aria-label="手机号" value="${phone ?? ''}" />
      <button>查看</button>
    </form>
    ${
      list.length === 0
        ? html`<section class="card empty-card">
            <p class="empty">没有短信</p>
            <p class="hint">在平台点“获取验证码”，短信会出现在这里。</p>
          </section>`
        : html`<ul class="inbox">
            ${list.map(
              ({ phone: to, code, text, atMs }) =>
                html`<li class="card">
                  <div class="row between"><b class="mono">${to}</b><span class="hint mono">${formatShanghai(atMs).slice(5)}</span></div>
                  <p>${text}</p>
                  ${code === '' ? null : html`<div class="row"><span class="code mono">${code}</span><button class="small" data-copy="${code}">复制验证码</button></div>`}
                </li>`,
            )}
          </ul>`
    }`;
}
