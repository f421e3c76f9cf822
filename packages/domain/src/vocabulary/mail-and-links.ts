/** Mail addresses and links in a pasted text: a signature's are no numbers, no bookings and no ships. */

const mailOrLink = String.raw`(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.)[!-~]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`;
const bareSite = String.raw`(?<![\w.-])(?:[a-z0-9-]+\.)+(?:com|cn|net|org|gov|edu|io|cc|hk|tw|top|vip|info|biz|app|site)(?![\w-])(?::\d+)?(?:[/?#][!-~]*)?`;
const links = new RegExp(mailOrLink, 'gi');
const linksAndSites = new RegExp(`${mailOrLink}|${bareSite}`, 'gi');

const blank = (text: string): string => ' '.repeat(text.length);

/** The text with mail addresses, links and sites blanked out. Nothing moves. Before folding: a full-width comma ends a link. */
export function withoutAddresses(text: string): string {
  return text.replace(linksAndSites, blank);
}

/** As `withoutAddresses`, but for sites that nothing marks as one: `EVER.TOP/0512W` is a ship. */
export function withoutLinks(text: string): string {
  return text.replace(links, blank);
}
