import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { TextField } from '../controls/text-field';
import { usePartTexts } from '../part-texts';
import './query-bar.css';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/**
 * The query row of a list: search, a few filters, the rest behind 更多, the actions at the right. `/` puts the
 * caret into the search unless `hasSlashKey` is false (single keys can be switched off, WCAG 2.1.4).
 */
export function QueryBar(props: {
  readonly search: {
    readonly value: string;
    readonly placeholder: string;
    /** A text that an input method is still choosing is `isHalf`. */
    readonly onChange: (value: string, isHalf?: boolean) => void;
    /** Enter, for whoever will not wait. */
    readonly onSubmit?: (value: string) => void;
    readonly onPaste?: (text: string) => void;
  };
  readonly hasSlashKey?: boolean;
  /** The filters always in sight. */
  readonly children?: ReactNode;
  /** The filters behind 更多, on a second line. */
  readonly more?: ReactNode;
  readonly isMoreOpen?: boolean;
  readonly onMoreToggle?: () => void;
  readonly actions?: ReactNode;
}) {
  const words = usePartTexts();
  const { search, hasSlashKey = true, children, more, isMoreOpen = false, onMoreToggle, actions } = props;
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!hasSlashKey) return;
    function handleKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      inputRef.current?.focus();
      inputRef.current?.select();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [hasSlashKey]);

  return (
    <search className="ml-query-bar">
      <form
        className="ml-query-bar-line"
        onSubmit={(event) => {
          event.preventDefault();
          search.onSubmit?.(search.value);
        }}
      >
        <div className="ml-query-bar-search">
          <TextField
            ref={inputRef}
            type="search"
            label={words.search}
            isLabelHidden
            icon="search"
            autoComplete="off"
            placeholder={search.placeholder}
            value={search.value}
            onChange={search.onChange}
            onPaste={(event) => search.onPaste?.(event.clipboardData.getData('text/plain'))}
            suffix={
              search.value ? (
                <Button
                  variant="icon"
                  size={24}
                  icon="close"
                  aria-label={words.clear}
                  onClick={() => {
                    search.onChange('');
                    inputRef.current?.focus();
                  }}
                />
              ) : (
                hasSlashKey && <kbd className="ml-key">/</kbd>
              )
            }
          />
        </div>
        {children}
        {onMoreToggle && (
          <Button variant="text" icon="filter" aria-expanded={isMoreOpen} onClick={onMoreToggle}>
            {isMoreOpen ? words.less : words.more}
          </Button>
        )}
        {actions != null && <div className="ml-query-bar-actions">{actions}</div>}
      </form>
      {isMoreOpen && <div className="ml-query-bar-line">{more}</div>}
    </search>
  );
}
