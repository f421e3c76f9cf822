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
  /** Turns the query into what the page works with; by default it is passed on as it is. */
  readonly readSearch?: (search: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}
