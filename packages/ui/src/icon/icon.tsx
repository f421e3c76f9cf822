import { iconPaths, type IconName } from './icon-paths';

/**
 * One glyph of the line set in the colour of its text. `size` in px; the stroke stays 1.5 px at 16.
 * Without `label` it is decoration and hidden from assistive technology.
 */
export function Icon({ name, size = 16, label }: { name: IconName; size?: number; label?: string }) {
  const [stroke, fill] = iconPaths[name] as readonly [string, string?];
  return (
    <svg
      className="ml-icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {stroke && <path d={stroke} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />}
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
