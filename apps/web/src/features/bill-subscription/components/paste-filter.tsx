import { useTexts } from '../../../platform/catalogue';
import { PasteChip } from '../../../platform/paste/paste-chip';
import { countOf, type PreviewFilter, type PreviewRow } from '../paste-preview';
import { billTexts } from '../texts/zh-CN';
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
        <PasteChip
          key={chip}
          id={chip}
          label={say(`paste.${word}`)}
          count={countOf(rows, chip)}
          tone={chip}
          icon={icon}
          shown={filter}
          onShow={onFilter}
        />
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
