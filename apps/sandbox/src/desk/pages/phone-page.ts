import { productName } from '@mastlight/domain/vocabulary/product-name';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { demoUsers, findDemoUser } from '../../wechat/demo-users';
import type { ChatLine } from '../../wechat/service-account';
import type { Desk } from '../desk';
import { html, type Html } from '../html';

/** 手机: a user's chat with the service account, as the phone shows it. */
export function phonePage(desk: Desk, userText: string | undefined): Html {
  const user = findDemoUser(userText ?? demoUsers[0]!.key);
  const lines = desk.account.chatOf(user.openid);
  return html` <h1>手机</h1>
    <nav class="row chips" aria-label="微信用户">
      ${demoUsers.map(
        ({ key, name, openid }) =>
          html`<a class="chip" href="/desk/phone?user=${key}" ${openid === user.openid ? html` aria-current="true"` : null}>${name}</a>`,
      )}
    </nav>
    <section class="phone" aria-label="微信聊天">
      <header class="phone-head"><b>${productName}（演示服务号）</b></header>
      <div class="chat">
        ${lines.length === 0 ? html`<p class="chat-note">还没有消息。先去 <a href="/desk/scan">扫一扫</a>。</p>` : null}
        ${lines.map(showLine)}
      </div>
      <footer class="phone-foot">
        <span class="hint">${user.name}${desk.account.isFollower(user.openid) ? ' · 已关注' : ' · 未关注'}</span>
        ${
          desk.account.isFollower(user.openid)
            ? html`<button class="small" data-post="/wechat/unfollow" data-body='{"user":"${user.key}"}' data-done="已取消关注">
                取消关注
              </button>`
            : null
        }
      </footer>
    </section>`;
}

function showLine(line: ChatLine): Html {
  const time = html`<time>${formatShanghai(line.atMs).slice(5, 16)}</time>`;
  if (line.from === 'event') return html`<p class="chat-note">${time} ${line.text}</p>`;
  // Only what a browser opens as a page becomes a link.
  const link = line.link !== null && /^https?:\/\//.test(line.link) ? line.link : null;
  const tone = line.from === 'fault' ? 'bubble fault' : 'bubble';
  return html`<div class="said">
    <img src="/desk/public/mark.svg" width="36" height="36" alt="" />
    <div class="${tone}">
      <p>${showText(line.text, link)}</p>
      ${link === null ? null : html`<a class="bubble-link" href="${link}" target="_blank" rel="noopener">打开链接 ›</a>`}
    </div>
  </div>`;
}

/** The text, with the address in it as a link, as WeChat shows it. */
function showText(text: string, link: string | null): Html {
  const at = link === null ? -1 : text.indexOf(link);
  if (link === null || at < 0) return html`${text}`;
  const after = text.slice(at + link.length);
  return html`${text.slice(0, at)}<a href="${link}" target="_blank" rel="noopener">${link}</a>${after}`;
}
