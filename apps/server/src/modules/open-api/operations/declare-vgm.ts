import { showCoins } from '@mastlight/domain/billing/index';
import { permissionsOf } from '@mastlight/domain/company/index';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { DeclarationAnswer } from '@mastlight/domain/open-api/answer-forms';
import { declaredState } from '@mastlight/domain/open-api/declared-state';
import { readFlag } from '@mastlight/domain/open-api/events-query';
import { callTexts as texts, declarationTexts, stateTexts } from '@mastlight/domain/open-api/messages';
import { declarationReferenceShape, placeOf, readDeclaration } from '@mastlight/domain/open-api/vgm-declaration';
import { shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import type { StandardAnswer, StandardCall } from '../../../platform/http/standard-route';
import { companyOfOwner } from '../../../platform/http/session';
import { sha256 } from '../../../platform/ids';
import type { OpenApiParts } from '../parts';
import { holdLiveKey } from '../store/keys';
import { addSpent } from '../store/usage';
import { admitKey, refuseAnyQuery } from './admit-key';
import { readJson } from './read-json';

/**
 * Declares a VGM for the company of a key (`POST /vgm-declarations`), once by its reference: asked again it is answered as it
 * stands by then. It is sent as from the page, for who made the key.
 *
 * @throws BusinessError as `admitKey` does; 403 once who made the key has left or may send no more; 400 that names the field, 402 where the company or the key has not so much left,
 * 409 for another content by the same reference, 429.
 */
export async function declareVgm(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const { platform, declarations } = parts;
  const query = [...new URLSearchParams(call.query)];
  const holder = await admitKey(parts, call, query, 'vgm:write');
  const acceptsWarnings = readFlag('acceptWarnings', query);
  if (typeof acceptsWarnings === 'string') throw new BusinessError(400, acceptsWarnings);
  const read = readDeclaration(readJson(call.body), platform.portClock.nowMs());
  if ('path' in read) throw new BusinessError(400, read.path === '' ? read.message : texts.faulty(read.path, read.message));
  const { declared, notes, content } = read;
  const { reference, billNo, vesselName, voyage, carrier, wharf, ...container } = declared;
  const { ownerKey, keyId, madeBy: userId, dayMaxFen } = holder;
  const outcome = await call.inTurn(`company ${ownerKey}`, false, () =>
    declarations.declare(
      { ownerKey, userId, trace: call.trace },
      {
        reference,
        // Its form has put the names in one order, whichever they came in.
        digest: sha256(JSON.stringify(content)),
        content,
        notes,
        filing: { billNo, vesselName, voyage, carrier, wharf, remark: declarationTexts.remark(reference), containers: [container] },
        acceptsWarnings,
        async confirm(tx) {
          // Who agreed to what it costs must be there still; whoever lets him go holds his company before its keys.
          const duty = await parts.companies.holdDuty(tx, companyOfOwner(ownerKey)!, userId);
          if (duty === null) throw new BusinessError(403, texts.makerLeft);
          if (!permissionsOf(duty).includes('company.operate')) throw new BusinessError(403, texts.makerMayNot);
          if (!(await holdLiveKey(tx, ownerKey, keyId))) throw new BusinessError(401, texts.keyWrong);
        },
        async spend(tx, fen) {
          const spentFen = await addSpent(tx, { ownerKey, keyId, day: shanghaiDay(platform.clock.nowMs()), reference, fen });
          if (spentFen > (dayMaxFen ?? 0)) throw new BusinessError(402, texts.overDayMax(showCoins(dayMaxFen ?? 0)));
        },
      },
    ),
  );
  if (outcome.kind === 'differs') throw new BusinessError(409, texts.otherContent);
  if (outcome.kind === 'faulty') {
    throw new BusinessError(400, (outcome.isWarning ? texts.warned : texts.faulty)(placeOf(outcome.field), outcome.text));
  }
  return answerOf(parts, ownerKey, reference);
}

/**
 * What a company has declared by a reference, and how far it is (`GET /vgm-declarations/{declarationReference}`).
 *
 * @throws BusinessError as `admitKey` does; 404 where it has declared nothing by it.
 */
export async function showDeclared(parts: OpenApiParts, call: StandardCall): Promise<StandardAnswer> {
  const reference = call.inPath['declarationReference'] ?? '';
  const query = [...new URLSearchParams(call.query)];
  const { ownerKey } = await admitKey(parts, call, [...query, ['declarationReference', reference]], 'vgm:write');
  refuseAnyQuery(query);
  if (!declarationReferenceShape.test(reference)) throw new BusinessError(404, texts.noDeclaration);
  return answerOf(parts, ownerKey, reference);
}

async function answerOf({ declarations }: OpenApiParts, ownerKey: string, reference: string): Promise<StandardAnswer> {
  const shown = await declarations.show(ownerKey, reference);
  if (!shown) throw new BusinessError(404, texts.noDeclaration);
  const { content, notes, feeFen, declaredMs, reason, sentMs, grossKg } = shown;
  const state = declaredState(shown);
  const answer = {
    VGMDeclarations: [content] as DeclarationAnswer['VGMDeclarations'],
    feedbackElements: [
      ...(notes.told as DeclarationAnswer['feedbackElements']),
      ...notes.warned.map(({ field, text }) => ({ severity: 'WARN' as const, message: text, propertyPath: `$.${placeOf(field)}` })),
    ],
    declarationStatus: {
      state,
      stateName: stateTexts[state],
      ...(reason !== '' && { reason }),
      ...(grossKg !== null && { weightKg: grossKg }),
      fee: showCoins(feeFen),
      declaredDateTime: momentOf(declaredMs),
      ...(sentMs !== null && { acceptedDateTime: momentOf(sentMs) }),
    },
  } satisfies DeclarationAnswer;
  return { status: 200, headers: declarationVersion, body: JSON.stringify(answer) };
}

const momentOf = (ms: number): string => new Date(Math.trunc(ms)).toISOString();

/** The version of Verified Gross Mass that is served. */
export const declarationVersion = { 'API-Version': '1.0.1' } as const;
