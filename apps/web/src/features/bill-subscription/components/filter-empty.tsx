import { Button, Lamp } from '@mastlight/ui';
import type { ActiveFilter } from '../list-search';
import { texts } from '../texts';
import './filter-empty.css';

/** Nothing is left over: says which filters are in force and lets go of one or all of them. */
export function FilterEmpty(props: {
  readonly filters: readonly ActiveFilter[];
  readonly onDrop: (names: readonly ActiveFilter['name'][]) => void;
}) {
  const { filters, onDrop } = props;
  return (
    <section className="bill-filter-empty" role="status">
      <Lamp kind="unlit" r={7.5} />
      <h2>{texts.filterEmptyTitle}</h2>
      <p>去掉一个条件再看：</p>
      <div className="bill-filter-empty-actions">
        {filters.map((filter) => (
          <Button key={filter.name} size={24} trailingIcon="close" onClick={() => onDrop([filter.name])}>
            {filter.label}
          </Button>
        ))}
        {filters.length > 1 && (
          <Button size={24} variant="text" onClick={() => onDrop(filters.map((filter) => filter.name))}>
            全部去掉
          </Button>
        )}
      </div>
    </section>
  );
}
