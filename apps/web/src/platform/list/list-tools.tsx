import { Button, MenuButton, type GridDensity } from '@mastlight/ui';
import type { ListPage, ListRow } from './list-declaration';
import type { ListSearch } from './search-schema';
import { listCaptions as captions } from './texts';
import { useDensity } from './use-density';
import type { List } from './use-list';

const densities: readonly GridDensity[] = [28, 32, 40];

/** What can be done with every list: save it as a file, choose its columns, and how close its rows stand. */
export function ListTools<R extends ListRow, S extends ListSearch, P extends ListPage<R>>({ list }: { readonly list: List<R, S, P> }) {
  const { density, setDensity } = useDensity();
  return (
    <>
      {list.canExport && (
        <Button icon="download" isLoading={list.isExporting} disabled={!list.isSignedIn} onClick={() => list.exportRows()}>
          {captions.exportFile}
        </Button>
      )}
      <Button
        variant="icon"
        icon="columns"
        aria-label={captions.columns}
        aria-haspopup="dialog"
        disabled={!list.isSignedIn}
        onClick={(event) => list.openColumns(event.currentTarget)}
      />
      <MenuButton
        variant="icon"
        icon="density"
        aria-label={captions.density}
        menuLabel={captions.density}
        align="end"
        items={densities.map((px) => ({
          id: String(px),
          label: captions.densities[px],
          hint: `${px}`,
          isChecked: density === px,
          onSelect: () => setDensity(px),
        }))}
      />
    </>
  );
}
