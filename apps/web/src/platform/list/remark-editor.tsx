import { useState } from 'react';
import { Button, Dialog, isComposing, Popover, TextArea, type PopoverAnchor } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { listTexts } from './texts/zh-CN';
import './remark-editor.css';

/** 备注 of a row: in place over it, or in a dialog where there is no place for it. Tells the trimmed text if it is another. */
export function RemarkEditor(props: {
  /** Names the row. */
  readonly name: string;
  readonly remark: string | null;
  /** What was typed before and could not be saved. */
  readonly draft?: string;
  readonly lengthMax: number;
  readonly anchor?: PopoverAnchor;
  readonly onSave: (remark: string) => void;
  readonly onClose: () => void;
}) {
  const { name, remark, draft, lengthMax, anchor, onSave, onClose } = props;
  const say = useTexts(listTexts);
  const [text, setText] = useState(draft ?? remark ?? '');
  const title = say('remarkOf', { name });
  const save = (): void => {
    onClose();
    if (text.trim() !== (remark ?? '')) onSave(text.trim());
  };
  const field = (
    <TextArea
      label={say('remark')}
      isLabelHidden
      data-autofocus
      rows={4}
      maxLength={lengthMax}
      value={text}
      onChange={setText}
      hint={say('remarkHint', { length: text.length, max: lengthMax })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isComposing(event)) save();
      }}
    />
  );
  const actions = (
    <>
      <Button onClick={onClose}>{say('cancel')}</Button>
      <Button variant="primary" onClick={save}>
        {say('save')}
      </Button>
    </>
  );
  if (!anchor) {
    return (
      <Dialog title={title} onClose={onClose} actions={actions}>
        {field}
      </Dialog>
    );
  }
  return (
    <Popover anchor={anchor} label={title} align="end" onClose={onClose}>
      <div className="list-remark">
        <h3>{title}</h3>
        {field}
        <div className="list-remark-actions">{actions}</div>
      </div>
    </Popover>
  );
}
