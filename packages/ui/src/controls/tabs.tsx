import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A small count after the label. */
  readonly count?: number;
  /** The id of the panel this tab shows. */
  readonly panelId?: string;
}

/** Tabs with an underline: one tab stop, arrows move and choose, Home and End jump (APG tabs). */
export function Tabs<Value extends string>(props: {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const { label, tabs, value, onChange } = props;
  const listRef = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.value === value);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChange(next.value);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab has the focus, never their list
    <div className="ml-tabs" role="tablist" aria-label={label} ref={listRef} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="ml-tab"
          aria-selected={tab.value === value}
          aria-controls={tab.panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className="ml-tab-count ml-mono">{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
