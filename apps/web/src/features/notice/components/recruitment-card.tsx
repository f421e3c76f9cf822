import { isUrl } from '@mastlight/domain/vocabulary/url';
import { useQuery } from '@tanstack/react-query';
import { useIsIdle } from '../../../platform/idle';
import { siteQuery } from '../api';

/** Whom the site looks for, as a link in the footer (R-3.6-08); nothing where it looks for nobody. */
export function RecruitmentCard({ label }: { readonly label: string }) {
  const { data } = useQuery({ ...siteQuery, enabled: useIsIdle() });
  const { title, url, visible } = data?.recruitmentInfo ?? { title: '', url: '', visible: false };
  if (!visible || title === '' || !isUrl(url)) return null;
  return (
    <a className="recruitment-card" href={url} {...(/^https?:/i.test(url) && { target: '_blank', rel: 'noopener noreferrer' })}>
      {/* As whoever runs the site wrote it, whatever language the screen speaks. */}
      <b>{label}</b> <span lang="zh-CN">{title}</span>
    </a>
  );
}
