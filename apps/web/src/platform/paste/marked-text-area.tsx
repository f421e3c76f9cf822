import type { KeyboardEvent, Ref } from 'react';
import type { TextPiece } from './mark-text';
import './marked-text-area.css';

/**
 * A real textarea whose text shows marks: the same text lies under it, drawn
 * with marks and without letters of its own, so that caret, selection, undo and
 * input methods are the platform's. The layer under it gives the height; the
 * frame around both scrolls, so they can never part.
 */
export function MarkedTextArea(props: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly pieces: readonly TextPiece[];
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}) {
  const { label, placeholder, value, pieces, onChange, onKeyDown, ref } = props;
  return (
    <div className="paste-marked">
      <div className="paste-marked-under" aria-hidden>
        {pieces.map((piece, i) =>
          piece.kind ? (
            <mark key={i} data-kind={piece.kind}>
              {piece.text}
            </mark>
          ) : (
            <span key={i}>{piece.text}</span>
          ),
        )}
        {/* A last empty line has a height of its own only with something on it. */}
        {'​'}
      </div>
      <textarea
        ref={ref}
        aria-label={label}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
