import { Icon, type IconName } from '../index';
import { Section } from './section';

const plainGlyphs: readonly IconName[] = [
  'search',
  'copy',
  'star',
  'starFilled',
  'plus',
  'minus',
  'upload',
  'download',
  'columns',
  'density',
  'refresh',
  'close',
  'chevronDown',
  'chevronUp',
  'chevronLeft',
  'chevronRight',
  'arrowRight',
  'more',
  'bell',
  'clock',
  'alarm',
  'filter',
  'check',
  'phone',
  'pin',
  'users',
  'user',
  'trash',
  'share',
  'print',
  'doc',
  'book',
  'ship',
  'calendar',
  'clipboard',
  'info',
  'warn',
  'undo',
  'sun',
  'moon',
  'link',
  'flag',
  'eye',
  'eyeOff',
  'edit',
  'truck',
  'box',
  'settings',
  'logout',
  'map',
];

/** Every icon that is not a port's own. */
export function IconSection() {
  return (
    <Section title="线形图标" note={`${plainGlyphs.length}`} span={12}>
      <div className="ml-gallery-row" style={{ gap: 16 }}>
        {plainGlyphs.map((name) => (
          <Icon key={name} name={name} size={20} label={name} />
        ))}
      </div>
    </Section>
  );
}
