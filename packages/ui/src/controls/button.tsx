import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import './button.css';

/** Looks of a button: one `primary` per area; `lamp` is the amber one on the night sea. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'danger-solid' | 'text' | 'icon' | 'lamp';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly variant?: ButtonVariant;
  /** Height in px. */
  readonly size?: 24 | 32 | 40;
  readonly icon?: IconName;
  /** A glyph after the words, such as a chevron. */
  readonly trailingIcon?: IconName;
  /** Shows the turning ring and refuses presses while work is under way. */
  readonly isLoading?: boolean;
  /** The tooltip of an icon where its name says more than it does, such as of which row. */
  readonly tip?: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A native button. A `variant="icon"` button needs `aria-label`, which also becomes its tooltip. */
export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 32, icon, trailingIcon, isLoading = false, className, children, onClick, tip, ...rest } = props;
  const iconSize = size === 24 ? 14 : 16;
  return (
    <button
      type="button"
      {...rest}
      className={className ? `ml-button ${className}` : 'ml-button'}
      data-variant={variant}
      data-size={size}
      data-tip={variant === 'icon' ? (tip ?? rest['aria-label']) : undefined}
      aria-busy={isLoading || undefined}
      // A loading button stays focusable, so the focus does not fall to the page when work begins.
      aria-disabled={isLoading || undefined}
      onClick={(event) => {
        if (isLoading) {
          event.preventDefault();
          return;
        }
        onClick?.(event);
      }}
    >
      {isLoading ? <span className="ml-spinner" aria-hidden /> : icon && <Icon name={icon} size={iconSize} />}
      {children != null && <span className="ml-button-label">{children}</span>}
      {trailingIcon && <Icon name={trailingIcon} size={iconSize} />}
    </button>
  );
}
