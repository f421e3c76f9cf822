declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: string;
    readonly frame?: 'shell' | 'bare';
  }
}

export interface TitledMatch {
  readonly staticData?: { readonly title?: string };
}

/** The title of the innermost page among the router's matches; empty when none has one. */
export function titleOf(matches: readonly TitledMatch[]): string {
  return matches.findLast((match) => match.staticData?.title)?.staticData?.title ?? '';
}
