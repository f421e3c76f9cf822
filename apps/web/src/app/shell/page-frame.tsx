import { partTexts, PartTextsContext, type PartTexts } from '@mastlight/ui';
import { Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { AccountDialogs } from '../../features/account';
import { CompanyDialogs } from '../../features/company';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import { Notices } from './notices';

const partTextIds = Object.keys(partTexts) as (keyof PartTexts)[];

/** What every page has, with the shell or without it: the page itself, and what may lie over it. */
export function PageFrame() {
  const say = useTexts(shellTexts);
  const words = useMemo(() => Object.fromEntries(partTextIds.map((id) => [id, say(`parts.${id}`)])) as unknown as PartTexts, [say]);
  return (
    <PartTextsContext value={words}>
      <Outlet />
      <AccountDialogs />
      <CompanyDialogs />
      <Notices />
    </PartTextsContext>
  );
}
