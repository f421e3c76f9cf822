import { useRef, type RefObject } from 'react';
import { Button, Icon } from '@mastlight/ui';
import type { Paste } from '../use-paste';
import { MarkedTextArea } from './marked-text-area';

/** Where a text is pasted or a file dropped; Ctrl + Enter subscribes. */
export function PasteBox({ paste, areaRef }: { readonly paste: Paste; readonly areaRef: RefObject<HTMLTextAreaElement | null> }) {
  const fileRef = useRef<HTMLInputElement>(null);
  return (
    <div
      className="bill-paste-box"
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        paste.takeFile(event.dataTransfer.files[0]);
      }}
    >
      <MarkedTextArea
        ref={areaRef}
        label="提单号"
        placeholder="粘贴提单号：聊天记录、邮件、Excel 列都可以"
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
          {paste.text === '' ? '还没有内容' : `已贴 ${paste.text.length} 字，认出 ${paste.rows.length} 个号`}
        </span>
        <Button variant="text" size={24} onClick={paste.clear}>
          清空
        </Button>
        <Button variant="text" size={24} onClick={() => fileRef.current?.click()}>
          导入文件
        </Button>
        <input
          ref={fileRef}
          type="file"
          hidden
          aria-label="导入文件"
          accept=".txt,.csv,text/plain,text/csv"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            paste.takeFile(file);
          }}
        />
      </div>
    </div>
  );
}
