import type { Desk } from '../desk';
import { html, type Html } from '../html';

/** 卡车: the fleet, and who of it has no network. */
export function trucksPage(desk: Desk): Html {
  const list = desk.trucks();
  return html` <h1>卡车</h1>
    <section class="card">
      <p class="hint">演示车队，按 JT/T 808 向平台报位置。在平台「卡车定位」里输入车牌即可跟车；断网的车恢复后把攒下的位置补报。</p>
      ${
        list.length === 0
          ? html`<p class="empty">车队没有出车：没有 JT808_PORT</p>`
          : html`<table>
              <thead>
                <tr>
                  <th>车牌</th>
                  <th>速度</th>
                  <th>位置</th>
                  <th>网络</th>
                  <th>平台</th>
                  <th>待报</th>
                  <th></th>
                </tr>
              </thead>
              <tbody>
                ${list.map(
                  (truck) =>
                    html`<tr>
                      <td class="mono">${truck.plate}</td>
                      <td class="mono">${truck.speedKmh} km/h</td>
                      <td class="mono">${truck.latitude.toFixed(4)}, ${truck.longitude.toFixed(4)}</td>
                      <td>${truck.isCut ? '已断网' : truck.hasNetwork ? '有网' : '山里没信号'}</td>
                      <td>${truck.isKnown ? '已接入' : '未接入'}</td>
                      <td class="mono">${truck.waiting}</td>
                      <td>
                        <button
                          data-post="/trucks/network"
                          data-body="${JSON.stringify({ plate: truck.plate, cut: !truck.isCut })}"
                          data-done="${truck.plate} ${truck.isCut ? '已恢复' : '已断网'}"
                        >
                          ${truck.isCut ? '恢复' : '断网'}
                        </button>
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
    </section>`;
}
