import { Fragment, useRef, useState, type KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '../controls/button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Popover, type PopoverAnchor } from './popover';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly tone?: 'danger';
  /** A key or a short remark at the right. */
  readonly hint?: string;
  readonly isDisabled?: boolean;
  /** Given for a choice that is on or off. */
  readonly isChecked?: boolean;
  readonly hasSeparatorBefore?: boolean;
  readonly onSelect: () => void;
}

/**
 * A menu at an element or a point, shown while mounted: arrows move, Home and End jump, a letter finds, Enter
 * chooses, Esc or Tab closes (APG menu).
 */
export function Menu(props: {
  readonly anchor: PopoverAnchor;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  readonly onClose: () => void;
}) {
  const { anchor, label, items, align, onClose } = props;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.ml-menu-item')];
    const current = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    let target: number | undefined;
    if (event.key === 'ArrowDown') target = current === last ? 0 : current + 1;
    else if (event.key === 'ArrowUp') target = current <= 0 ? last : current - 1;
    else if (event.key === 'Home') target = 0;
    else if (event.key === 'End') target = last;
    else if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') {
      const found = buttons.findIndex((_, i) =>
        items[(current + 1 + i) % items.length]?.label.toLowerCase().startsWith(event.key.toLowerCase()),
      );
      if (found >= 0) target = (current + 1 + found) % items.length;
    }
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  }

  return (
    <Popover anchor={anchor} label={label} role="menu" align={align} onClose={onClose} onKeyDown={handleKeyDown}>
      {items.map((item) => (
        <Fragment key={item.id}>
          {item.hasSeparatorBefore && <hr className="ml-menu-separator" />}
          <button
            type="button"
            role={item.isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
            className="ml-menu-item"
            data-tone={item.tone}
            tabIndex={-1}
            aria-checked={item.isChecked}
            aria-disabled={item.isDisabled || undefined}
            onClick={() => {
              if (item.isDisabled) return;
              onClose();
              item.onSelect();
            }}
          >
            {item.isChecked !== undefined && <span className="ml-menu-check">{item.isChecked && <Icon name="check" />}</span>}
            {item.icon && <Icon name={item.icon} />}
            {item.label}
            {item.hint && <span className="ml-menu-hint">{item.hint}</span>}
          </button>
        </Fragment>
      ))}
    </Popover>
  );
}

/** A button that opens a menu under itself; `menuLabel` names the menu for assistive technology. */
export function MenuButton(
  props: Omit<ButtonProps, 'onClick'> & {
    items: readonly MenuItem[];
    menuLabel: string;
    align?: 'start' | 'end';
  },
) {
  const { items, menuLabel, align, ...button } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The platform closes the menu on this very press, before the click: without this the click would open it
  // again.
  const wasOpen = useRef(false);
  return (
    <>
      <Button
        {...button}
        onPointerDown={() => (wasOpen.current = anchor !== null)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(anchor || wasOpen.current ? null : event.currentTarget);
          wasOpen.current = false;
        }}
      />
      {anchor && <Menu anchor={anchor} label={menuLabel} items={items} align={align} onClose={() => setAnchor(null)} />}
    </>
  );
}
