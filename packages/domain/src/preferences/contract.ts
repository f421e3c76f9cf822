/** Wire contract of the dictionary (R-7.3-01 to -07): settings of one user, and read-only entries of the system. */
import * as z from 'zod/mini';
import { done, get, post } from '../contract-kit/endpoint';
import { holdingForms } from '../contract-kit/text-form';
import { formOfEntry } from './entry-forms';
import { preferenceRefusals as refusals } from './refusals';
import { dictKeyLengthMax, entryBytesMax } from './limits';

const dictKey = z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_.-]{1,${dictKeyLengthMax}}$`), '键名不对'));
/** Its form goes by the key (`entry-forms.ts`). */
const dictValue = holdingForms(z.string(), formOfEntry);
const entry = z.object({ dictKey, dictValue });
const setRefusals = [
  refusals.keyNotYours,
  refusals.keyReadOnly,
  refusals.valueTooLong,
  refusals.columnsUnreadable,
  refusals.valueUnreadable,
  refusals.tooManyKeys,
];

export const preferences = {
  setEntry: post('/dict/set', {
    summary: '保存一项设置',
    idempotency: 'natural',
    request: entry,
    response: done,
    policy: 'owner',
    refusals: setRefusals,
    maxBodyBytes: entryBytesMax,
  }),
  /** The same under the name of the helper that saves (R-7.6-04). */
  saveEntry: post('/dict/save', {
    summary: '保存一项设置，同 /dict/set',
    idempotency: 'natural',
    request: entry,
    response: done,
    policy: 'owner',
    refusals: setRefusals,
    maxBodyBytes: entryBytesMax,
  }),
  findEntry: post('/dict/get', {
    summary: '读一项设置；没有时 dictValue 为 null',
    idempotency: 'natural',
    request: z.object({ dictKey }),
    response: z.object({ dictKey: z.string(), dictValue: z.nullable(dictValue) }),
    policy: 'owner',
    refusals: [refusals.keyNotYours],
    showsErrors: false,
  }),
  findValue: get('/dict/getValue', {
    summary: '读一项设置的值',
    request: z.object({ dictKey }),
    response: z.nullable(dictValue),
    policy: 'owner',
    refusals: [refusals.keyNotYours],
    showsErrors: false,
  }),
} as const;
