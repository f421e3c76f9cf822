import { copyToClipboard, showToast } from '@mastlight/ui';
import { writeBillSentences, type SentenceRow } from './copy-sentence';
import { texts } from './texts';

/** Copies bills as sentences, one line each, and says whether it could. */
export async function copyBills(rows: readonly SentenceRow[]): Promise<void> {
  const isCopied = await copyToClipboard(writeBillSentences(rows));
  showToast(isCopied ? { tone: 'done', text: texts.copied } : { tone: 'danger', text: texts.copyFailed });
}
