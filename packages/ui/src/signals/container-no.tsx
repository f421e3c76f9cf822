import { CopyText } from './copy-text';
import './container-no.css';

/**
 * A box number set as MSKU 123456 [5]: owner, serial, check digit in a thin frame (ISO 6346). The gaps are
 * space, not characters: a click as well as a hand-made selection copies the bare 11 characters. Any other
 * text is set plainly.
 */
export function ContainerNo({ value, isCopyable = true }: { value: string; isCopyable?: boolean }) {
  const parts = /^([A-Z]{4})(\d{6})(\d)$/.exec(value);
  const shape = parts ? (
    <span className="ml-container-no">
      <span>{parts[1]}</span>
      <span>{parts[2]}</span>
      <span className="ml-container-no-check">{parts[3]}</span>
    </span>
  ) : (
    value
  );
  return isCopyable ? <CopyText text={value}>{shape}</CopyText> : <span className="ml-mono">{shape}</span>;
}
