import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { receiverMoods, type ReceiverMood } from '../../receiver/push-receiver';
import type { Desk } from '../desk';
import { html, type Html } from '../html';

const shownCount = 60;
const moods: Readonly<Record<ReceiverMood, string>> = {
  well: '收下（204）',
  fails: '出错（500）',
  hangs: '不回答',
  gone: '不再接收（410）',
};

/** 推送接收: an address to push to, how it answers, and what has come, newest first. */
export function receiverPage(desk: Desk): Html {
  const receiver = desk.receiver();
  if (receiver === null) {
    return html` <h1>推送接收</h1>
      <section class="card"><p class="empty">接收程序没有开：没有 SANDBOX_RECEIVER_PORT</p></section>`;
  }
  const mood = desk.faults().receiver;
  const address = `${receiver.url}/events`;
  const list = receiver.newest().slice(0, shownCount);
  return html` <h1>推送接收</h1>
    <p class="lead">把地址填到平台“开放接口”的推送地址，或写进 DCSA 订阅的 callbackUrl；推来的都记在下面，路径可以随便写。</p>
    <section class="card">
      <p class="mono">${address}</p>
      <button data-copy="${address}">复制地址</button>
      <div class="row" role="group" aria-label="怎么回答">
        ${receiverMoods.map(
          (one) =>
            html`<button
              data-post="/fault"
              data-body="${JSON.stringify({ receiver: one })}"
              data-done="${moods[one]}"
              aria-pressed="${one === mood ? 'true' : 'false'}"
            >
              ${moods[one]}
            </button>`,
        )}
      </div>
    </section>
    ${
      list.length === 0
        ? html`<section class="card empty-card">
            <p class="empty">还没有推来</p>
            <p class="hint">在平台的推送地址上点“测试”，或等关注的提单有进展。</p>
          </section>`
        : html`<ul class="inbox">
            ${list.map(
              ({ path, headers, body, status, atMs }) =>
                html`<li class="card">
                  <div class="row between">
                    <b class="mono">POST ${path}</b><span class="hint mono">${formatShanghai(atMs).slice(5)} ${status ?? '没有回答'}</span>
                  </div>
                  ${Object.entries(headers).map(([name, value]) => html`<p class="hint mono">${name}: ${value}</p>`)}
                  <p class="mono">${body}</p>
                </li>`,
            )}
          </ul>`
    }`;
}
