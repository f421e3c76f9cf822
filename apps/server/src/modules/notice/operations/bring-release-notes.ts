import { inTransaction } from '../../../platform/db/transaction';
import { cleanHtml } from '../../../platform/clean-html';
import type { Platform } from '../../../platform/module';
import { releaseNotes } from '@mastlight/domain/notice/release-notes';
import { insertReleaseNotes } from '../store';

/** Publishes the product's own release notes. Those that are there stay as the desk has left them. */
export async function bringReleaseNotes(database: Platform['database']): Promise<void> {
  const notes = releaseNotes.map(({ version, title, released, content }) => ({
    version,
    title,
    content: cleanHtml(content),
    publishedAtMs: Date.parse(`${released}T09:00:00+08:00`),
  }));
  await inTransaction(database, 'system', (tx) => insertReleaseNotes(tx, notes));
}
