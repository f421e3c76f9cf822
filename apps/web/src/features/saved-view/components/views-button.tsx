import { useState } from 'react';
import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { lazyPart } from '../../../platform/lazy-part';
import { listTexts } from '../../../platform/list/texts/zh-CN';
import type { ListSearch, SearchSchema } from '../../../platform/list/search-schema';

const ViewParts = lazyPart(async () => (await import('./view-parts')).ViewParts);

/**
 * 视图: the saved views of a list, and the way to save its address as one. Little of it is loaded before it is pressed.
 *
 * @param list key under which the server keeps the views.
 */
export function ViewsButton<S extends ListSearch>(props: { readonly list: string; readonly schema: SearchSchema<S> }) {
  const say = useTexts(listTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button icon="book" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        {say('views')}
      </Button>
      {anchor && <ViewParts {...(props as object as ViewsOf)} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

/** The views of whichever list: a part that is loaded later knows no type of its own. */
interface ViewsOf {
  readonly list: string;
  readonly schema: SearchSchema<ListSearch>;
}
