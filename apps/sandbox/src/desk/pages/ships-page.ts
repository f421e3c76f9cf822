import type { Desk } from '../desk';
import { html, type Html } from '../html';

/** 船舶: the ships that stations on land hear, and whose radio is off. */
export function shipsPage(desk: Desk): Html {
  const list = desk.ships();
  return html` <h1>船舶</h1>
    <section class="card">
      <p class="hint">
        演示船队，岸台把听到的 AIS 句子（NMEA 0183）交给平台。远海没有岸台，船位就停在最后听到的地方；关掉一条船的电台也一样。
      </p>
      ${
        list.length === 0
          ? html`<p class="empty">岸台没有开：没有 SANDBOX_AIS_PORT</p>`
          : html`<table>
              <thead>
                <tr>
                  <th>船名</th>
                  <th>MMSI</th>
                  <th>IMO</th>
                  <th>航速</th>
                  <th>位置</th>
                  <th>岸台</th>
                  <th></th>
                </tr>
              </thead>
              <tbody>
                ${list.map(
                  (ship) =>
                    html`<tr>
                      <td class="mono">${ship.name}</td>
                      <td class="mono">${ship.mmsi}</td>
                      <td class="mono">${ship.imo ?? '-'}</td>
                      <td class="mono">${ship.knots} 节</td>
                      <td class="mono">${ship.latitude.toFixed(4)}, ${ship.longitude.toFixed(4)}</td>
                      <td>${ship.isOff ? '已关台' : ship.isHeard ? '听得到' : '岸基范围外'}</td>
                      <td>
                        <button
                          data-post="/ships/radio"
                          data-body="${JSON.stringify({ mmsi: ship.mmsi, off: !ship.isOff })}"
                          data-done="${ship.name} ${ship.isOff ? '已开台' : '已关台'}"
                        >
                          ${ship.isOff ? '开台' : '关台'}
                        </button>
                      </td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }
    </section>`;
}
