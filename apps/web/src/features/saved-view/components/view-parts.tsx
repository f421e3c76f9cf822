import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListSearch, SearchSchema } from '../../../platform/list/search-schema';
import { useListSearch } from '../../../platform/list/use-list-search';
import { ArrangeDialog } from './arrange-dialog';
import { NameDialog } from './name-dialog';
import { RemoveQuestion } from './remove-question';
import type { OpenPart, PartProps } from './open-part';
import { keptQuery } from '../kept-query';
import { ViewMenu } from './view-menu';

/** The part that is open, outside of the query row, which is a form itself; it begins with the menu. */
export function ViewParts(props: {
  readonly list: string;
  readonly schema: SearchSchema<ListSearch>;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}) {
  const { list, schema, anchor, onClose } = props;
  const [search] = useListSearch(schema);
  const [open, setOpen] = useState<OpenPart | null>({ kind: 'menu', anchor });
  // A menu closes before what was chosen opens: only what stays closed is the end.
  useEffect(() => {
    if (open === null) onClose();
  }, [open, onClose]);
  if (open === null) return null;
  const readQuery = (query: string): string => keptQuery(schema, schema.read(query));
  const part = <OpenedPart list={list} query={keptQuery(schema, search)} readQuery={readQuery} open={open} onOpen={setOpen} />;
  return createPortal(part, document.body);
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
