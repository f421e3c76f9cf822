import { useRouterState } from '@tanstack/react-router';
import { titleOf, type TitledMatch } from '../title-of';
import { useSaid } from '../../platform/said';

/** The title of the page on show, in the language of now. */
export function useTitle(): string {
  const said = useSaid();
  return said(useRouterState({ select: (state) => titleOf(state.matches as readonly TitledMatch[]) }));
}
