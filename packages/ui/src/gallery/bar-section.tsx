import { ExceptionBand, Icon, NodeBar, TideCountdownLarge } from '../index';
import { after } from './demo-nodes';
import { Section } from './section';

const barNames = ['订舱', '放箱', '提空', '进港', '运抵', '放行', '码放', '配载', '装船', '离港', '抵港', '卸船', '提柜', '还空'];

/** The node bar under the sentence of the next step. */
export function BarSection() {
  return (
    <Section title="节点条与句子" note="64 / 72 / 288×52" span={12}>
      <ExceptionBand title="下一步：运抵报告未到，进港后 2h10m" tide={<TideCountdownLarge deadlineMs={after(3)} dateText="10-12 18:00" />}>
        按同场站近 30 天，运抵中位 46 分钟。建议现在联系场站
        <a href="#demo">
          <Icon name="phone" size={14} />
          演示场站
        </a>
        <a href="#demo">
          <Icon name="bell" size={14} />
          到了告诉我
        </a>
      </ExceptionBand>
      <div style={{ height: 12 }} />
      <NodeBar
        nodes={barNames.map((name, i) => ({
          name,
          kind: i < 4 ? 'done' : i === 4 ? 'fault' : 'unlit',
          count: i < 4 ? '2/2' : i === 9 || i === 10 ? '-' : '0/2',
          when: ['09-28', '10-09', '10-10', '12:37', '未到'][i] ?? '-',
          note: '演示数据',
        }))}
      />
      <div className="ml-gallery-row" style={{ marginTop: 12 }}>
        <TideCountdownLarge deadlineMs={after(51)} dateText="10-14 18:00" />
        <TideCountdownLarge deadlineMs={after(15)} dateText="10-13 06:00" />
        <TideCountdownLarge deadlineMs={after(-3, 13, 0)} hasMissing dateText="10-12 12:00" />
        <TideCountdownLarge deadlineMs={after(17)} isComplete dateText="10-13 08:00" />
      </div>
    </Section>
  );
}
