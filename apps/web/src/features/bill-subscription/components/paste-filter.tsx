import { Icon } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { countOf, type PreviewFilter, type PreviewRow } from '../paste-preview';
import { billTexts } from '../texts';
import { ClientField } from './client-field';

const chips = [
  ['new', 'new', 'plus'],
  ['duplicate', 'duplicate', 'copy'],
  ['invalid', 'invalid', 'warn'],
  ['carrier', 'needsCarrier', undefined],
] as const;

/** What the numbers would become, each kind counted and a filter; and whose bills they are. */
export function PasteFilter(props: {
  readonly rows: readonly PreviewRow[];
  readonly filter: PreviewFilter;
  readonly onFilter: (filter: PreviewFilter) => void;
  readonly clientName: string;
  readonly onClient: (clientName: string) => void;
}) {
  const { rows, filter, onFilter, clientName, onClient } = props;
  const say = useTexts(billTexts);
  return (
    <div className="paste-line">
      {chips.map(([chip, word, icon]) => (
        <button
          key={chip}
          type="button"
          className="paste-chip"
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
        <ClientField
          label={say('paste.toClient')}
          isLabelHidden
          placeholder={say('paste.noClient')}
          value={clientName}
          onChange={onClient}
        />
      </span>
    </div>
  );
}
