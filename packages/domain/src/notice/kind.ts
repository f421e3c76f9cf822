/** What an entry is, and where it stands. */
import { releaseType } from './limits';

/** 更新说明, 公告, 维护通知. */
export const kinds = ['release', 'announcement', 'maintenance'] as const;
export type Kind = (typeof kinds)[number];

/** The number of each kind on the wire (R-7.3-15); of release notes R-9-05 says it. */
export const typeOfKind: Readonly<Record<Kind, number>> = { release: releaseType, announcement: 1, maintenance: 2 };

/** 草稿, 已发布, 已撤回: others read what is published and nothing else. */
export const states = ['draft', 'published', 'withdrawn'] as const;
export type State = (typeof states)[number];
