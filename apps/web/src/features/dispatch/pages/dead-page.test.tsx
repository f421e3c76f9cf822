// Guarantee: the desk ends what nobody received, and of what was settled and is contradicted since it can only note what it found.
// @vitest-environment happy-dom
import type { ResponseOf } from '@mastlight/domain/contract-kit/endpoint';
import { dispatch } from '@mastlight/domain/dispatch/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { dispatchRoutes } from '../routes';

const submission = {
  reference: '261130DEMO0001',
  product: 'vgm',
  fileName: 'VGM_DEMO26113001_1',
  state: 'dead',
  level: 0,
  reason: '',
  gateway: 'vgm',
  deadReason: null,
  sends: 1,
  settleTime: '',
  subjects: [],
  ownerKey: 'c:5001',
  isContradicted: false,
  submitTime: '2026-11-30 09:00:00',
  events: [],
};

it.each([
  [false, ['重新核实', '对方没有收到，结束']],
  [true, ['已核实，不再列出']],
] as const)('contradicted %s: %j', async (isContradicted, buttons) => {
  const list = [{ ...submission, state: isContradicted ? 'accepted' : 'dead', isContradicted }];
  await showPage(dispatchRoutes, '/ops/dispatch', [
    [dispatch.listDead, () => succeed(dispatch.listDead, { list } as unknown as ResponseOf<typeof dispatch.listDead>)],
  ]);
  const card = (await screen.findByText(/VGM_DEMO26113001_1/)).closest('article')!;
  expect(
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([submission.reference, ...buttons]);
  expect(card.textContent!.includes('相反的回执')).toBe(isContradicted);
});
