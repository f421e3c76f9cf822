import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Menu, type MenuItem, type PopoverAnchor } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { useMayOperate } from '../../../platform/list/only-looking';
import { viewsQuery } from '../api';
import { savedViewWords } from '../texts/zh-CN';
import type { PartProps } from './open-part';

/** The views of a list, the one on show marked; behind them what saves and arranges them, for whoever may. */
export function ViewMenu({ list, query, readQuery, onOpen, anchor }: PartProps & { readonly anchor: PopoverAnchor }) {
  const say = useTexts(savedViewWords);
  const router = useRouter();
  const mayOperate = useMayOperate();
  const { data, error } = useQuery(viewsQuery(list));
  const views = (data ?? []).map((view): MenuItem => {
    const target = readQuery(view.query);
    return {
      id: `view ${view.id}`,
      label: view.name,
      isChecked: target === query,
      ...(view.isCompany ? { hint: say('ofCompany') } : {}),
      onSelect: () => router.history.push(router.state.location.pathname + (target && `?${target}`)),
    };
  });
  const told = data?.length === 0 ? say('about') : data ? null : error ? say('failed', { reason: error.message }) : say('loading');
  const tools: MenuItem[] = [
    { id: 'save', icon: 'plus', label: say('save'), hasSeparatorBefore: true, onSelect: () => onOpen({ kind: 'save' }) },
    ...(data?.some((view) => view.isOwn)
      ? [{ id: 'arrange', icon: 'edit' as const, label: say('arrange'), onSelect: () => onOpen({ kind: 'arrange' }) }]
      : []),
  ];
  return (
    <Menu
      anchor={anchor}
      label={say('views')}
      align="end"
      items={[
        ...(told === null ? views : [{ id: 'told', label: told, isDisabled: true, onSelect: () => undefined }]),
        ...(mayOperate ? tools : []),
      ]}
      onClose={() => onOpen(null)}
    />
  );
}
