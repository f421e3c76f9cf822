import { createPortal } from 'react-dom';
import { ArrangeDialog } from './arrange-dialog';
import { NameDialog } from './name-dialog';
import { RemoveQuestion } from './remove-question';
import type { OpenPart, PartProps } from './open-part';
import { ViewMenu } from './view-menu';

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
