/** What an ad is, as it is kept and as it is shown (R-3.5-01). */
import type { PortCode } from '../vocabulary/port';
import type { Service } from './services';

interface Said {
  readonly key: string;
  readonly title: string;
  readonly line: string;
  /** Where it leads: a page of this site, or a secure one elsewhere. */
  readonly url: string;
  /** Shape of its picture, and so of the overlay. */
  readonly direction: 'horizontal' | 'vertical';
  /** Not shown by itself; it is opened by who looks for it (R-3.5-04). */
  readonly hidden: boolean;
  /** Who offers it; empty for an introduction of ours. */
  readonly supplier: string;
  readonly services: Service[];
  readonly ports: PortCode[];
  readonly carriers: string[];
  readonly text: string;
  readonly contact: string;
  /** What was seen that makes the supplier a verified one; empty: nobody looked. */
  readonly proof: string;
}

/** As an administrator saves it; empty text where there is none. */
export interface SavedAd extends Said {
  readonly pdfUrl: string;
  readonly pictureUrl: string;
  /** First and last day on which it stands, in Shanghai. */
  readonly fromDay: string;
  readonly untilDay: string;
}

/** As everybody sees it. */
export interface Ad extends Said {
  /** Its paper, to be put into a frame; null where the page says it all. */
  readonly pdfUrl: string | null;
  readonly pictureUrl: string | null;
  /** ms; 0 for one of the beginning that nobody has changed. */
  readonly updatedMs: number;
}
