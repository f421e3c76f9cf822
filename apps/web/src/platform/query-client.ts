import { QueryClient } from '@tanstack/react-query';
import { CallCancelled, CallError } from './http-client';

/** One cache for all features. Refusals are not tried again; what got lost on the way is, once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => !(error instanceof CallCancelled) && error instanceof CallError && error.code === 0 && count < 1,
    },
    mutations: { retry: false },
  },
});
