import { ports } from '@mastlight/domain/vocabulary/port';
import { noFaults } from '../../delivery/faults';
import { rowPorts } from '../../row-ports/row-ports';
import type { Desk } from '../desk';
import { html, type Html } from '../html';
import { listMessages } from '../message-list';

const rates = [1, 10, 60, 600];

/** Faults that are there or not, as their boxes name them. */
const flags = [
  ['reorder', '乱序'],
  ['smsLimits', '短信流控'],
  ['registryDown', '工商登记停机'],
  ['registrySlow', '工商登记缓慢'],
  ['taxOfficeDown', '税务局停机'],
  ['taxNoticesLost', '税务局通知丢失'],
  ['vgmDown', 'VGM 接收停机'],
  ['vgmReceiptsLost', 'VGM 回执丢失'],
  ['vgmStutters', 'VGM 回执重复乱序'],
  ['manifestDown', '舱单接收停机'],
  ['manifestReceiptsLost', '舱单回执丢失'],
  ['manifestStutters', '舱单回执重复乱序'],
  ['agentDown', '船代停机'],
  ['agentReceiptsLost', '船代答复丢失'],
  ['agentStutters', '船代答复重复'],
  ['mailDown', '邮件服务器停机'],
  ['mailRefuses', '邮箱不存在'],
  ['mailSwallows', '邮件收下后断线'],
  ['chatRobotsDown', '群机器人停机'],
  ['objectStoreDown', '对象存储停机'],
] as const;

/** 总览: the clock, the way to the platform with its faults, the newest messages. */
export function overviewPage(desk: Desk): Html {
  const { rate, now } = desk.clock.read();
  const { outbox } = desk;
  const nextMs = desk.world.steps[0]?.atMs;
  return html` <h1>总览</h1>
    ${guide(desk)}
    <div class="grid">
      <section class="card">
        <h2>世界时钟</h2>
        <p class="big mono" data-clock>${now}</p>
        <div class="row" role="group" aria-label="时钟快慢">
          ${rates.map(
            (value) =>
              html`<button
                data-post="/clock"
                data-body='{"rate":${value}}'
                data-done="时钟 ${value}×"
                aria-pressed="${value === rate ? 'true' : 'false'}"
              >
                ${value}×
              </button>`,
          )}
        </div>
        <div class="row">
          <button class="primary" data-post="/clock" data-body='{"advanceMinutes":60}' data-done="已快进 1 小时">快进 1 小时</button>
          <button data-post="/clock" data-body='{"advanceMinutes":1440}' data-done="已快进 1 天">快进 1 天</button>
        </div>
        <form class="row" data-post="/clock" data-done="时钟已拨">
          <input name="now" class="mono" placeholder="YYYY-MM-DD HH:mm:ss" aria-label="拨到" value="${now}" />
          <button>拨到</button>
        </form>
        <div class="row">
          <button data-post="/world/reset" data-confirm="换一批新船和新提单，时钟拨回现在？平台上已有的提单不变。" data-done="世界已重置">
            重置世界
          </button>
        </div>
        <p class="hint">
          码头、海关、船都按这个钟走；快进太久样本都离港了，就重置世界。截港倒计时跟着它。下一件事：${nextMs === undefined ? '无' : describeWait(nextMs - desk.clock.nowMs(), rate)}
        </p>
      </section>
      <section class="card">
        <h2>报文去向</h2>
        <dl class="counts">
          <div>
            <dt>待发</dt>
            <dd class="mono">${outbox.count('pending')}</dd>
          </div>
          <div>
            <dt>已送达</dt>
            <dd class="mono">${outbox.count('sent')}</dd>
          </div>
          <div>
            <dt>丢弃</dt>
            <dd class="mono">${outbox.count('dropped')}</dd>
          </div>
          <div>
            <dt>被拒</dt>
            <dd class="mono">${outbox.count('refused')}</dd>
          </div>
        </dl>
        <p class="hint">
          平台 <span class="mono">${desk.platformUrl() || '未设置 PLATFORM_URL'}</span>，${
            desk.delivery.isReachable() ? '已连上' : '未连上，报文先排队'
          }。种子 <span class="mono">${desk.world.seed}</span>：同一种子，同样的船、提单和报文。
        </p>
      </section>
      ${faultForm(desk)}
    </div>
    <section class="card">
      <h2>最新报文</h2>
      ${listMessages(outbox.newest(25))}
    </section>`;
}

