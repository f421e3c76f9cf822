import { useQuery } from '@tanstack/react-query';
import { Icon, Select } from '@mastlight/ui';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { clientsQuery } from '../api';
import { countOf, type PreviewFilter, type PreviewRow } from '../paste-preview';
import { billTexts } from '../texts';

const chips = [
  ['new', 'new', 'plus'],
  ['duplicate', 'duplicate', 'copy'],
  ['invalid', 'invalid', 'warn'],
  ['carrier', 'needsCarrier', undefined],
] as const;

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
  const say = useTexts(billTexts);
  const clients = useQuery(clientsQuery(props.port));
  const clientOptions = (clients.data?.list ?? []).map((item) => ({ value: item.clientName, label: item.clientName }));
  return (
    <div className="bill-paste-line">
      {chips.map(([chip, word, icon]) => (
        <button
          key={chip}
          type="button"
          className="bill-paste-chip"
          data-kind={chip}
          aria-pressed={filter === chip}
          onClick={() => onFilter(filter === chip ? '' : chip)}
        >
          {icon && <Icon name={icon} />}
          {say(`paste.${word}`)} <b className="ml-mono">{countOf(rows, chip)}</b>
        </button>
      ))}
      <span className="bill-paste-client">
        <span>{say('paste.toClient')}</span>
        <Select
          label={say('paste.toClient')}
          isLabelHidden
          placeholder={say('paste.noClient')}
          options={clientOptions}
          value={clientName}
          onChange={onClient}
        />
      </span>
    </div>
  );
}
