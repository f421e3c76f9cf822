import type { ReactNode } from 'react';
import { showToast } from '../overlays/toast';
import { copyToClipboard } from './copy-to-clipboard';
import { usePartTexts } from '../part-texts';
import './copy-text.css';

/**
 * A value that is copied when clicked. `text` goes to the clipboard, `children` is what is seen (the text
 * itself unless given). The press does not reach a row behind it.
 */
export function CopyText({ text, children, className }: { text: string; children?: ReactNode; className?: string }) {
  const words = usePartTexts();
  return (
    <button
      type="button"
      className={className ? `ml-copy ml-mono ${className}` : 'ml-copy ml-mono'}
      aria-label={`${words.copy} ${text}`}
      onClick={(event) => {
        event.stopPropagation();
        void copyToClipboard(text).then((isCopied) =>
          showToast(isCopied ? { tone: 'done', text: `${words.copied} ${text}` } : { tone: 'danger', text: words.copyFailed }),
        );
      }}
    >
      {children ?? text}
    </button>
  );
}
