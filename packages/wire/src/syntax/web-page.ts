const pageStart = /^(?:<\?xml[^>]{0,200}>\s{0,20})?<(?:!doctype\s{1,20}html|html)(?=[\s>])/i;

/** True when a file begins as a web page does: an error page that was saved as a message. */
export function isWebPage(head: string): boolean {
  return pageStart.test(head);
}
