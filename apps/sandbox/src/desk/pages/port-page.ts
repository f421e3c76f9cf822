import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { intakeSources } from '../../delivery/announcement';
import { terminals } from '../../world/fleet';
import { stories, type ShipCall, type WorldBill } from '../../world/world';
import type { Desk } from '../desk';
import { html, type Html } from '../html';

const hourMs = 3_600_000;
const shownBills = 80;
const shownCalls = 14;

/** 港口: ships that call, bills and how far they are; `search` narrows the bills. */
export function portPage(desk: Desk, search: string | undefined): Html {
  const nowMs = desk.clock.nowMs();
  const calls = Object.values(desk.world.calls)
    .filter((call) => call.atdMs === null || call.atdMs > nowMs - 24 * hourMs)
    .sort((a, b) => a.portClosesMs - b.portClosesMs)
    .slice(0, shownCalls);
  const term = (search ?? '').trim().toUpperCase();
  const bills = Object.values(desk.world.bills)
    .filter((bill) => matches(desk, bill, term))
    .sort((a, b) => closesMs(desk, a) - closesMs(desk, b))
    .slice(0, shownBills);
  return html` <h1>港口</h1>
    <div class="grid">
      <section class="card">
        <h2>新增提单</h2>
        <form class="fields" data-post="/event" data-body='{"type":"bill"}' data-done="提单已进沙盘">
          <label>提单号<input class="mono" name="billNo" required autocomplete="off" /></label>
          <label>箱量<input class="mono" name="containers" type="number" min="1" max="50" value="2" /></label>
          <label>船名<input class="mono" name="vessel" placeholder="空着用下一班" /></label>
          <label>航次<input class="mono" name="voyage" /></label>
          <label
            >走法<select name="life">
              <option value="auto">按时钟自己走</option>
              <option value="hand">只听按钮</option>
            </select></label
          >
          <div class="row wide"><button class="primary">新增</button></div>
        </form>
      </section>
      <section class="card">
        <h2>空运运单</h2>
        <form class="fields" data-post="/event" data-body='{"type":"air"}' data-done="已告诉平台">
          <label>运单号<input class="mono" name="waybill" required autocomplete="off" value="999-0000 0011" /></label>
          <label>航班<input class="mono" name="flight" placeholder="ML901" /></label>
          <label>件数<input class="mono" name="packages" type="number" min="1" value="100" /></label>
          <label>毛重 kg<input class="mono" name="weight" type="number" min="1" value="1000" /></label>
          <label
            >发生什么<select name="step">
              <option value="declare">预配申报</option>
              <option value="accept">海关接受</option>
              <option value="refuse">海关退单</option>
              <option value="arrive">运抵</option>
              <option value="load">装载</option>
              <option value="depart">理货离港</option>
            </select></label
          >
          <div class="row wide"><button class="primary">发送</button></div>
        </form>
      </section>
      <section class="card">
        <h2>发一份原始报文</h2>
        <form class="stack" data-post="/event" data-body='{"type":"raw"}' data-done="已放进发件箱">
          <select name="source" aria-label="来源">
            ${intakeSources.map((source) => html`<option>${source}</option>`)}
          </select>
          <textarea name="text" class="mono" rows="4" aria-label="报文" placeholder="00:CODECO:GATE-IN REPORT:9:…" required></textarea>
          <div><button>发送</button></div>
        </form>
      </section>
    </div>
    <section class="card">
      <h2>航次</h2>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>船名 / 航次</th>
              <th>码头</th>
              <th>进箱截止</th>
              <th>截港</th>
              <th>靠泊</th>
              <th>离泊</th>
              <th>动作</th>
            </tr>
          </thead>
          <tbody>
            ${calls.map((call) => showCall(call))}
          </tbody>
        </table>
      </div>
    </section>
    <section class="card">
      <div class="row between">
        <h2>提单</h2>
        <form class="row" method="get" action="/desk/port">
          <input name="q" class="mono" placeholder="提单 / 箱号 / 船名" aria-label="查找" value="${search ?? ''}" /><button>查找</button>
        </form>
      </div>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>提单号</th>
              <th>船名 / 航次</th>
              <th>截港</th>
              <th>预配</th>
              <th>进港</th>
              <th>运抵</th>
              <th>放行</th>
              <th>三联</th>
              <th>码放</th>
              <th>装船</th>
              <th>剧情</th>
            </tr>
          </thead>
          <tbody>
            ${bills.map((bill) => showBill(desk, bill))}
          </tbody>
        </table>
      </div>
      ${bills.length === 0 ? html`<p class="empty">没有这样的提单</p>` : null}
    </section>`;
}

