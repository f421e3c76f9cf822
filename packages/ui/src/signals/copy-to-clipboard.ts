/**
 * Puts plain text on the clipboard and tells whether it got there. Pages served without TLS have no clipboard
 * API; there the old command on a hidden field does it.
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The permission may be refused although the API exists; the old command can still work.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'ml-visually-hidden';
  const focused = document.activeElement;
  // Inside an open dialog everything else is inert, so the field has to live there.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
