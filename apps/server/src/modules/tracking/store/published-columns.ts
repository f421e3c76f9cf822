/** A column of a published row: its type in the statement that writes it, and what it holds of a subject. */
export type PublishedColumn<Subject> = readonly [column: string, type: string, read: (subject: Subject) => unknown];

/** What the statement that writes published rows says of its columns, and the values of a row. */
interface ColumnTexts<Subject> {
  /** `column = fresh.column, …` */
  readonly sets: string;
  /** `column type, …`, for the record that the rows come as. */
  readonly record: string;
  valuesOf(subject: Subject): Record<string, unknown>;
}

/** Takes the columns of a published table apart. */
export function publishedColumns<Subject>(columns: readonly PublishedColumn<Subject>[]): ColumnTexts<Subject> {
  return {
    sets: columns.map(([column]) => `${column} = fresh.${column}`).join(', '),
    record: columns.map(([column, type]) => `${column} ${type}`).join(', '),
    valuesOf: (subject) => Object.fromEntries(columns.map(([column, , read]) => [column, read(subject)])),
  };
}
