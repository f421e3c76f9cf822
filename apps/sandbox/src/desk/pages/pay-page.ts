import type { Desk } from '../desk';
import { html, type Html } from '../html';

const states = { waiting: '等付款', scanned: '已扫码，未付', paid: '已付款', closed: '已关闭' } as const;

const isOpen = (state: keyof typeof states): boolean => state === 'waiting' || state === 'scanned';

/** Orders that wait for a payer; the one that was scanned stands first. */
export function payPage(desk: Desk, scanned: string | undefined): Html {
  const orders = desk.payments.list().toSorted((a, b) => Number(b.orderNo === scanned) - Number(a.orderNo === scanned));
  if (orders.length === 0)
    return html`<h1>付款</h1>
      <p class="hint">还没有充值单。在平台的充值中心下单，就会出现在这里。</p>`;
  return html`<h1>付款</h1>
    <table>
      <thead>
        <tr>
          <th>订单号</th>
          <th>方式</th>
          <th>金额（元）</th>
          <th>状态</th>
          <th></th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(
          ({ orderNo, method, fen, state }) =>
            html`<tr>
              <td class="mono">${orderNo}</td>
              <td>${method}</td>
              <td class="mono">${(fen / 100).toFixed(2)}</td>
              <td>${states[state]}</td>
              <td>
                ${isOpen(state) ? html`<button type="button" data-post="/payments/${orderNo}/pay" data-body="{}">扫码付款</button>` : ''}
                ${state === 'waiting' ? html`<button type="button" data-post="/payments/${orderNo}/scan" data-body="{}">只扫码</button>` : ''}
                ${state === 'scanned' && method === 'WXPAY' ? html`<button type="button" data-post="/payments/${orderNo}/leave" data-body="{}">退出不付</button>` : ''}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
