import { copyToClipboard, showToast } from '@mastlight/ui';

/** Copies a text and says whether that was possible. */
export async function copyAndSay(text: string, said: { readonly done: string; readonly failed: string }): Promise<void> {
  const isCopied = await copyToClipboard(text);
  showToast(isCopied ? { tone: 'done', text: said.done } : { tone: 'danger', text: said.failed });
}
