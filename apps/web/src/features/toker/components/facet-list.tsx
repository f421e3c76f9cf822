import { Button, Checkbox } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import type { Facets } from '../api';
import { tokerWords } from '../texts/zh-CN';
import { facetKeys, toggleValue, valuesOf, type FacetKey, type TokerSearch } from '../toker-search';

/** What a search can be narrowed by, with how many there are of each; what is chosen stays even where none is left of it. */
export function FacetList(props: {
  readonly facets: Facets;
  readonly search: TokerSearch;
  readonly onChange: (search: TokerSearch) => void;
}) {
  const say = useTexts(tokerWords);
  const { facets, search, onChange } = props;
  const isNarrowed = facetKeys.some((key) => search[key] !== undefined);
  const nameOf = (key: FacetKey, value: string): string => {
    if (key === 'kind') return say(`kind.${value as 'factory'}`);
    if (key === 'mark') return say(`mark.${value as 'none'}`);
    if (key === 'band') return say(`band.b${value}` as 'band.b100');
    return value;
  };
  return (
    <aside className="tk-facets" aria-label={say('facet.title')}>
      {isNarrowed && (
        <Button variant="text" icon="close" onClick={() => onChange(search.keyword ? { keyword: search.keyword } : {})}>
          {say('facet.clear')}
        </Button>
      )}
      {facets.map(({ name, values }) => {
        const chosen = valuesOf(search, name);
        const missing = chosen.filter((value) => values.every((each) => each.value !== value)).map((value) => ({ value, count: 0 }));
        const shown = [...values, ...missing];
        if (shown.length === 0) return null;
        return (
          <fieldset key={name}>
            <legend>{say(`facet.${name}`)}</legend>
            {shown.map(({ value, count }) => (
              <div key={value} className="tk-facet">
                <Checkbox isChecked={chosen.includes(value)} onChange={() => onChange(toggleValue(search, name, value))}>
                  {nameOf(name, value)}
                </Checkbox>
                <span className="ml-mono">{count.toLocaleString('en')}</span>
              </div>
            ))}
          </fieldset>
        );
      })}
    </aside>
  );
}
