import { checkStatusText } from '@mastlight/domain/vocabulary/bill-progress';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { readPostText } from '../../world/http';
import { stories, type WorldBill, type WorldBox } from '../../world/world';
import type { Desk } from '../desk';
import { html, type Html } from '../html';
import { listMessages } from '../message-list';

/** Buttons for the whole bill, in the order of a smooth life. */
const billActions = [
  { name: '预配申报', event: { type: 'declare' } },
  { name: '预配接受', event: { type: 'pre-manifest' } },
  { name: '预配退单', event: { type: 'pre-manifest', code: '03' } },
  { name: '清洁舱单', event: { type: 'manifest' } },
  { name: '提空', event: { type: 'gate-out' } },
  { name: '进港', event: { type: 'gate-in' } },
  { name: '运抵报文', event: { type: 'report' } },
  { name: '运抵', event: { type: 'arrival' } },
  { name: '运抵退单', event: { type: 'arrival', code: '03' } },
  { name: '运抵撤回', event: { type: 'arrival', flag: 'N' } },
  { name: '查验', event: { type: 'inspect', code: 'C', mode: '2' } },
  { name: '查验结束', event: { type: 'inspect', code: 'OT' } },
  { name: '海关放行', event: { type: 'release' } },
  { name: '撤销放行', event: { type: 'release', flag: 'N' } },
  { name: '三联单', event: { type: 'triple' } },
  { name: '码头放行', event: { type: 'pass' } },
  { name: '取消码放', event: { type: 'pass', flag: 'T' } },
  { name: '装载舱单', event: { type: 'loading' } },
  { name: '装载少报', event: { type: 'loading', mode: 'short' } },
  { name: '装船', event: { type: 'load' } },
  { name: '理货', event: { type: 'tally' } },
  { name: '离港', event: { type: 'depart' } },
] as const;

const boxActions = [
  { name: '进港', type: 'gate-in' },
  { name: '运抵', type: 'arrival' },
  { name: '查验', type: 'inspect' },
  { name: '放行', type: 'release' },
  { name: '装船', type: 'load' },
] as const;

/** How far back messages are searched for a bill. */
const searchedPosts = 1500;

/** One bill: its boxes, a button for each thing that can happen, the messages that named it. */
export function billPage(desk: Desk, bill: WorldBill): Html {
  const call = desk.world.calls[bill.callId];
  const posts = desk.outbox
    .newest(searchedPosts)
    .filter((post) => readPostText(post).includes(bill.billNo))
    .slice(0, 40);
  return html` <p class="back"><a href="/desk/port">‹ 港口</a></p>
    <h1>
      <span class="mono">${bill.billNo}</span> <button class="small" data-copy="${bill.billNo}">复制</button>
      ${
        desk.platformUrl() === ''
          ? null
          : html`<a class="small" target="_blank" rel="noopener" href="${desk.platformUrl()}/logistics?keyword=${bill.billNo}"
              >在平台看这一行</a
            >`
      }
    </h1>
    <p class="lead">
      ${call?.vesselName ?? ''} / ${call?.voyage ?? ''} · 截港
      <span class="mono">${call ? formatShanghai(call.portClosesMs).slice(5, 16) : '—'}</span> · ${bill.dischargePort.code} ·
      ${stories[bill.story]}
    </p>
    <section class="card">
      <h2>整票动作</h2>
      <div class="row wrap">
        ${billActions.map(
          ({ name, event }) =>
            html`<button data-post="/event" data-body="${JSON.stringify({ ...event, billNo: bill.billNo })}" data-done="${name}已发出">
              ${name}
            </button>`,
        )}
      </div>
    </section>
    <section class="card">
      <h2>箱</h2>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>箱号</th>
              <th>箱型</th>
              <th>进港</th>
              <th>舱单</th>
              <th>运抵</th>
              <th>放行</th>
              <th>三联</th>
              <th>码放</th>
              <th>查验</th>
              <th>装船</th>
              <th>单箱动作</th>
            </tr>
          </thead>
          <tbody>
            ${bill.boxes.map((box) => showBox(bill, box))}
          </tbody>
        </table>
      </div>
    </section>
    <section class="card">
      <h2>报文</h2>
      ${listMessages(posts)}
    </section>`;
}

function showBox(bill: WorldBill, box: WorldBox): Html {
  const time = (ms: number | null): Html =>
    ms === null ? html`<span class="hint">—</span>` : html`<span class="mono">${formatShanghai(ms).slice(5, 16)}</span>`;
  const flag = (value: string): Html =>
    html`<span class="mono ${value === 'Y' ? 'done-text' : value === 'T' ? 'danger-text' : 'hint'}">${value}</span>`;
  return html`<tr>
    <td class="mono">${box.containerNo}</td>
    <td class="mono">${box.sizeType}</td>
    <td>${time(box.gateInMs)}</td>
    <td>${flag(box.flags.ifcsum)}</td>
    <td>${flag(box.flags.cpcode)}</td>
    <td>${flag(box.flags.custom)}</td>
    <td>${flag(box.flags.sld)}</td>
    <td>${flag(box.flags.pass)}</td>
    <td>
      ${box.checkCode === null ? html`<span class="hint">—</span>` : html`<span class="tag customs">${checkStatusText(box.checkCode)}</span>`}
    </td>
    <td>${time(box.loadedMs)}</td>
    <td class="actions">
      ${boxActions.map(
        ({ name, type }) =>
          html`<button
            class="small"
            data-post="/event"
            data-body="${JSON.stringify({ type, billNo: bill.billNo, containerNo: box.containerNo })}"
            data-done="${name}已发出"
          >
            ${name}
          </button>`,
      )}
    </td>
  </tr>`;
}
