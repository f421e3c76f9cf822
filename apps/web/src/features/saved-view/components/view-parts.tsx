import { createPortal } from 'react-dom';
import type { PopoverAnchor } from '@mastlight/ui';
import type { SavedView } from '../api';
import { ArrangeDialog } from './arrange-dialog';
import { NameDialog } from './name-dialog';
import { RemoveQuestion } from './remove-question';
import { ViewMenu } from './view-menu';

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

/** The part that is open, outside of the query row, which is a form itself. */
export function ViewParts(props: PartProps & { readonly open: OpenPart }) {
  return createPortal(<OpenedPart {...props} />, document.body);
}

/** The menu, or one of its dialogs. */
function OpenedPart({ open, ...rest }: PartProps & { readonly open: OpenPart }) {
  switch (open.kind) {
    case 'menu':
      return <ViewMenu {...rest} anchor={open.anchor} />;
    case 'save':
      return <NameDialog {...rest} view={null} />;
    case 'rename':
      return <NameDialog {...rest} view={open.view} />;
    case 'arrange':
      return <ArrangeDialog {...rest} />;
    case 'remove':
      return <RemoveQuestion {...rest} view={open.view} />;
  }
}
