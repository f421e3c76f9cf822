// Guarantee: the desk opens a room to a phone and shuts it by one line, and is told at the field when nobody has that phone.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { operations } from '@mastlight/domain/operations/contract';
import { experienceTexts } from '@mastlight/domain/preferences/index';
import { refuse, succeed } from '../../../testing/fake-gateway';
import { showPage } from '../../../testing/show-page';
import { RoomsCard } from './rooms-card';

test('R-2.1-17 R-6-13 义乌市采 is opened and shut by a phone, as the command does it', async () => {
  const { user, asked } = await showPage([{ path: '/ops', title: 'ops', load: async () => RoomsCard }], '/ops', [
    [
      operations.giveExperience,
      ({ phone, isGiven }) =>
        phone === '13800000001'
          ? succeed(operations.giveExperience, { change: isGiven === true ? 'made' : 'removed' })
          : refuse({ code: 400, msg: experienceTexts.unknown, fields: { phone: experienceTexts.unknown } }),
    ],
  ]);
  const field = await screen.findByRole('textbox', { name: '手机号' });
  await user.type(field, '13800000009');
  await user.click(screen.getByRole('button', { name: '开通' }));
  await screen.findByText(experienceTexts.unknown);
  await user.clear(field);
  await user.type(field, '138 0000 0001');
  await user.click(screen.getByRole('button', { name: '开通' }));
  await screen.findByText('已开通，刷新页面后看得到');
  await user.click(screen.getByRole('button', { name: '收回' }));
  await screen.findByText('已收回，刷新页面后生效');
  expect(asked(operations.giveExperience).slice(1)).toEqual([
    { phone: '13800000001', experience: 'assistant', isGiven: true },
    { phone: '13800000001', experience: 'assistant', isGiven: false },
  ]);
});
