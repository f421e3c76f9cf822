import { Icon, type IconName } from '@mastlight/ui';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import './tool-bar.css';

const QrPicture = lazy(() => loadChunk(async () => ({ default: (await import('../../platform/qr-picture')).QrPicture })));

interface Tool {
  readonly id: 'push' | 'phone';
  readonly icon: IconName;
  readonly path: string;
}

/** R-1-27. The codes lead to this site itself, so they work from the first day. */
const tools: readonly Tool[] = [
  { id: 'push', icon: 'bell', path: '/user/messages' },
  { id: 'phone', icon: 'phone', path: '/logistics' },
];

/** The floating bar: two codes, opened by pointer, press or focus, closed by Esc. */
export function ToolBar() {
  const say = useTexts(shellTexts);
  return (
    <aside className="tool-bar" aria-label={say('tools.label')}>
      {tools.map((tool) => (
        <ToolButton key={tool.id} tool={tool} />
      ))}
    </aside>
  );
}

function ToolButton({ tool }: { readonly tool: Tool }) {
  const say = useTexts(shellTexts);
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const title = say(`tools.${tool.id}.title`);

  useEffect(() => {
    if (!isOpen) return;
    function handleKey(event: KeyboardEvent): void {
      if (event.key === 'Escape') setIsOpen(false);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);

  return (
    <div
      className="tool"
      ref={rootRef}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsOpen(false)}
      onFocus={() => setIsOpen(true)}
      onBlur={(event) => !rootRef.current?.contains(event.relatedTarget) && setIsOpen(false)}
    >
      <button
        type="button"
        className="tool-button"
        aria-label={say(`tools.${tool.id}.label`)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={tool.icon} size={16} />
      </button>
      <div id={panelId} className="tool-panel" role="group" aria-label={title} hidden={!isOpen}>
        {isOpen && (
          <>
            <LazyPart fallback={<span className="tool-blank" />}>
              <QrPicture text={location.origin + tool.path} label={say('tools.picture', { title })} />
            </LazyPart>
            <strong>{title}</strong>
            <p>{say(`tools.${tool.id}.text`)}</p>
          </>
        )}
      </div>
    </div>
  );
}
