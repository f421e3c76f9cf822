import { wireLimits } from './limits';
import { JsonObject, type JsonCursor, type JsonValue } from './read-json';

/** So many rows take about two milliseconds, to read or to understand. */
export const rowsPerStep = 100;

/**
 * The document that stands at the cursor, its rows in steps.
 *
 * @param holders members that hold rows, or an object that does.
 * @throws JsonRefusal for everything that is not JSON, or too large
 */
export function* readRowDocument(cursor: JsonCursor, holders: ReadonlySet<string>, depth = 0): Generator<void, JsonValue> {
  const container = depth > wireLimits.maxJsonDepth ? null : cursor.peek();
  if (container === null) return cursor.read(depth);
  if (container === 'array') {
    const rows: JsonValue[] = [];
    for (const row of cursor.items(depth)) if (rows.push(row) % rowsPerStep === 0) yield;
    return rows;
  }
  const answer = new JsonObject(cursor.at);
  let count = 0;
  for (const key of cursor.members()) {
    if (++count % rowsPerStep === 0) yield;
    if (holders.has(key) && !answer.fields.has(key)) answer.fields.set(key, yield* readRowDocument(cursor, holders, depth + 1));
    else cursor.keep(answer, key, depth + 1);
  }
  return answer;
}
