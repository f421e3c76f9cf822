// Guarantee: whatever page waits says so, and whatever page could not be told what it shows says why and tries again at a press:
// nothing looks empty because a call failed.
// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSession } from '../platform/session';
import { refuse } from '../testing/fake-gateway';
import { showPage } from '../testing/show-page';
import { featurePages } from './feature-pages';

/** What a page is helped by and does without: saved settings, pushes, what was typed before, what may be proposed, and the land of a chart. */
const helpful = [
  /^\/dict\//,
  /\/event\/stream$/,
  /\/queryLog\/getQueryLog$/,
  /\/getManifestQueryHistory$/,
  /\/manifestUserRemarkTags\/list$/,
  /\/vgm\/tares$/,
  /\/boxquery\/choices$/,
  /land-50m\.json$/,
];
/** Counts beside the names of other lists: where they are not known none stands. */
const counted = /\/hymanifestshhead\/list$/;
/** Forms: what books propose while somebody types, and the order that a template is shown with. */
const forms = new Set(['/assistant/edit', '/assistant/templateEdit']);
/** What it asks for is a line over it; the page asks nothing of its own before somebody searches. */
const withoutSkeleton = new Set(['/manifestQuery']);

const words = '数据源维护中';
const screenText = (): string => document.body.textContent ?? '';
const addressOf = (path: string): string => path.replaceAll(/\$\w+/g, '7');

test.each(featurePages.filter(({ path }) => !forms.has(path)).map((page) => [page.path, page] as const))(
  'R-0-14 %s waits in sight, and says why it could not be shown, with another try',
  async (path, page) => {
    useSession.setState({ roles: ['admin', 'desk'], experiences: ['assistant', 'abroad', 'speed'], cid: null });
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    const otherwise = async (): Promise<Response> => {
      await over;
      return refuse({ code: 503, msg: words });
    };
    const shown = await showPage([{ ...page, path: addressOf(path) }], addressOf(path), [], { otherwise });
    const asked = (): readonly string[] =>
      shown.paths().filter((call) => !helpful.some((pattern) => pattern.test(call)) && !(counted.test(call) && path.includes('guide')));
    // A page that has nothing to ask for has settled by then.
    const isAsking = await waitFor(() => expect(asked()).not.toEqual([]), { timeout: 400 }).then(
      () => true,
      () => false,
    );
    expect(screenText()).not.toContain('Something went wrong');
    if (!isAsking) return;
    const isWaiting = document.querySelector('[class*=skeleton], [aria-busy=true]') !== null;
    expect(isWaiting || withoutSkeleton.has(path)).toBe(true);
    end();
    await waitFor(() => expect(screenText()).toContain(words));
    expect(screenText()).toMatch(/重试|再试/);
  },
);
