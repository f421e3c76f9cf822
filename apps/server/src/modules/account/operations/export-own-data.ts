import { Readable } from 'node:stream';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FileAnswer } from '../../../platform/http/route';
import { readOwnRows } from '../../../platform/own-data';
import { ownerOfPerson, type Session } from '../../../platform/http/session';
import type { AccountParts } from '../parts';

/**
 * Everything that is a person's own, as one JSON file (S-16): a list by the name of each table, and what modules tell
 * beside. It is written table by table; the rows of one are in memory at a time.
 */
export function exportOwnData(parts: Pick<AccountParts, 'database' | 'clock' | 'ownData'>, session: Session): FileAnswer {
  const { userId } = session;
  const person = { userId, ownerKey: ownerOfPerson(userId) };
  const at = formatShanghai(parts.clock.nowMs());
  async function* write(): AsyncGenerator<string> {
    yield `{\n"exported_at": ${JSON.stringify(at)}`;
    for (const own of parts.ownData()) {
      for (const [name, told] of Object.entries((await own.tell?.(parts.database, person)) ?? {})) {
        yield `,\n${JSON.stringify(name)}: ${JSON.stringify(told, null, 1)}`;
      }
      for (const table of own.tables) {
        if (table.exported === null) continue;
        const rows = await readOwnRows(parts.database, person, table);
        yield `,\n${JSON.stringify(table.name)}: ${JSON.stringify(rows, null, 1)}`;
      }
    }
    yield '\n}\n';
  }
  const day = at.slice(0, 10).replaceAll('-', '');
  // Not as JSON: that is how answers in the envelope come.
  return { contentType: 'application/octet-stream', fileName: `mastlight-${userId}-${day}.json`, body: Readable.from(write()) };
}
