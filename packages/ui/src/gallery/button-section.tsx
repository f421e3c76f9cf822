import { useState } from 'react';
import { Button, SegmentedControl, Tabs } from '../index';
import { Section } from './section';

const ports = [
  { value: 'NB', label: '宁波', code: 'NB' },
  { value: 'SH', label: '上海', code: 'SH' },
  { value: 'QD', label: '青岛', code: 'QD' },
] as const;

/** Buttons, switches and tabs. */
export function ButtonSection() {
  const [port, setPort] = useState<'NB' | 'SH' | 'QD'>('NB');
  const [tab, setTab] = useState<'bill' | 'booking'>('bill');
  return (
    <Section title="按钮" note="32 / 24 / 40" span={5}>
      <div className="ml-gallery-row">
        <Button variant="primary" icon="plus">
          订阅
        </Button>
        <Button icon="upload">导入</Button>
        <Button variant="danger" icon="trash">
          删除
        </Button>
        <Button variant="icon" icon="columns" aria-label="列设置" />
        <Button size={24} icon="copy">
          复制
        </Button>
        <Button variant="text" icon="filter">
          更多
        </Button>
        <Button variant="lamp" icon="clipboard">
          粘贴
        </Button>
      </div>
      <div className="ml-gallery-row">
        <Button variant="primary" disabled>
          不可用
        </Button>
        <Button variant="primary" isLoading>
          发送中
        </Button>
        <Button variant="primary" size={40}>
          发送 30 元
        </Button>
        <SegmentedControl label="口岸" segments={ports} value={port} onChange={setPort} />
        <Tabs
          label="号码种类"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'bill', label: '提单' },
            { value: 'booking', label: '订舱号 S/O', count: 3 },
          ]}
        />
      </div>
    </Section>
  );
}