function closesMs(desk: Desk, bill: WorldBill): number {
  const call = desk.world.calls[bill.callId];
  if (!call) return Infinity;
  // What has sailed goes to the end of the list.
  return call.atdMs === null ? call.portClosesMs : call.portClosesMs + 1e13;
}

function matches(desk: Desk, bill: WorldBill, term: string): boolean {
  if (term === '') return true;
  const call = desk.world.calls[bill.callId];
  return [bill.billNo, call?.vesselName ?? '', ...bill.boxes.map((box) => box.containerNo)].some((text) => text.includes(term));
}

function showCall(call: ShipCall): Html {
  const name = { vessel: call.vesselName, voyage: call.voyage };
  const body = (rest: object): string => JSON.stringify({ ...rest, ...name });
  const earlier = formatShanghai(call.portClosesMs - hourMs);
  return html`<tr>
    <td><b>${call.vesselName}</b> <span class="second-text">/ ${call.voyage}</span></td>
    <td>${terminals.find(({ code }) => code === call.terminal)?.name ?? call.terminal}</td>
    <td class="mono">${short(call.gateInClosesMs)}</td>
    <td class="mono">${short(call.portClosesMs)}</td>
    <td class="mono">${call.ataMs === null ? html`<span class="hint">预 ${short(call.etaMs)}</span>` : short(call.ataMs)}</td>
    <td class="mono">${call.atdMs === null ? html`<span class="hint">预 ${short(call.etdMs)}</span>` : short(call.atdMs)}</td>
    <td class="actions">
      <button class="small" data-post="/event" data-body="${body({ type: 'cut-off', portCloseTime: earlier })}" data-done="截港提前 1 小时">
        截港早 1 时
      </button>
      <button class="small" data-post="/event" data-body="${body({ type: 'berth' })}" data-done="已靠泊">靠泊</button>
      <button class="small" data-post="/event" data-body="${body({ type: 'depart' })}" data-done="已离港">离港</button>
    </td>
  </tr>`;
}

function showBill(desk: Desk, bill: WorldBill): Html {
  const call = desk.world.calls[bill.callId];
  const count = (isDone: (box: WorldBill['boxes'][number]) => boolean): Html => {
    const done = bill.boxes.filter(isDone).length;
    const tone = done === 0 ? 'hint' : done === bill.boxes.length ? 'done-text' : 'run-text';
    return html`<span class="mono ${tone}">${done}/${bill.boxes.length}</span>`;
  };
  const pre: Readonly<Record<string, Html>> = {
    '01': html`<span class="done-text">接受</span>`,
    '03': html`<span class="danger-text">退单</span>`,
  };
  return html`<tr>
    <td><a class="mono" href="/desk/port/${bill.billNo}">${bill.billNo}</a></td>
    <td>${call?.vesselName ?? ''} <span class="second-text">/ ${call?.voyage ?? ''}</span></td>
    <td class="mono">${call ? short(call.portClosesMs) : ''}</td>
    <td>${pre[bill.preManifestCode ?? ''] ?? html`<span class="hint">—</span>`}</td>
    <td>${count((box) => box.gateInMs !== null)}</td>
    <td>${count((box) => box.flags.cpcode === 'Y')}</td>
    <td>${count((box) => box.flags.custom === 'Y')}</td>
    <td>${count((box) => box.flags.sld === 'Y')}</td>
    <td>${count((box) => box.flags.pass === 'Y')}</td>
    <td>${count((box) => box.loadedMs !== null)}</td>
    <td>
      <span class="tag ${bill.story === 'smooth' ? 'idle' : bill.story === 'inspection' ? 'customs' : 'att'}">${stories[bill.story]}</span>
    </td>
  </tr>`;
}

function short(ms: number): string {
  return formatShanghai(ms).slice(5, 16);
}
