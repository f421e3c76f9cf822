import { useState } from 'react';
import { BatchBar, Button, ExceptionChip, QueryBar, Select, TextField, type IconName, type Tone } from '../index';
import { Section } from './section';

/** What stands over a list. */
export function ListHeadSection() {
  const [query, setQuery] = useState('');
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const [pressed, setPressed] = useState<string | null>('near');
  const chips: readonly { id: string; label: string; count: number; tone?: Tone; icon?: IconName }[] = [
    { id: 'past', label: '截港已过', count: 1, tone: 'danger', icon: 'rollover' },
    { id: 'near', label: '未进港 · 临近截港', count: 4, tone: 'att', icon: 'alarm' },
    { id: 'arrival', label: '已进港未运抵', count: 2, tone: 'danger', icon: 'arrival' },
    { id: 'inspect', label: '查验', count: 1, tone: 'customs', icon: 'inspection' },
    { id: 'reject', label: '海关退单', count: 1, tone: 'danger', icon: 'rejected' },
    { id: 'triplicate', label: '放行后未三联', count: 5, tone: 'run', icon: 'triplicate' },
    { id: 'all', label: '全部', count: 128 },
  ];
  return (
    <Section title="异常与查询" note="28 / 32" span={12}>
      <div className="ml-gallery-row" style={{ marginBottom: 8 }}>
        {chips.map((chip) => (
          <ExceptionChip
            key={chip.id}
            {...chip}
            isPressed={pressed === chip.id}
            onPress={() => setPressed(pressed === chip.id ? null : chip.id)}
          />
        ))}
      </div>
      <QueryBar
        search={{ value: query, placeholder: '提单 / 箱号 / 船名，可粘贴多个', onChange: setQuery }}
        isMoreOpen={isMoreOpen}
        onMoreToggle={() => setIsMoreOpen(!isMoreOpen)}
        more={<TextField label="船名" isLabelHidden placeholder="船名" value="" />}
        actions={
          <>
            <Button variant="primary" icon="plus">
              订阅
            </Button>
            <Button icon="upload">导入</Button>
            <Button icon="download">导出</Button>
            <Button variant="icon" icon="columns" aria-label="列设置" />
            <Button variant="icon" icon="density" aria-label="行高" />
          </>
        }
      >
        {['客户公司', '节点', '码头'].map((name) => (
          <Select
            key={name}
            label={name}
            isLabelHidden
            placeholder={name}
            value=""
            onChange={() => undefined}
            options={[{ value: 'demo', label: '演示' }]}
          />
        ))}
      </QueryBar>
      <div style={{ marginTop: 12 }}>
        <BatchBar
          isStatic
          count={3}
          onCancel={() => undefined}
          actions={[
            { id: 'pin', label: '置顶', icon: 'pin', onSelect: () => undefined },
            { id: 'assign', label: '指派客户', icon: 'users', onSelect: () => undefined },
            { id: 'auto', label: '自动订阅', icon: 'bell', onSelect: () => undefined },
            { id: 'copy', label: '复制为一句话', icon: 'copy', onSelect: () => undefined },
            { id: 'share', label: '分享', icon: 'share', onSelect: () => undefined },
            { id: 'delete', label: '删除', icon: 'trash', tone: 'danger', onSelect: () => undefined },
          ]}
        />
      </div>
    </Section>
  );
}
