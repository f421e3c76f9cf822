import { Icon, Lamp, NodeStrip, Tag, TideCountdown, lampWord, type IconName, type LampKind, type StripNode } from '../index';
import { strip, after } from './demo-nodes';
import { Section } from './section';

const strips: readonly (readonly [string, StripNode[]])[] = [
  ['未开始', strip()],
  ['预配进行', strip('running')],
  ['部分进港', strip('done', 'partial')],
  ['运抵超时', strip('done', 'done', 'fault')],
  ['查验中', strip('done', 'done', 'done', 'inspect')],
  ['等三联单', strip('done', 'done', 'done', 'done', 'running')],
  ['全齐', strip('done', 'done', 'done', 'done', 'done')],
  ['已换船', strip('done', 'done', 'elsewhere', 'elsewhere', 'elsewhere')],
];

const tides: readonly (readonly [string, { deadlineMs: number | null; isComplete?: boolean; hasMissing?: boolean }])[] = [
  ['大于 24 小时', { deadlineMs: after(51) }],
  ['24 小时内', { deadlineMs: after(21) }],
  ['12 小时', { deadlineMs: after(11) }],
  ['5 小时', { deadlineMs: after(5) }],
  ['4 小时内', { deadlineMs: after(3) }],
  ['已过未进港', { deadlineMs: after(-3, 13, 0), hasMissing: true }],
  ['已过，没有缺', { deadlineMs: after(-3, 13, 0) }],
  ['已齐，只计时', { deadlineMs: after(17), isComplete: true }],
  ['没有时间', { deadlineMs: null }],
];

const portGlyphs: readonly (readonly [IconName, string])[] = [
  ['gateIn', '进港'],
  ['arrival', '运抵'],
  ['customsRelease', '海放'],
  ['terminalRelease', '码放'],
  ['inspection', '查验'],
  ['triplicate', '三联单'],
  ['rollover', '甩柜'],
  ['vgm', 'VGM'],
  ['stowage', '配载'],
  ['rejected', '退单'],
];

const lampKinds: readonly LampKind[] = ['unlit', 'running', 'partial', 'done', 'fault', 'inspect', 'changed', 'elsewhere'];

/** Lamps, tags, strips and tides. */
export function SignalSections() {
  return (
    <>
      <Section title="灯（节点）" note="11 / 16">
        <div className="ml-gallery-signs">
          {lampKinds.map((kind) => (
            <span key={kind}>
              <Lamp kind={kind} r={7} />
              {lampWord(kind)}
            </span>
          ))}
        </div>
      </Section>
      <Section title="标签：灯 + 词" note="20 / 12">
        <div className="ml-gallery-row">
          <Tag tone="done">已放行</Tag>
          <Tag tone="danger">退单</Tag>
          <Tag tone="att">临近截港</Tag>
          <Tag tone="run">进行中</Tag>
          <Tag tone="customs">查验</Tag>
          <Tag tone="idle">未到</Tag>
        </div>
        <div className="ml-gallery-row">
          <Tag tone="done" icon="check">
            接受申报
          </Tag>
          <Tag tone="danger" icon="rollover">
            甩柜
          </Tag>
          <Tag tone="run" icon="refresh">
            获取中
          </Tag>
        </div>
      </Section>
      <Section title="自有图标" note="16 / 1.5">
        <div className="ml-gallery-signs">
          {portGlyphs.map(([name, word]) => (
            <span key={name}>
              <Icon name={name} size={20} />
              {word}
            </span>
          ))}
        </div>
      </Section>
      <Section title="节点灯串" note="110×22，间距 22" span={3}>
        <div className="ml-gallery-pairs">
          {strips.map(([word, nodes]) => [<span key={word}>{word}</span>, <NodeStrip key={`${word}-strip`} nodes={nodes} />])}
        </div>
      </Section>
      <Section title="截港潮位" note="112×22" span={3}>
        <div className="ml-gallery-pairs" style={{ gap: '8px' }}>
          {tides.map(([word, tide]) => [<span key={word}>{word}</span>, <TideCountdown key={`${word}-tide`} {...tide} />])}
        </div>
      </Section>
    </>
  );
}
