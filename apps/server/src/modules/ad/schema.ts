import type { SavedAd } from '@mastlight/domain/ad/ad';

/** An ad as the table has it. */
export interface KeptAd extends SavedAd {
  readonly updatedMs: number;
}

/** The columns of `ad` by the contract's names. */
export const adColumns = `key, title, line, url, pdf_url as "pdfUrl", picture_url as "pictureUrl", direction, hidden,
  from_day as "fromDay", until_day as "untilDay", supplier, services, ports, carriers, text, contact, proof,
  (extract(epoch from updated_at) * 1000)::float8 as "updatedMs"`;
