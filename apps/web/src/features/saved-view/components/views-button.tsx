import { useRef, useState } from 'react';
import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { lazyPart } from '../../../platform/lazy-part';
import type { ListSearch, SearchSchema } from '../../../platform/list/search-schema';
import { useSession } from '../../../platform/session';
import { savedViewWords } from '../texts';
import type { OpenPart } from './open-part';

const ViewParts = lazyPart(async () => (await import('./view-parts')).ViewParts);

/**
 * 视图: the saved views of a list, and the way to save its address as one; nothing for who is not signed in.
 *
 * @param list key under which the server keeps the views.
 */
export function ViewsButton<S extends ListSearch>(props: { readonly list: string; readonly schema: SearchSchema<S>; readonly search: S }) {
  const { list, schema, search } = props;
  const say = useTexts(savedViewWords);
  const isSignedIn = useSession((session) => session.token !== null);
  const [open, setOpen] = useState<OpenPart | null>(null);
  // The platform closes the menu on the press, before the click: without this the click would open it again.
  const wasOpen = useRef(false);
  if (!isSignedIn) return null;
  return (
    <>
      <Button
        icon="book"
        aria-haspopup="menu"
        aria-expanded={open?.kind === 'menu'}
        onPointerDown={() => (wasOpen.current = open !== null)}
        onClick={(event) => {
          setOpen(open || wasOpen.current ? null : { kind: 'menu', anchor: event.currentTarget });
          wasOpen.current = false;
        }}
      >
        {say('views')}
      </Button>
      {open && (
        <ViewParts
          list={list}
          query={schema.viewQuery(search)}
          readQuery={(query) => schema.viewQuery(schema.read(query))}
          open={open}
          onOpen={setOpen}
        />
      )}
    </>
  );
}
