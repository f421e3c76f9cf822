import { useQuery } from '@tanstack/react-query';
import { Icon, Select } from '@mastlight/ui';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { clientsQuery } from '../api';
import { countOf, type PreviewFilter, type PreviewRow } from '../paste-preview';

const chips: readonly (readonly [PreviewFilter, string, 'plus' | 'copy' | 'warn' | undefined])[] = [
  ['new', '新增', 'plus'],
  ['duplicate', '重复', 'copy'],
  ['invalid', '无效', 'warn'],
  ['carrier', '船公司待选', undefined],
];

/** What the numbers would become, each kind counted and a filter; and whose bills they are. */
export function PasteFilter(props: {
  readonly port: PortCode;
  readonly rows: readonly PreviewRow[];
  readonly filter: PreviewFilter;
  readonly onFilter: (filter: PreviewFilter) => void;
  readonly clientName: string;
  readonly onClient: (clientName: string) => void;
}) {
  const { rows, filter, onFilter, clientName, onClient } = props;
  const clients = useQuery(clientsQuery(props.port));
  const clientOptions = (clients.data?.list ?? []).map((item) => ({ value: item.clientName, label: item.clientName }));
  return (
    <div className="bill-paste-line">
      {chips.map(([chip, label, icon]) => (
        <button
          key={chip}
          type="button"
          className="bill-paste-chip"
          data-kind={chip}
          aria-pressed={filter === chip}
          onClick={() => onFilter(filter === chip ? '' : chip)}
        >
          {icon && <Icon name={icon} />}
          {label} <b className="ml-mono">{countOf(rows, chip)}</b>
        </button>
      ))}
      <span className="bill-paste-client">
        <span>归到客户</span>
        <Select label="归到客户" isLabelHidden placeholder="不归" options={clientOptions} value={clientName} onChange={onClient} />
      </span>
    </div>
  );
}
