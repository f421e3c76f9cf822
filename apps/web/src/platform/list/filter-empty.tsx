import { Button, Lamp } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { listTexts } from './texts/zh-CN';
import './filter-empty.css';

/** A filter that is set, with the words that name it when it leaves nothing over. */
export interface ActiveFilter {
  /** Its parameter in the address. */
  readonly name: string;
  readonly label: string;
}

/** Nothing is left over: says which filters are in force and lets go of one or all of them. */
export function FilterEmpty(props: {
  readonly title: string;
  readonly filters: readonly ActiveFilter[];
  readonly onDrop: (names: readonly string[]) => void;
}) {
  const { title, filters, onDrop } = props;
  const say = useTexts(listTexts);
  return (
    <section className="list-filter-empty" role="status">
      <Lamp kind="unlit" r={7.5} />
      <h2>{title}</h2>
      <p>{say('dropOne')}</p>
      <div className="list-filter-empty-actions">
        {filters.map((filter) => (
          <Button key={filter.name} size={24} trailingIcon="close" onClick={() => onDrop([filter.name])}>
            {filter.label}
          </Button>
        ))}
        {filters.length > 1 && (
          <Button size={24} variant="text" onClick={() => onDrop(filters.map((filter) => filter.name))}>
            {say('dropAll')}
          </Button>
        )}
      </div>
    </section>
  );
}
