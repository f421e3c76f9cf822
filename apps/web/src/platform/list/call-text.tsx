import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import './call-text.css';

/**
 * Vessel and voyage in one line. Where there is no room for both the name gives way, with its whole text as the tip:
 * a ship is told by its first letters, a voyage only by all of its own.
 */
export function CallText({ vessel, voyage }: { readonly vessel: string; readonly voyage: string | null }) {
  return (
    <span className="list-call ml-mono">
      <span className="list-call-ship" data-tip={vessel}>
        {vessel}
      </span>
      <span className="list-call-voyage"> / {voyage ?? emptyCellText}</span>
    </span>
  );
}
