import { useRouter } from '@tanstack/react-router';
import { Select, Tabs } from '@mastlight/ui';
import { defaultPort, type PortCode } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../catalogue';
import { useIsPhone } from '../mobile-head';
import { listTexts } from './texts/zh-CN';

/** The lists of a menu entry, each where it lives: what is followed, and what is asked for without following. */
const sections = {
  tracking: { bill: '/logistics', booking: '/logistics/so', gates: '/gateQuery' },
  schedule: { calls: '/shipSubscrib', ships: '/shipQuery' },
} as const;
type SectionOf<Menu extends keyof typeof sections> = keyof (typeof sections)[Menu] & string;
export type Section = { [Menu in keyof typeof sections]: SectionOf<Menu> }[keyof typeof sections];

const menuOf = (shown: Section): Readonly<Record<string, string>> =>
  Object.values(sections).find((paths): paths is typeof paths => shown in paths)!;

/** The switch over the lists of one menu entry; the port stays what it was. On a phone it is one field. */
export function SectionTabs({ shown, port }: { readonly shown: Section; readonly port: PortCode }) {
  const router = useRouter();
  const isPhone = useIsPhone();
  const say = useTexts(listTexts);
  const paths = menuOf(shown);
  const choices = (Object.keys(paths) as Section[]).map((value) => ({ value, label: say(`sections.${value}`) }));
  const query = port === defaultPort ? '' : `?port=${port}`;
  const go = (section: Section | ''): void => {
    if (section !== '' && section !== shown) router.history.push(paths[section]! + query);
  };
  if (!isPhone) return <Tabs label={say('sections.label')} tabs={choices} value={shown} onChange={go} />;
  return (
    <Select
      className="list-phone-section"
      label={say('sections.label')}
      isLabelHidden
      size={24}
      options={choices}
      value={shown}
      onChange={go}
    />
  );
}
