import type { IconName } from '@mastlight/ui';
import type { ComponentType } from 'react';

/**
 * One page of a feature, as its `routes.tsx` declares it. The app's router mounts it; so features know neither
 * the router's tree nor each other's paths.
 */
export interface PageRoute {
  /** Such as `/logistics`; a parameter is `$name`. */
  readonly path: string;
  /** Stands before the product name in the tab (R-2.1-03), and in the breadcrumb. */
  readonly title: string;
  /** Loads the page on the first visit, or when the pointer is about to press its link. */
  readonly load: () => Promise<ComponentType>;
  /**
   * Begins with what the page asks for first, from the address's query, while the account is still being asked for:
   * on a first visit the rows need not wait for the name in the corner. It loads with the page.
   */
  readonly startData?: () => Promise<(query: string) => void>;
  /** `bare` pages, opened from a chat on a phone, have neither header nor footer. */
  readonly frame?: 'shell' | 'bare';
  /** Its entry in the menu (R-2.1-07 … -20); a page without one is reached from another. */
  readonly menu?: {
    /** Entries stand in the order of their places. */
    readonly place: number;
    readonly icon: IconName;
    /** Tooltip in the header's menu. */
    readonly tip?: string;
    /** How other addresses begin that light the entry too. */
    readonly alsoAt?: string;
  };
  /** The ticker of recent subscriptions runs above it (R-2.5-05, -06). */
  readonly hasTicker?: boolean;
  /** False where the page needs the whole height, and those below it (R-2.5-11). */
  readonly hasFooter?: boolean;
  /** What the page will do, as long as its module is under construction. */
  readonly plan?: string;
  /** Turns the query into what the page works with; by default it is passed on as it is. */
  readonly readSearch?: (search: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}
