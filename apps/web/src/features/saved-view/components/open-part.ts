import type { PopoverAnchor } from '@mastlight/ui';
import type { SavedView } from '../api';

/** What lies open of the views of a list. */
export type OpenPart =
  | { readonly kind: 'menu'; readonly anchor: PopoverAnchor }
  | { readonly kind: 'save' | 'arrange' }
  | { readonly kind: 'rename' | 'remove'; readonly view: SavedView };

/** What every part knows: whose views, where the list stands, and how another part is opened. */
export interface PartProps {
  readonly list: string;
  /** The list's address now, as a view keeps it. */
  readonly query: string;
  /** A view's address as the list reads it today: what it does not know any more is gone. */
  readonly readQuery: (query: string) => string;
  readonly onOpen: (part: OpenPart | null) => void;
}
