import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { chatGroups, type ChatGroup } from '../../chat-robots/chat-groups';
import type { Desk } from '../desk';
import { html, type Html } from '../html';

const shownCount = 40;
const services: Readonly<Record<ChatGroup['kind'], string>> = { wecom: '企业微信', dingtalk: '钉钉', feishu: '飞书' };

function addressOf(base: string, { kind, token }: ChatGroup): string {
  if (kind === 'wecom') return `${base}/cgi-bin/webhook/send?key=${token}`;
  return kind === 'dingtalk' ? `${base}/robot/send?access_token=${token}` : `${base}/open-apis/bot/v2/hook/${token}`;
}

/** 群聊: groups with a robot, its address to paste into the platform, and what was said in them, newest first. */
export function groupsPage(desk: Desk): Html {
  const isDown = desk.faults().chatRobotsDown;
  const messages = desk.groups.newest().slice(0, shownCount);
  return html` <h1>群聊</h1>
    <p class="lead">把机器人的地址复制到平台的“推送设置”，开了加签的把密钥也填进去。</p>
    <section class="card">
      <div class="row between">
        <span>${isDown ? '三家的机器人都没有应答（502）' : '机器人都在'}</span>
        <button data-post="/fault" data-body="${JSON.stringify({ chatRobotsDown: !isDown })}" data-done="${isDown ? '已恢复' : '已断开'}">
          ${isDown ? '恢复' : '断开'}
        </button>
      </div>
    </section>
    <div class="grid">
      ${chatGroups.map(
        (group) =>
          html`<section class="card">
            <div class="row between"><b>${group.name}</b><span class="tag">${services[group.kind]}</span></div>
            <p class="mono hint">${addressOf(desk.ownUrl(), group)}</p>
            <button data-copy="${addressOf(desk.ownUrl(), group)}">复制地址</button>
            ${group.secret === null ? null : html`<button data-copy="${group.secret}">复制加签密钥</button>`}
            ${messages
              .filter((message) => message.group === group.name)
              .map(
                ({ text, atMs }) =>
                  html`<div class="said">
                    <p class="hint mono">${formatShanghai(atMs).slice(5)}</p>
                    ${text.split('\n').map((line) => html`<p>${line}</p>`)}
                  </div>`,
              )}
          </section>`,
      )}
    </div>`;
}
