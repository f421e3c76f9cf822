import { PanelTable } from '../../../platform/panel';
import type { SheetColumn, SheetRow } from '../../../platform/sheet/sheet-column';

/** Rows that nobody changes now, to be read and scrolled on any screen. */
export function ReadRows(props: { readonly label: string; readonly columns: readonly SheetColumn[]; readonly rows: readonly SheetRow[] }) {
  const { label, columns, rows } = props;
  return (
    <PanelTable label={label}>
      <thead>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {columns.map(({ name, kind }) => (
              <td key={name} className={kind === 'number' ? 'ml-mono' : undefined}>
                {row[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PanelTable>
  );
}
