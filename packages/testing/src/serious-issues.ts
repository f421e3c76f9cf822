import axe from 'axe-core';
import type { Page } from 'playwright-core';

import { waitFor } from './wait-for.js';

/** A page that stands passes more rules than these; an empty one does not. */
const fewestPasses = 12;
/** What an issue shows of the element it is about, in characters. */
const shownHtml = 160;

/**
 * The serious and critical findings of axe on the page, once it stands, as short lines.
 *
 * @throws Error where axe goes on seeing next to nothing, so that an empty page does not pass for a good one
 */
export async function seriousIssues(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await waitFor(`axe to see ${fewestPasses} rules pass on ${page.url()}`, async () => {
    const seen = await runAxe(page);
    return seen.passCount >= fewestPasses && seen.violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.slice(0, shownHtml)}`);
}

/** Of what passes one element a rule is enough, and no rule about style sheets is asked: axe then costs half. */
async function runAxe(page: Page) {
  return page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations, passes } = await inPage.run({ resultTypes: ['violations'], preload: false });
    return {
      violations: violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html ?? '' })),
      passCount: passes.length,
    };
  });
}
