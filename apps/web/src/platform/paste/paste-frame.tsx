import { useEffect, type DragEvent, type ReactNode, type RefObject } from 'react';
import { Button, Drawer, Icon, isComposing } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { useMayOperate } from '../list/only-looking';
import { platformTexts } from '../texts/zh-CN';
import { MarkedTextArea } from './marked-text-area';
import type { TextPiece } from './mark-text';
import { pasteTexts } from './texts/zh-CN';
import './paste-frame.css';

/** How counts stand in what the foot says. */
export const pasteTags = {
  b: (count: ReactNode) => <b className="ml-mono">{count}</b>,
  now: (count: ReactNode) => <b className="ml-mono paste-now">{count}</b>,
} as const;

/** The drawer of whatever is pasted: the text with its marks, what was found in it, what so much costs. Ctrl + Enter sends. */
export function PasteFrame(props: {
  readonly title: string;
  readonly subtitle: string;
  /** In the head, as the choice of a port. */
  readonly tools?: ReactNode;
  /** Above the text: what must be known before. */
  readonly above?: ReactNode;
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly pieces: readonly TextPiece[];
  readonly onText: (text: string) => void;
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  /** How much was found, and in it repeated. */
  readonly found: { readonly count: number; readonly repeats: number };
  /** Below the text, beside 清空. */
  readonly textTools?: ReactNode;
  readonly onFile?: (file: File) => void;
  readonly sum: ReactNode;
  readonly submit: ReactNode;
  readonly count: number;
  readonly isBusy: boolean;
  /** Some of it has been sent: nothing is left to be cancelled. */
  readonly hasSent: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { text, areaRef, count, isBusy, onFile, onText, onClose } = props;
  const say = useTexts(pasteTexts);
  const sayPlatform = useTexts(platformTexts);
  const mayOperate = useMayOperate();
  const canSubmit = count > 0 && mayOperate && !isBusy;
  // Opening a drawer puts the focus on its first control, before this runs; people come to paste.
  useEffect(() => areaRef.current?.focus(), [areaRef]);
  const takesFiles = onFile && {
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
    },
  };
  return (
    <Drawer
      title={props.title}
      subtitle={props.subtitle}
      width={760}
      onClose={onClose}
      {...(props.tools === undefined ? {} : { tools: props.tools })}
      footer={
        <>
          <p className="paste-sum" role="status">
            {!mayOperate && `${sayPlatform('notPermitted.operate')} `}
            {props.sum}
          </p>
          <Button onClick={onClose}>{say(props.hasSent ? 'close' : 'cancel')}</Button>
          <Button variant="primary" size={40} isLoading={isBusy} disabled={count === 0 || !mayOperate} onClick={props.onSubmit}>
            {props.submit} <span className="paste-key ml-mono">Ctrl ↵</span>
          </Button>
        </>
      }
    >
      <div className="paste">
        {props.above}
        <div className="paste-box" {...takesFiles}>
          <MarkedTextArea
            ref={areaRef}
            label={props.label}
            placeholder={props.placeholder}
            value={text}
            pieces={props.pieces}
            onChange={onText}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
              event.preventDefault();
              if (canSubmit) props.onSubmit();
            }}
          />
          <div className="paste-tools">
            <span>
              <Icon name="clipboard" size={13} />
              {text === '' ? say('nothing') : say('found', { letters: text.length, ...props.found })}
            </span>
            {text !== '' && (
              <Button
                variant="text"
                size={24}
                onClick={() => {
                  onText('');
                  areaRef.current?.focus();
                }}
              >
                {say('clear')}
              </Button>
            )}
            {props.textTools}
          </div>
        </div>
        {props.children}
      </div>
    </Drawer>
  );
}
