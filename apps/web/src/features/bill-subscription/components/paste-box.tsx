import { useRef, type RefObject } from 'react';
import { Button, Icon } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { countRepeats } from '../paste-preview';
import type { Paste } from '../use-paste';
import { MarkedTextArea } from './marked-text-area';
import { billTexts } from '../texts';

/** Where a text is pasted or a file dropped; Ctrl + Enter subscribes. */
export function PasteBox({ paste, areaRef }: { readonly paste: Paste; readonly areaRef: RefObject<HTMLTextAreaElement | null> }) {
  const say = useTexts(billTexts);
  const fileRef = useRef<HTMLInputElement>(null);
  return (
    <div
      className="bill-paste-box"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        paste.takeFile(file);
      }}
    >
      <MarkedTextArea
        ref={areaRef}
        label={say('paste.label')}
        placeholder={say('paste.placeholder')}
        value={paste.text}
        pieces={paste.pieces}
        onChange={paste.setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void paste.subscribe();
        }}
      />
      <div className="bill-paste-tools">
        <span>
          <Icon name="clipboard" size={13} />
          {paste.text === ''
            ? say('paste.nothing')
            : say('paste.found', { letters: paste.text.length, count: paste.rows.length, repeats: countRepeats(paste.rows) })}
        </span>
        {paste.clientless > 0 && <span role="status">{say('paste.clientless', { count: paste.clientless })}</span>}
        <Button variant="text" size={24} onClick={paste.clear}>
          {say('paste.clear')}
        </Button>
        <Button variant="text" size={24} onClick={() => fileRef.current?.click()}>
          {say('paste.file')}
        </Button>
        <input
          ref={fileRef}
          type="file"
          hidden
          aria-label={say('paste.file')}
          accept=".xlsx,.txt,.csv,text/plain,text/csv"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) paste.takeFile(file);
          }}
        />
      </div>
      {paste.sheetChoice}
    </div>
  );
}
