import { SegmentedControl, Select } from '@mastlight/ui';
import { defaultPort, ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { billTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';

const [ningbo, shanghai, ...otherPorts] = ports;
const otherOptions = () => otherPorts.map((port) => ({ value: port.code, label: `${port.code} ${said(port.name)}` }));

/** The port at which is subscribed: the two that most want in one press, the others in a list. */
export function PastePorts({ port, onPort }: { readonly port: PortCode; readonly onPort: (port: PortCode) => void }) {
  const say = useTexts(billTexts);
  const other = otherPorts.find(({ code }) => code === port);
  return (
    <span className="bill-paste-ports">
      <SegmentedControl
        label={say('ports')}
        segments={[ningbo!, shanghai!].map((item) => ({ value: item.code, label: said(item.name), code: item.code }))}
        value={port}
        onChange={onPort}
      />
      <Select
        label={say('paste.otherPort')}
        isLabelHidden
        placeholder={say('paste.otherPort')}
        options={otherOptions()}
        value={other?.code ?? ''}
        onChange={(code) => onPort(code || defaultPort)}
      />
    </span>
  );
}
