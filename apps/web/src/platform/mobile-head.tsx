import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { useScreenWidth } from './screen-width';

/** Where the shell takes a page's own parts of the phone header. */
const useOutlets = create<{ readonly tools: HTMLElement | null; readonly below: HTMLElement | null }>(() => ({
  tools: null,
  below: null,
}));

/** Below this width the shell shows its phone header and tab bar, in px. */
const phoneWidthMax = 767;

/**
 * A page's part of the phone header: `tools` stand at the right of the title, `children` in the night field under
 * it (a search field, a greeting). Above 767 px nothing is shown.
 */
export function MobileHead({ tools, children }: { readonly tools?: ReactNode; readonly children?: ReactNode }) {
  const outlets = useOutlets();
  return (
    <>
      {outlets.tools && tools != null && createPortal(tools, outlets.tools)}
      {outlets.below && children != null && createPortal(children, outlets.below)}
    </>
  );
}

/** The shell's side of it: one place of the phone header that pages may fill. */
export function MobileHeadOutlet(props: { readonly place: 'tools' | 'below'; readonly className: string }) {
  const { place, className } = props;
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    useOutlets.setState({ [place]: element });
    return () => useOutlets.setState({ [place]: null });
  }, [element, place]);
  return <div className={className} ref={setElement} />;
}

/** Below this width a list shows cards: a table would not show its countdown and its status, in px. */
const cardsWidthMax = 1023;
/** Below this width a table has no room for all of its columns, in px. */
const narrowWidthMax = 1199;

/** Whether the window has the width of a phone; follows its changes. */
export const useIsPhone = (): boolean => useIsUpTo(phoneWidthMax);
/** Whether lists show cards instead of a table. */
export const useHasCards = (): boolean => useIsUpTo(cardsWidthMax);
/** Whether a table shows what matters most before all else. */
export const useIsNarrow = (widthMax = narrowWidthMax): boolean => useIsUpTo(widthMax);

const useIsUpTo = (widthMax: number): boolean => useScreenWidth(({ screenWidth }) => screenWidth <= widthMax);
