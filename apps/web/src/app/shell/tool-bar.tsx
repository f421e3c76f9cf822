import { Icon, type IconName } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { siteQuery } from '../../features/notice';
import { LazyPart } from '../../platform/lazy-part';
import { loadChunk } from '../../platform/load-chunk';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import './tool-bar.css';

const QrPicture = lazy(() => loadChunk(async () => ({ default: (await import('../../platform/qr-picture')).QrPicture })));

interface Tool {
  readonly id: 'push' | 'phone';
  readonly icon: IconName;
  /** Where the code leads on a site that has no account or mini program in WeChat. */
  readonly path: string;
  /** What the site says of them. */
  readonly url: 'officialAccountUrl' | 'miniProgramUrl';
}

/** R-1-27. */
const tools: readonly Tool[] = [
  { id: 'push', icon: 'bell', path: '/user/messages', url: 'officialAccountUrl' },
  { id: 'phone', icon: 'phone', path: '/logistics', url: 'miniProgramUrl' },
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
  const { data: site, error } = useQuery({ ...siteQuery, enabled: isOpen });
  const url = site?.[tool.url] ?? null;
  const title = say(tool.id === 'phone' && url === null ? 'tools.phone.hereTitle' : `tools.${tool.id}.title`);

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
            {site || error ? (
              <LazyPart fallback={<span className="tool-blank" />}>
                <QrPicture text={url ?? location.origin + tool.path} label={say('tools.picture', { title })} />
              </LazyPart>
            ) : (
              <span className="tool-blank" />
            )}
            <strong>{title}</strong>
            <p>{say(`tools.${tool.id}.${url === null ? 'here' : 'text'}`)}</p>
          </>
        )}
      </div>
    </div>
  );
}
