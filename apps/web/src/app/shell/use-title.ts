import { useRouterState } from '@tanstack/react-router';
import { titleOf, type TitledMatch } from '../title-of';

/** The title of the page on show. */
export function useTitle(): string {
  return useRouterState({ select: (state) => titleOf(state.matches as readonly TitledMatch[]) });
}
