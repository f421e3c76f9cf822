import { EmptySea } from '@mastlight/ui';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { plannedPages } from '../planned-pages';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts';
import { said } from '../../platform/said';
import './app-page.css';

/** A module that is not built yet: says so, what it will do, and leads back (R-0-14). */
export function UnderConstructionPage() {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const page = plannedPages.find((entry) => entry.path === path);
  return (
    <div className="app-page-sea">
      <EmptySea
        title={say('underConstruction', { page: said(page?.title) ?? '' })}
        text={said(page?.plan)}
        action={{ label: say('backToTracking'), onSelect: () => void router.navigate({ to: '/logistics' }) }}
      />
    </div>
  );
}
