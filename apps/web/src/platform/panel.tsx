import type { ReactNode } from 'react';
import './panel.css';

/** A card of the user centre: its title, what is to be said beside it, what can be done, and its content. */
export function Panel(props: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="panel ml-card" aria-label={props.title}>
      <header className="panel-head">
        <h2>{props.title}</h2>
        {props.note !== undefined && <span className="panel-note">{props.note}</span>}
        {props.actions !== undefined && <div className="panel-actions">{props.actions}</div>}
      </header>
      <div className="panel-body">{props.children}</div>
    </section>
  );
}

/**
 * A table that scrolls within its card when it is wider, by keys as well.
 *
 * @param onPhone `stacks`: each row stands there by itself, its cells one behind the other, with no head.
 */
export function PanelTable(props: { readonly label: string; readonly onPhone?: 'scrolls' | 'stacks'; readonly children: ReactNode }) {
  const { label, onPhone = 'scrolls', children } = props;
  return (
    <div className="panel-scroll" role="group" aria-label={label} tabIndex={0}>
      <table className="panel-table" data-phone={onPhone}>
        {children}
      </table>
    </div>
  );
}
