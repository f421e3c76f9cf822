import type { ReactNode } from 'react';
import { showToast } from '../overlays/toast';
import { copyToClipboard } from './copy-to-clipboard';
import './copy-text.css';

/**
 * A value that is copied when clicked. `text` goes to the clipboard, `children` is what is seen (the text
 * itself unless given). The press does not reach a row behind it.
 */
export function CopyText({ text, children, className }: { text: string; children?: ReactNode; className?: string }) {
  return (
    <button
      type="button"
      className={className ? `ml-copy ml-mono ${className}` : 'ml-copy ml-mono'}
      aria-label={`复制 ${text}`}
      onClick={(event) => {
        event.stopPropagation();
        void copyToClipboard(text).then((isCopied) =>
          showToast(isCopied ? { tone: 'done', text: `复制成功 ${text}` } : { tone: 'danger', text: '没能复制，请手动选中' }),
        );
      }}
    >
      {children ?? text}
    </button>
  );
}
