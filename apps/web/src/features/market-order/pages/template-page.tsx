import { SkeletonRows } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { CallErrorState } from '../../../platform/call-error-state';
import { templateQuery } from '../api';
import { MarketPage } from '../components/market-page';
import { TemplateEditor } from '../template/template-editor';

/** R-2.2-43: the editor of a new document template, or with `?id=` of one that is there. */
export function TemplatePage() {
  return (
    <MarketPage at="template">
      <Editor />
    </MarketPage>
  );
}

function Editor() {
  const asked = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('id') });
  const id = asked === null ? null : Number(asked);
  const { data, error, isFetching, refetch } = useQuery(templateQuery(id));
  if (id !== null && error) return <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  if (id !== null && data === undefined) return <SkeletonRows rows={12} />;
  return <TemplateEditor key={asked} opened={data ?? null} />;
}
