import { ErrorState } from '@mastlight/ui';
import { CallError } from './http-client';

/** What stands in place of something that could not be asked for: why, by which number to ask about it, and once more. */
export function CallErrorState(props: { readonly error: Error; readonly isRetrying: boolean; readonly onRetry: () => unknown }) {
  const { error, isRetrying, onRetry } = props;
  const requestId = error instanceof CallError ? error.requestId : undefined;
  return (
    <ErrorState message={error.message} {...(requestId ? { requestId } : {})} isRetrying={isRetrying} onRetry={() => void onRetry()} />
  );
}
