import { Icon, type IconName } from '@mastlight/ui';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import './tool-bar.css';

const QrPicture = lazy(() => loadChunk(async () => ({ default: (await import('./qr-picture')).QrPicture })));

interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** R-1-27. The codes lead to this site itself, so they work from the first day. */
const tools: readonly Tool[] = [
  {
    id: 'push',
    label: '公众号',
    icon: 'bell',
    path: '/user/messages',
    title: '公众号消息提醒',
    text: '公众号正在开通。先用微信扫码，在手机上看消息页。',
  },
  {
    id: 'phone',
    label: '小程序',
    icon: 'phone',
    path: '/logistics',
    title: '手机上跟踪',
    text: '小程序正在开通。先用手机扫码，在浏览器里看物流跟踪。',
  },
];

/** The floating bar: two codes, opened by pointer, press or focus, closed by Esc. */
export function ToolBar() {
  return (
    <aside className="tool-bar" aria-label="扫码">
      {tools.map((tool) => (
        <ToolButton key={tool.id} tool={tool} />
      ))}
    </aside>
  );
}

function ToolButton({ tool }: { readonly tool: Tool }) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelId = useId();

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
        aria-label={tool.label}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={tool.icon} size={16} />
      </button>
      <div id={panelId} className="tool-panel" role="group" aria-label={tool.title} hidden={!isOpen}>
        {isOpen && (
          <>
            <LazyPart fallback={<span className="tool-blank" />}>
              <QrPicture text={location.origin + tool.path} label={`${tool.title}二维码`} />
            </LazyPart>
            <strong>{tool.title}</strong>
            <p>{tool.text}</p>
          </>
        )}
      </div>
    </div>
  );
}
