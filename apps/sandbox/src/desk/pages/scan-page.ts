import { demoUsers } from '../../wechat/demo-users';
import type { QrTicket } from '../../wechat/qr-tickets';
import type { Desk } from '../desk';
import { html, type Html } from '../html';

/** 扫码: the QR codes that are open, and who scans. `chosen` is the ticket of a followed QR address. */
export function scanPage(desk: Desk, nowMs: number, chosen: string | undefined): Html {
  const open = desk.tickets.open();
  const ordered = [...open].sort((a, b) => Number(b.ticket === chosen) - Number(a.ticket === chosen));
  return html` <h1>扫一扫</h1>
    <p class="lead">选一个演示微信用户，扫平台登录框里的二维码；扫完在手机页点链接确认登录。</p>
    ${
      ordered.length === 0
        ? html`<section class="card empty-card">
            <p class="empty">没有可扫的二维码</p>
            <p class="hint">先在平台点“登录”，打开二维码，这里会自动出现。</p>
          </section>`
        : html`<div class="grid">${showTicket(ordered[0]!, nowMs)}</div>
            ${
              ordered.length === 1
                ? null
                : html`<details class="card" id="older-codes">
                    <summary>更早的二维码 ${ordered.length - 1} 个（登录框每次打开换一个，旧的到时自动消失）</summary>
                    <div class="grid">${ordered.slice(1).map((ticket) => showTicket(ticket, nowMs))}</div>
                  </details>`
            }`
    }
    <section class="card">
      <h2>粘贴 ticket</h2>
      <form class="row" data-post="/scan" data-goto="/desk/phone">
        <input name="ticket" class="mono grow" placeholder="gQ…" aria-label="ticket" autocomplete="off" />
        ${userSelect()}
        <button>扫一扫</button>
      </form>
    </section>`;
}

function showTicket(ticket: QrTicket, nowMs: number): Html {
  const seconds = Math.max(0, Math.round((ticket.endMs - nowMs) / 1000));
  return html`<section class="card ticket">
    <img class="qr" width="168" height="168" alt="登录二维码" src="/cgi-bin/showqrcode?ticket=${encodeURIComponent(ticket.ticket)}" />
    <form class="stack" data-post="/scan" data-goto="/desk/phone">
      <input type="hidden" name="ticket" value="${ticket.ticket}" />
      <p>
        <span class="tag ${ticket.scannedBy === null ? 'run' : 'done'}"
          >${ticket.scannedBy === null ? '等待扫码' : `${ticket.scannedBy} 已扫`}</span
        >
      </p>
      <p class="hint">场景 <span class="mono">${ticket.sceneStr.slice(0, 20)}</span><br />还剩 <span class="mono">${seconds}</span> 秒</p>
      ${userSelect()}
      <button class="primary">扫一扫</button>
    </form>
  </section>`;
}

function userSelect(): Html {
  return html`<select name="user" aria-label="微信用户">
    ${demoUsers.map(({ key, name }) => html`<option value="${key}">${name}</option>`)}
  </select>`;
}
