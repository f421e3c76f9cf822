import { listOpeningBills } from '../../world/opening';
import type { Desk } from '../desk';
import { html, type Html } from '../html';
import { writeSampleChat } from '../sample-chat';

/** 聊天样本: texts to paste into the platform. */
export function chatPage(desk: Desk): Html {
  const { text, billNos } = writeSampleChat(desk.world);
  const all = listOpeningBills(desk.world).join('\n');
  return html` <h1>聊天样本</h1>
    <p class="lead">复制后到平台“物流跟踪”页按 Ctrl+V：里面有 ${billNos.length} 个提单号，两个重复，一个不全。</p>
    <div class="grid">
      <section class="card">
        <div class="row between">
          <h2>一条群消息</h2>
          <button class="primary" data-copy="${text}">复制</button>
        </div>
        <pre tabindex="0" class="chat-sample">${text}</pre>
      </section>
      <section class="card">
        <div class="row between">
          <h2>开场的全部提单</h2>
          <button data-copy="${all}">复制</button>
        </div>
        <pre tabindex="0" class="chat-sample mono">${all}</pre>
      </section>
    </div>`;
}
