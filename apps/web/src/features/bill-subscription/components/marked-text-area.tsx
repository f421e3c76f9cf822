import { useLayoutEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import type { TextPiece } from '../mark-text';
import './marked-text-area.css';

/**
 * A real textarea whose text shows marks: the same text lies under it, drawn
 * with marks and without letters of its own, so that caret, selection, undo and
 * input methods are the platform's.
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
  const underRef = useRef<HTMLDivElement>(null);
  const areaRef = useRef<HTMLTextAreaElement | null>(null);

  // The field grows with its text up to the height set in the stylesheet, then both layers scroll as one.
  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
    if (underRef.current) underRef.current.scrollTop = area.scrollTop;
  }, [value]);

  return (
    <div className="bill-marked">
      <div ref={underRef} className="bill-marked-under" aria-hidden>
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
        ref={(element) => {
          areaRef.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        aria-label={label}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onScroll={(event) => {
          if (underRef.current) underRef.current.scrollTop = event.currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
