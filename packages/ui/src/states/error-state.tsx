import { Button } from '../controls/button';
import { CopyText } from '../signals/copy-text';
import { Lamp } from '../signals/lamp';
import { usePartTexts } from '../part-texts';
import './error-state.css';

/**
 * What went wrong and what to do, where the content would stand; the request id can be copied for support.
 */
export function ErrorState(props: {
  readonly title?: string;
  readonly message: string;
  readonly requestId?: string;
  readonly isRetrying?: boolean;
  readonly onRetry?: () => void;
  /** A second way out, beside trying again. */
  readonly back?: { readonly label: string; readonly onSelect: () => void };
}) {
  const words = usePartTexts();
  const { title = words.noData, message, requestId, isRetrying, onRetry, back } = props;
  return (
    <section className="ml-error-state" role="alert">
      <Lamp kind="fault" r={7.5} />
      <h2>{title}</h2>
      <p>{message}</p>
      {onRetry && (
        <Button variant="primary" icon="refresh" isLoading={isRetrying} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {back && (
        <Button variant="text" onClick={back.onSelect}>
          {back.label}
        </Button>
      )}
      {requestId && (
        <p className="ml-error-state-id">
          {words.requestNumber} <CopyText text={requestId} />
        </p>
      )}
    </section>
  );
}