/** What a newcomer does first, in order; each step is a link to where it is done. */
function guide(desk: Desk): Html {
  const platform = desk.platformUrl();
  const platformLink = platform === '' ? '平台' : html`<a href="${platform}" target="_blank" rel="noopener">平台</a>`;
  return html`<section class="card">
    <h2>三分钟上手</h2>
    <ol class="guide">
      <li>打开${platformLink}，登录框里出现二维码。</li>
      <li><a href="/desk/scan">扫码</a>：点“扫一扫”，再在<a href="/desk/phone">手机</a>页点链接，确认登录。</li>
      <li>平台要手机号：填 19900000001，验证码在<a href="/desk/sms">短信</a>里。</li>
      <li><a href="/desk/chat">聊天样本</a>：复制，在平台列表页按 Ctrl+V，订阅。</li>
      <li><a href="/desk/port">港口</a>：点一票提单，发“进港”，看平台那一行变；或把上面的时钟调到 60×。</li>
    </ol>
  </section>`;
}

function faultForm(desk: Desk): Html {
  const faults = desk.faults();
  const rate = (name: string, label: string, value: number): Html =>
    html`<label>${label}<input class="mono" name="${name}" type="number" step="0.01" min="0" max="1" value="${value}" /></label>`;
  const isFaulty = JSON.stringify(faults) !== JSON.stringify(noFaults);
  return html`<details class="card" id="faults" ${isFaulty ? html` open` : null}>
    <summary><h2>故障${isFaulty ? '（已设置）' : '：无'}</h2></summary>
    <form class="fields" data-post="/fault" data-done="故障已设置">
      <label>延迟 毫秒<input class="mono" name="delayMs" type="number" step="100" min="0" max="600000" value="${faults.delayMs}" /></label>
      ${rate('duplicateRate', '重复 0–1', faults.duplicateRate)} ${rate('dropRate', '丢失 0–1', faults.dropRate)}
      ${rate('corruptRate', '损坏 0–1', faults.corruptRate)} ${portChoice('静默的港口', 'silentPort', ports, faults.silentPort)}
      ${portChoice('时钟差一天的港口', 'skewedPort', rowPortsOf(ports), faults.skewedPort)}
      <label
        >差<select name="skewWay">
          <option value="ahead" ${faults.skewWay === 'ahead' ? html` selected` : null}>快一天</option>
          <option value="behind" ${faults.skewWay === 'behind' ? html` selected` : null}>慢一天</option>
        </select></label
      >
      ${rate('vgmSwallowRate', 'VGM 吞掉应答 0–1', faults.vgmSwallowRate)}
      ${rate('manifestSwallowRate', '舱单吞掉应答 0–1', faults.manifestSwallowRate)}
      ${rate('agentSwallowRate', '船代吞掉应答 0–1', faults.agentSwallowRate)}
      ${flags.map(
        ([name, text]) =>
          html`<label class="check"><input type="checkbox" name="${name}" ${faults[name] ? html` checked` : null} />${text}</label>`,
      )}
      <div class="row wide">
        <button>应用</button>
        <button type="button" data-post="/fault" data-done="已恢复正常" data-body="${JSON.stringify(noFaults)}">恢复正常</button>
      </div>
    </form>
  </details>`;
}

/** Ports whose messages tell by which time they were written. */
const rowPortsOf = (all: typeof ports) => all.filter(({ code }) => rowPorts.some((port) => port.code === code));

function portChoice(label: string, name: string, choices: readonly { readonly code: string; readonly name: string }[], now: string): Html {
  return html`<label
    >${label}<select name="${name}">
      ${[{ code: 'none', name: '没有' }, ...choices].map(
        (port) => html`<option value="${port.code}" ${now === port.code ? html` selected` : null}>${port.name}</option>`,
      )}
    </select></label
  >`;
}

function describeWait(waitMs: number, rate: number): string {
  const seconds = Math.max(0, Math.round(waitMs / 1000 / rate));
  if (seconds < 90) return `${seconds} 秒后`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} 分钟后` : `${(seconds / 3600).toFixed(1)} 小时后`;
}
