import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../../clock/clock';
import type { Config } from '../../config';
import { callOut, isOk, jsonOf } from '../call-out';

/** What the registry of companies says of a name and its credit code. */
const answers = ['matched', 'name-differs', 'person-differs', 'struck-off', 'unknown'] as const;
export type RegistryAnswer = (typeof answers)[number];

/** Asks the registry of companies (工商登记). */
export interface RegistryGateway {
  /**
   * Whether a credit code is that of a company of this name and this legal person.
   *
   * @throws RegistryError when the registry cannot be reached, is too slow or refuses the question.
   */
  check(company: { readonly name: string; readonly creditCode: string; readonly legalPerson: string }): Promise<RegistryAnswer>;
}

/** Statuses by which it refuses this one question; of others (401, 429, 5xx) all questions suffer. */
const questionStatuses: ReadonlySet<number> = new Set([400, 404, 409, 413, 414, 422]);

/** The registry gave no answer; `reason` holds nothing of the company. `isOfQuestion`: it answers others. */
export class RegistryError extends Error {
  constructor(
    readonly reason: string,
    readonly isOfQuestion = false,
  ) {
    super(`the registry gave no answer: ${reason}`);
    this.name = 'RegistryError';
  }
}

const answerSchema = z.object({ result: z.enum(answers) });

/** Asks over HTTP; each question is dated and signed: HMAC-SHA256 of the date and the digest of the body. */
export function createRegistryGateway(config: Config['registry'], clock: Clock): RegistryGateway {
  return {
    async check({ name, creditCode, legalPerson }) {
      if (config.url === '') throw new RegistryError('not configured');
      const body = JSON.stringify({ name, creditCode, legalPerson });
      const date = new Date(clock.nowMs()).toISOString();
      const digest = createHash('sha256').update(body).digest('hex');
      const signature = createHmac('sha256', config.key).update(`${date}\n${digest}`).digest('hex');
      const headers = { 'content-type': 'application/json', 'x-registry-date': date, 'x-registry-signature': signature };
      const failed = (reason: string) => new RegistryError(reason);
      const answer = await callOut(`${config.url}/registry/company`, { headers, body, failed });
      if (!isOk(answer)) throw new RegistryError(`status ${answer.status}`, questionStatuses.has(answer.status));
      const read = answerSchema.safeParse(jsonOf(answer));
      if (!read.success) throw new RegistryError('unreadable');
      return read.data.result;
    },
  };
}
