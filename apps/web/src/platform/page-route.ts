import type { IconName } from '@mastlight/ui';
import type { ComponentType } from 'react';

/** 个人中心, 我的财务, 企业管理, 客户公司管理 (R-2.3-30). */
export type SideMenuGroup = 'person' | 'finance' | 'company' | 'client';

/** Who sees a page (R-6-08 … -10). */
export interface PageAccess {
  /** One of these roles; where it is given, flags are not asked for. */
  readonly roles?: readonly string[];
  /** One of these flags. */
  readonly experiences?: readonly string[];
  /** Also needs a company identity. */
  readonly onlyCompany?: boolean;
}

/** What a page says of itself to the frame around it: its address, its title, and where it shows. */
export interface DeclaredPage {
  /** Such as `/logistics`; a parameter is `$name`. */
  readonly path: string;
  /** Stands before the product name in the tab (R-2.1-03), and in the breadcrumb. */
  readonly title: string;
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
  /** Its entry in the side menu of the user centre (R-2.3-16 … -30); such a page stands within that layout. */
  readonly sideMenu?: {
    readonly group: SideMenuGroup;
    /** Entries of a group stand in the order of their places. */
    readonly place: number;
    readonly icon: IconName;
    /** Where the entry is called otherwise than the page (R-2.3-29). */
    readonly label?: string;
  };
  /** The part of the user centre that it belongs to where it has no entry there: its breadcrumb begins with it. */
  readonly partOf?: SideMenuGroup;
  /** Who sees it; by default everybody. Only for show: the server decides each call by itself. */
  readonly access?: PageAccess;
  /** The ticker of recent subscriptions runs above it (R-2.5-05, -06). */
  readonly hasTicker?: boolean;
  /** False where the page needs the whole height, and those below it (R-2.5-11). */
  readonly hasFooter?: boolean;
}

/**
 * One page of a feature, as its `routes.tsx` declares it. The app's router mounts it; so features know neither
 * the router's tree nor each other's paths.
 */
export interface PageRoute extends DeclaredPage {
  /** Another address that leads to this one, with whatever it asks for (R-0-09). */
  readonly alsoFrom?: string;
  /** Loads the page on the first visit, or when the pointer is about to press its link. */
  readonly load: () => Promise<ComponentType>;
  /**
   * Begins with what the page asks for first, from the address's query, while the account is still being asked for:
   * on a first visit the rows need not wait for the name in the corner. It loads with the page.
   */
  readonly startData?: () => Promise<(query: string) => void>;
  /** What of the query names it in the tab before its title, as a bill's number does; null: nothing. */
  readonly tabName?: (query: string) => string | null;
  /** Turns the query into what the page works with; by default it is passed on as it is. */
  readonly readSearch?: (search: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}
