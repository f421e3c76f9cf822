import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { notice } from '@mastlight/domain/notice/contract';
import { typeOfKind } from '@mastlight/domain/notice/kind';
import { releasePageSize } from '@mastlight/domain/notice/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { Config } from '../../platform/config';
import { implement, type Route } from '../../platform/http/route';
import { wireTime } from '../../platform/list/wire-time';
import { publish, setTop, withdraw } from './operations/change-entry';
import { readEntry, readPublished } from './operations/read-entry';
import { saveEntry } from './operations/save-entry';
import type { NoticeParts } from './parts';
import { findEntryPage, findPublishedPage, type Entry, type Published } from './queries/find-entries';

const showRelease = ({ id, title, version, publishedAtMs }: Published) => ({
  id,
  title,
  subtitle: formatShanghai(publishedAtMs),
  version,
});

const showNotice = ({ id, title, kind, publishedAtMs, isTop, startsAtMs }: Published) => ({
  id,
  title,
  type: typeOfKind[kind],
  createTime: formatShanghai(publishedAtMs),
  top: isTop,
  startTime: wireTime(startsAtMs),
});

const showEntry = ({ id, kind, version, title, state, isTop, changedAtMs, publishedAtMs, startsAtMs }: Entry) => ({
  id,
  kind,
  version,
  title,
  state,
  top: isTop,
  changeTime: formatShanghai(changedAtMs),
  publishTime: wireTime(publishedAtMs),
  startTime: wireTime(startsAtMs),
});

/** Binds the contract to operations and queries. */
export function createRoutes(parts: NoticeParts, site: Config['site']): Route[] {
  const { database } = parts;
  return implement(
    'notice',
    notice,
    {
      async listReleaseNotes(request) {
        const { pageNo, pageSize, offset } = readPaging(request, releasePageSize);
        const { list, total } = await findPublishedPage(database, 'release', { pageSize, offset });
        return { records: list.map(showRelease), total, pageNo, pageSize };
      },
      async findReleaseNote({ id }) {
        const note = await readPublished(database, 'release', id);
        return { ...showRelease(note), content: note.content };
      },
      async showUpdateNote() {
        const { list } = await findPublishedPage(database, 'release', { pageSize: 1, offset: 0 });
        return { version: list[0]?.version ?? '', note: list[0]?.title ?? '' };
      },
      showSite: async () => ({
        recruitmentInfo: site.recruitment === null ? { title: '', url: '', visible: false } : { ...site.recruitment, visible: true },
        officialAccountUrl: site.officialAccountUrl,
        miniProgramUrl: site.miniProgramUrl,
      }),
      async listNotices(request) {
        const { pageNo, pageSize, offset } = readPaging(request);
        const { list, total } = await findPublishedPage(database, 'notice', { pageSize, offset });
        return { list: list.map(showNotice), total, pageNo, pageSize };
      },
      async findNotice({ id }) {
        const { title, content, publishedAtMs } = await readPublished(database, 'notice', id);
        return { id, title, content, createTime: formatShanghai(publishedAtMs) };
      },
      async listEntries(request) {
        const { pageNo, pageSize, offset } = readPaging(request);
        const { list, total } = await findEntryPage(database, { pageSize, offset });
        return { list: list.map(showEntry), total, pageNo, pageSize };
      },
      async findEntry({ id }) {
        const entry = await readEntry(database, id);
        return { ...showEntry(entry), content: entry.content };
      },
      saveEntry: (request) => saveEntry(parts, request),
      publishEntry: ({ id }) => publish(parts, id),
      withdrawEntry: ({ id }) => withdraw(parts, id),
      setTop: ({ id, top }) => setTop(parts, id, top),
    },
    { showUpdateNote: [{ path: '/version/latest', fixed: {} }] },
  );
}
