import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Post, PostState } from '../delivery/outbox';
import { readPostText } from '../world/http';
import { html, type Html } from './html';

const stateTexts: Readonly<Record<PostState, { readonly name: string; readonly tone: string }>> = {
  pending: { name: '待发', tone: 'run' },
  sent: { name: '已送达', tone: 'done' },
  dropped: { name: '丢弃', tone: 'att' },
  refused: { name: '被拒', tone: 'danger' },
};

/** Messages with their raw text one click away; an empty list says so. */
export function listMessages(posts: readonly Post[]): Html {
  if (posts.length === 0) return html`<p class="empty">还没有报文</p>`;
  return html`<ul class="messages">
    ${posts.map(showMessage)}
  </ul>`;
}

function showMessage(post: Post): Html {
  const { name, tone } = stateTexts[post.state];
  return html`<li>
    <details id="message-${post.id}">
      <summary>
        <span class="tag ${tone}">${name}</span>
        <span class="mono name">${post.name}</span>
        <span class="hint">${post.source} · ${formatShanghai(post.writtenMs).slice(5, 16)}</span>
      </summary>
      ${post.lastError === null ? null : html`<p class="danger-text">${post.lastError}（已试 ${post.attempts} 次）</p>`}
      <pre class="raw" tabindex="0">${readPostText(post)}</pre>
      <button class="small" data-post="/outbox/${post.id}/resend" data-done="已放回发件箱">重发</button>
    </details>
  </li>`;
}
