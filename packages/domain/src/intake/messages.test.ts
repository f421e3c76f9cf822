// Guarantee: what the intake tells names formats as people do.
import { expect, it } from 'vitest';
import { intakeTexts } from './messages';

it('N8 a message of another format is told by names for people', () => {
  expect(intakeTexts.foreignFormat('flat-cn', ['gacc-xml'])).toBe('收到 国内平台报文，应为 海关报文 XML；确认来源没错再接受');
});
