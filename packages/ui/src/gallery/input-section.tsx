import { useState } from 'react';
import { Checkbox, ContainerNo, PasswordField, RadioGroup, Select, Switch, TextArea, TextField } from '../index';
import { Section } from './section';

/** Fields and choices. */
export function InputSection() {
  const [vessel, setVessel] = useState('');
  const [voyage, setVoyage] = useState('026W');
  const [box, setBox] = useState('CSNU6152047');
  const [password, setPassword] = useState('demo-only');
  const [isOnlyFault, setIsOnlyFault] = useState(true);
  const [mode, setMode] = useState<'sea' | 'air'>('sea');
  const [isOn, setIsOn] = useState(true);
  const [client, setClient] = useState('');
  const [note, setNote] = useState('');
  return (
    <Section title="输入" note="32，圆角 6">
      <form className="ml-gallery-fields">
        <TextField label="船名" value={vessel} onChange={setVessel} placeholder="大写字母 数字 . -" />
        <TextField label="航次" value={voyage} onChange={setVoyage} isMono isRequired />
        <TextField
          label="箱号"
          value={box}
          onChange={setBox}
          isMono
          error={box === 'CSNU6152047' ? '校验位应为 2，' : undefined}
          errorAction={{ label: '仍然使用', onSelect: () => setBox('CSNU6152042') }}
        />
        <TextField label="提单号（只读）" value="COSU6410287310" readOnly isMono />
        <PasswordField label="密码" value={password} onChange={setPassword} hint="至少 8 位" />
        <Select
          label="客户公司"
          value={client}
          onChange={setClient}
          placeholder="全部"
          options={[
            { value: 'a', label: '演示客户甲' },
            { value: 'b', label: '演示客户乙' },
          ]}
        />
      </form>
      <TextArea label="备注" value={note} onChange={setNote} rows={2} placeholder="只有同事看得到" />
      <div className="ml-gallery-row" style={{ gap: 18, marginTop: 12 }}>
        <Checkbox isChecked={isOnlyFault} onChange={setIsOnlyFault}>
          仅异常
        </Checkbox>
        <Checkbox isChecked={false} isMixed>
          部分
        </Checkbox>
        <Checkbox isChecked={false} disabled>
          不可用
        </Checkbox>
        <RadioGroup
          label="运输方式"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'sea', label: '海运' },
            { value: 'air', label: '空运' },
          ]}
        />
        <Switch label="自动订阅" isOn={isOn} onChange={setIsOn} />
        <Switch label="推送" isOn={!isOn} onChange={(isNext) => setIsOn(!isNext)} />
        <ContainerNo value="CSNU6152042" />
      </div>
    </Section>
  );
}
