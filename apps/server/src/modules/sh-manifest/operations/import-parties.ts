import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import type { shManifest } from '@mastlight/domain/sh-manifest/contract';
import { partyRoles, type PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { importRowsMax, partiesMax } from '@mastlight/domain/sh-manifest/limits';
import { shManifestTexts as texts } from '@mastlight/domain/sh-manifest/messages';
import { readPartyImport, type ImportedEntry } from '@mastlight/domain/sh-manifest/read-party-import';
import { shManifestRefusals as refusals } from '@mastlight/domain/sh-manifest/refusals';
import { inTransaction } from '../../../platform/db/transaction';
import type { Session } from '../../../platform/http/session';
import type { Parts } from '../parts';
import { readSheet } from '../read-sheet';
import { holdBook, insertEntries } from '../store/parties';

type Imported = ResponseOf<typeof shManifest.importSenders>;
type GoodEntry = Extract<ImportedEntry, { readonly nickName: string }>;

/**
 * Puts the entries of a spreadsheet into a book, or among the combinations: good rows are kept, all at once; rows with faults
 * and those whose short name is there already are told, and nothing that is there is written over.
 *
 * @throws BusinessError 400 where it cannot be read, has no names, no rows or too many, or the book has no room for all.
 */
export async function importParties({ platform }: Parts, session: Session, book: PartyRole | 'all', bytes: Uint8Array): Promise<Imported> {
  const sheet = await readSheet(bytes, importRowsMax);
  const read = readPartyImport(sheet.rows, book === 'all' ? partyRoles : [book]);
  if (read === null) throw refuse(refusals.noNames, {}, { field: 'file' });
  const rows = read.entries;
  if (rows.length === 0) throw refuse(refusals.noRows, {}, { field: 'file' });
  const { ownerKey } = session;
  return inTransaction(platform.database, session, async (tx) => {
    const { nickNames, count } = await holdBook(tx, ownerKey, book);
    const known = new Set(nickNames);
    const faults: Imported['list'] = [];
    const fresh: GoodEntry[] = [];
    for (const row of rows) {
      if ('message' in row) faults.push(row);
      else if (known.has(row.nickName)) faults.push({ rowNo: row.rowNo, message: texts.rowKnown(row.nickName) });
      else {
        known.add(row.nickName);
        fresh.push(row);
      }
    }
    if (count + fresh.length > partiesMax) throw refuse(refusals.tooManyParties, {});
    await insertEntries(tx, ownerKey, book, fresh, platform.clock.nowMs());
    return { saved: fresh.length, list: faults, hiddenRows: sheet.hiddenRows, unreadTitles: [...read.unread] };
  });
}
