import { Button, MenuButton, type GridDensity } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import type { ListPage, ListRow } from './list-declaration';
import type { ListSearch } from './search-schema';
import { useDensity } from './use-density';
import type { List } from './use-list';
import { listTexts } from './texts/zh-CN';

const densities: readonly GridDensity[] = [28, 32, 40];

/** What can be done with every list: save it as a file, and of a table choose the columns and how close its rows stand. */
export function ListTools<R extends ListRow, S extends ListSearch, P extends ListPage<R>>(props: {
  readonly list: List<R, S, P>;
  readonly hasTable: boolean;
}) {
  const { list, hasTable } = props;
  const { density, setDensity } = useDensity();
  const say = useTexts(listTexts);
  return (
    <>
      {list.canExport && (
        <Button icon="download" isLoading={list.isExporting} disabled={!list.isSignedIn} onClick={() => list.exportRows()}>
          {say('exportFile')}
        </Button>
      )}
      {hasTable && (
        <>
          <Button
            variant="icon"
            icon="columns"
            aria-label={say('columns')}
            aria-haspopup="dialog"
            disabled={!list.isSignedIn}
            onClick={(event) => list.openColumns(event.currentTarget)}
          />
          <MenuButton
            variant="icon"
            icon="density"
            aria-label={say('density')}
            menuLabel={say('density')}
            align="end"
            items={densities.map((px) => ({
              id: String(px),
              label: say(`densities.px${px}`),
              hint: `${px}`,
              isChecked: density === px,
              onSelect: () => setDensity(px),
            }))}
          />
        </>
      )}
    </>
  );
}
