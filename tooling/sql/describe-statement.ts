import pg from 'pg';

/** A column of an answer, as the database announces it. */
export interface AnsweredColumn {
  readonly name: string;
  readonly typeId: number;
}

/** The part of the driver's wire connection that a description takes. */
interface WireConnection {
  parse(query: { text: string; name: string }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * Has the database parse a statement and say what it answers, without running
 * it.
 *
 * @throws Error of the database for a statement that it would refuse: an
 * unknown table or column, types that do not go together.
 */
export function describeStatement(client: pg.Client, text: string): Promise<AnsweredColumn[]> {
  return new Promise((tell, fail) => {
    let columns: AnsweredColumn[] = [];
    const description = {
      submit(connection: WireConnection): void {
        connection.parse({ text, name: '' });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
        columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }));
      },
      handleError: fail,
      handleReadyForQuery: () => tell(columns),
    };
    client.query(description as unknown as pg.Submittable);
  });
}

const { builtins } = pg.types;

/** What the driver makes of each type, as `find-statements` names it; any other type is a text. */
const javaScriptTypes: ReadonlyMap<number, string> = new Map([
  [builtins.BOOL, 'boolean'],
  [builtins.BYTEA, 'Buffer'],
  ...[builtins.INT2, builtins.INT4, builtins.INT8, builtins.OID, builtins.FLOAT4, builtins.FLOAT8].map((id) => [id, 'number'] as const),
  ...[builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE].map((id) => [id, 'Date'] as const),
  ...[builtins.JSON, builtins.JSONB].map((id) => [id, 'json'] as const),
  // Arrays: of bool, int2, int4, oid, text, varchar, float4, float8; those of int8 come as texts.
  [1000, 'boolean[]'],
  ...[1005, 1007, 1028, 1021, 1022].map((id) => [id, 'number[]'] as const),
  ...[1009, 1015, 1016].map((id) => [id, 'string[]'] as const),
]);

/** The JavaScript type that a value of a database type has when it has been read. */
export function typeOf(typeId: number): string {
  return javaScriptTypes.get(typeId) ?? 'string';
}
