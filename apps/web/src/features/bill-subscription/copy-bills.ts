import { copyToClipboard, showToast } from '@mastlight/ui';
import { textsOf } from '../../platform/catalogue';
import { portNowMs } from '../../platform/live';
import { said } from '../../platform/said';
import { writeBillSentences, type SentenceRow } from './copy-sentence';
import { billTexts } from './texts/zh-CN';

/** Copies bills as sentences, one line each, and says whether it could. */
export async function copyBills(rows: readonly SentenceRow[]): Promise<void> {
  const say = textsOf(billTexts);
  const isCopied = await copyToClipboard(said(writeBillSentences(rows, portNowMs())));
  showToast(isCopied ? { tone: 'done', text: say('copied') } : { tone: 'danger', text: say('copyFailed') });
}
