/** A guard of the server, broken in one place, and the tests one of which must notice. */
export interface PlantedBreak {
  /** What the guard keeps from happening. */
  readonly guard: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly put: string;
  /** Below `apps/server/src`, without `.test.ts`. */
  readonly tests: readonly string[];
}

const http = 'apps/server/src/platform/http';
const account = 'apps/server/src/modules/account';
const intake = 'apps/server/src/modules/intake';
const live = 'apps/server/src/modules/live';
const company = 'apps/server/src/modules/company';
const file = 'apps/server/src/modules/file';
const dayQuota = 'apps/server/src/modules/follow/day-quota.ts';
const migrations = 'apps/server/migrations';

/** The door of every call. */
const atTheDoor: readonly PlantedBreak[] = [
  {
    guard: 'another site calls with a browser of ours (T11)',
    file: `${http}/register-routes.ts`,
    find: `request.headers['sec-fetch-site'] === 'cross-site'`,
    put: `request.headers['sec-fetch-site'] === 'never'`,
    tests: ['platform/http/register-routes', 'scenarios/front-door'],
  },
  {
    guard: 'a machine delivers without the key of its source',
    file: `${http}/register-routes.ts`,
    find: 'if (hasSourceKey(request, deps.sourceKeys)) return null;',
    put: 'if (request.headers.authorization) return null;',
    tests: ['modules/intake/intake', 'scenarios/authorization-matrix', 'scenarios/front-door'],
  },
  {
    guard: 'a key of the right length passes for the right key',
    file: `${http}/register-routes.ts`,
    find: 'return a.length === b.length && timingSafeEqual(a, b);',
    put: 'return a.length === b.length;',
    tests: ['modules/intake/intake', 'scenarios/authorization-matrix', 'scenarios/front-door', 'platform/http/register-routes'],
  },
  {
    guard: 'somebody without a session calls what needs one',
    file: `${http}/register-routes.ts`,
    find: 'if (!session) throw new BusinessError(401);',
    put: 'if (!session) return;',
    tests: ['scenarios/authorization-matrix'],
  },
  {
    guard: 'who has no role of the site calls what is for those who have it',
    file: `${http}/register-routes.ts`,
    find: `if (role !== null && !session.roles.includes(role)) throw new BusinessError(403);`,
    put: '',
    tests: ['scenarios/authorization-matrix', 'modules/operations/operations'],
  },
  {
    guard: 'a member acts beyond his permissions',
    file: `${http}/register-routes.ts`,
    find: 'if (permission !== undefined && !session.permissions.includes(permission)) throw new BusinessError(403);',
    put: '',
    tests: ['platform/http/register-routes', 'scenarios/authorization-matrix'],
  },
  {
    guard: 'who lost his role while his body came is still worked for',
    file: `${http}/register-routes.ts`,
    find: '  requireRights(route.endpoint, session);\n  return session;\n}\n\n/**\n * A request of policy',
    put: '  return session;\n}\n\n/**\n * A request of policy',
    tests: ['platform/http/register-routes', 'modules/account/account'],
  },
  {
    guard: 'one account calls without end',
    file: `${http}/register-routes.ts`,
    find: 'if (session) count(`user ${session.userId}`, ofPerson, cost, session.userId);',
    put: 'if (session) void ofPerson;',
    tests: ['platform/http/register-routes', 'scenarios/front-door'],
  },
  {
    guard: 'who makes tokens up has each looked up in the database',
    file: `${http}/register-routes.ts`,
    find: 'countNetwork(lookupCost);',
    put: '',
    tests: ['platform/http/register-routes', 'scenarios/front-door'],
  },
  {
    guard: 'a large body costs what a small one does',
    file: `${http}/register-routes.ts`,
    find: "const cost = endpoint.cost + costOfBody(request, endpoint.encoding === 'multipart' ? fileBytesPerCost : bytesPerCost);",
    put: 'const cost = endpoint.cost;',
    tests: ['platform/http/register-routes', 'scenarios/front-door'],
  },
  {
    guard: 'a bucket of calls never empties',
    file: `${http}/call-limits.ts`,
    find: 'bucket.left -= price;',
    put: '',
    tests: ['platform/http/call-limits'],
  },
  {
    guard: 'one caller takes all connections to the database at once',
    file: `${http}/register-routes.ts`,
    find: `return endpoint.policy !== 'source-key' && endpoint.answer !== 'stream' && !endpoint.hasOwnQueue;`,
    put: `return endpoint.policy === 'source-key';`,
    tests: ['platform/http/register-routes', 'scenarios/front-door', 'scenarios/failing-calls'],
  },
  {
    guard: 'a field that the contract does not name leaves with the answer',
    file: `${http}/register-routes.ts`,
    find: 'successEnvelope(response.parse(result), code)',
    put: 'successEnvelope(result, code)',
    tests: ['platform/http/register-routes'],
  },
  {
    guard: 'text that no column takes reaches the database',
    file: `${http}/read-request.ts`,
    find: `if (unstorable.test(inner)) throw refusalOf({ [pathOf(place())]: texts.unstorable });`,
    put: '',
    tests: ['platform/http/read-request', 'platform/http/register-routes', 'scenarios/hostile-http'],
  },
  {
    guard: 'a body nested without end is walked to its end',
    file: `${http}/read-request.ts`,
    find: 'if (depth > depthMax)',
    put: 'if (depth > 1_000_000)',
    tests: ['platform/http/read-request', 'platform/http/register-routes', 'scenarios/hostile-http'],
  },
  {
    guard: 'a call without a file sends megabytes',
    file: 'apps/server/src/app/build-app.ts',
    find: 'const bodyLimitBytes = 16_384;',
    put: 'const bodyLimitBytes = 16_384_000;',
    tests: ['scenarios/front-door', 'scenarios/hostile-http'],
  },
  {
    guard: 'a file larger than its route takes is read into memory',
    file: `${http}/bytes-in-flight.ts`,
    find: 'if (reading.arrived > limit) return fail(new BusinessError(413, requestTexts.bodyTooLarge));',
    put: '',
    tests: ['platform/http/bytes-in-flight', 'scenarios/bytes-in-flight.long'],
  },
  {
    guard: 'one sender fills the room for the files of all',
    file: `${http}/bytes-in-flight.ts`,
    find: 'this.#bytesOf.of(held.sender) + more > this.bytesMax / 2;',
    put: 'this.#bytesOf.of(held.sender) + more > this.bytesMax;',
    tests: ['platform/http/bytes-in-flight', 'scenarios/bytes-in-flight.long'],
  },
];

/** Whose data it is. */
const ofTheOwner: readonly PlantedBreak[] = [
  {
    guard: 'a statement runs in the scope of everybody in place of its owner (S-02)',
    file: 'apps/server/src/platform/db/database.ts',
    find: `scope === 'system' ? systemScopeSetting : scope.ownerKey`,
    put: 'systemScopeSetting',
    tests: ['platform/db/database', 'scenarios/tenant-wall'],
  },
  {
    guard: 'the server works under a role that no policy binds',
    file: 'apps/server/src/platform/db/require-bound-role.ts',
    find: '(rolsuper or rolbypassrls)',
    put: 'false',
    tests: ['platform/db/database'],
  },
  ...(
    [
      ['0050-bill-subscription-tables', 'bill_subscription', 'bill_subscription\n  using '],
      ['0050-bill-subscription-tables', 'bill_subscription_client', 'bill_subscription_client\n  using '],
      ['0020-preferences-entry', 'preferences_entry', 'preferences_entry using '],
      ['20261122T0601-follow-subjects', 'follow_subject', 'follow_subject\n  using '],
      ['20261122T0720-vessel-subscription-tables', 'vessel_subscription', 'vessel_subscription\n  using '],
      ['0046-tracking-box-query-quota', 'tracking_box_query_day', 'tracking_box_query_day\n  using '],
    ] as const
  ).map(([migration, table, head]) => ({
    guard: `the database shows rows of ${table.trim()} to other owners`,
    file: `${migrations}/${migration}.sql`,
    find: `create policy owner on ${head}(owner_key = mastlight_owner() or mastlight_owner() = '*');`,
    put: `create policy owner on ${head}(true);`,
    tests: ['scenarios/tenant-wall'],
  })),
  {
    guard: 'an account keeps settings without end',
    file: 'apps/server/src/modules/preferences/store.ts',
    find: '(select count(*) from preferences_entry where owner_key = $1) < $5',
    put: '(select count(*) from preferences_entry where owner_key = $1) < $5 + 1000000',
    tests: ['modules/preferences/preferences'],
  },
  {
    guard: 'a source asks what became of the messages of another',
    file: `${intake}/queries/find-messages.ts`,
    find: 'if (outcome?.source !== source) throw new BusinessError(404);',
    put: 'if (!outcome) throw new BusinessError(404);',
    tests: ['modules/intake/intake', 'scenarios/authorization-matrix'],
  },
  {
    guard: 'whoever follows a bill sees parties and goods of its message (ADR 0011)',
    file: `${intake}/proven-party.ts`,
    find: 'sentBy !== null && sentBy === session.ownerKey,',
    put: 'sentBy === null || sentBy === session.ownerKey,',
    tests: ['modules/intake/show-message'],
  },
  {
    guard: 'a view of a whole message leaves no record',
    file: `${intake}/queries/show-message.ts`,
    find: 'await recordView(platform, session, messageId, requestId);\n      return showWhole',
    put: 'return showWhole',
    tests: ['modules/intake/show-message'],
  },
  {
    guard: "a part about somebody else's bill is shown for a box that both had",
    file: `${intake}/ownership.ts`,
    find: `if (about === 'others' || hasOthers) return false;`,
    put: '',
    tests: ['modules/intake/excerpt-message', 'modules/intake/show-message'],
  },
  {
    guard: 'open pages hear of the rows of others',
    file: `${live}/live-hub.ts`,
    find: `this.send(this.clientsOf(ownerKey), message);`,
    put: `this.send(this.all(), message);`,
    tests: ['modules/live/live-hub', 'modules/live/http'],
  },
  {
    guard: 'one account opens streams without end',
    file: `${live}/http.ts`,
    find: 'hub.requireRoom(session.ownerKey, session.userId);',
    put: '',
    tests: ['modules/live/session-watch'],
  },
  {
    guard: 'a page stays open after its session has ended',
    file: `${live}/session-watch.ts`,
    find: 'if (session === null || (session && session.ownerKey !== client.ownerKey)) client.end(0);',
    put: '',
    tests: ['modules/live/session-watch'],
  },
];

/** What a day allows. */
const ofTheDay: readonly PlantedBreak[] = [
  {
    guard: 'an account asks for bill numbers without end',
    file: dayQuota,
    find: 'if (used.asked + more.asked >= askedMax) ',
    put: 'if (used.asked + more.asked >= Infinity) ',
    tests: ['modules/bill-subscription/quota'],
  },
  {
    guard: 'an account tries numbers that nobody has heard of without end',
    file: dayQuota,
    find: 'if (!isNew && !(isCorrection && used.corrected < correctedMax)) ',
    put: 'if (!isNew && !isCorrection && used.unheard < 0) ',
    tests: ['modules/bill-subscription/quota'],
  },
  {
    guard: 'an account waits for unheard bills without end',
    file: dayQuota,
    find: 'if (open && open.count + more.unheard >= open.max) {',
    put: 'if (open && open.count + more.unheard >= Infinity) {',
    tests: ['modules/bill-subscription/quota'],
  },
  {
    guard: 'what an account has asked for today is not counted',
    file: dayQuota,
    find: 'await addToDay(transaction, ownerKey, day, more);',
    put: '',
    tests: ['modules/bill-subscription/quota'],
  },
  {
    guard: 'what a person has asked for today is counted for each identity alone',
    file: dayQuota,
    find: "Math.max(ofOwner.unheard, ofPerson['follow.unheard'])",
    put: 'ofOwner.unheard',
    tests: ['modules/bill-subscription/quota'],
  },
  {
    guard: 'a person has the registry asked without end',
    file: `${company}/operations/apply.ts`,
    find: 'if (!isAllowed) throw refuse(refusals.appliedEnough',
    put: 'if (!isAllowed && max === 0) throw refuse(refusals.appliedEnough',
    tests: ['modules/company/certification'],
  },
  {
    guard: 'what a closed company had goes on',
    file: `${company}/operations/leave.ts`,
    find: 'await endOwned(tx, ownerKey);',
    put: '',
    tests: ['scenarios/own-data'],
  },
  {
    guard: 'an account asks for booking numbers without end',
    file: 'apps/server/src/modules/booking-subscription/operations/subscribe-bookings.ts',
    find: 'await day.allow(keys, { heard });',
    put: '{ ...(await day.allow([], { heard })), allowed: keys };',
    tests: ['modules/booking-subscription/quota'],
  },
  {
    guard: "an account looks up others' boxes without end",
    file: 'apps/server/src/modules/tracking/store/box-queries.ts',
    find: 'where d.asked + $4::int <= $3::int returning asked',
    put: 'where $3::int is not null returning asked',
    tests: ['modules/tracking/store/box-queries', 'modules/tracking/find-container'],
  },
];

/** Who it is. */
const ofThePerson: readonly PlantedBreak[] = [
  {
    guard: 'a session lives beyond its end',
    file: `${account}/session-cache.ts`,
    find: 'if (!stored || this.clock.nowMs() >= stored.expiresAtMs) return null;',
    put: 'if (!stored) return null;',
    tests: ['modules/account/session-cache', 'modules/account/account'],
  },
  {
    guard: 'a session that was ended is answered from memory (S-07)',
    file: `${account}/session-cache.ts`,
    find: 'for (const [digest, { session }] of this.#sessions) if (gone.has(session.userId)) this.#sessions.delete(digest);',
    put: 'void gone;',
    tests: ['modules/account/session-cache'],
  },
  {
    guard: 'a lookup begun before a revocation is kept after it',
    file: `${account}/session-cache.ts`,
    find: 'if (stored && generation === this.#generation) {',
    put: 'if (stored) {',
    tests: ['modules/account/session-cache', 'modules/account/session-order'],
  },
  {
    guard: 'passwords are tried without end (R-4.1-16)',
    file: `${account}/operations/try-password.ts`,
    find: 'if (!judged.isAllowed) throw refuseLocked(judged.retryAfterMs);',
    put: '',
    tests: ['modules/account/sign-in-attacks', 'modules/account/account'],
  },
  {
    guard: 'parallel tries each have five of their own',
    file: `${account}/store/password-guards.ts`,
    find: `await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);`,
    put: '',
    tests: [
      'modules/account/store/password-guards',
      'modules/account/sign-in-attacks',
      'modules/account/several-processes',
      'modules/account/account',
    ],
  },
  {
    guard: 'an old password opens a session while it is being changed (S-07)',
    file: `${account}/operations/try-password.ts`,
    find: 'const held = await holdUser(tx, user.id, user.passwordHash);',
    put: 'const held = await holdUser(tx, user.id);',
    tests: ['modules/account/session-order', 'modules/account/several-processes'],
  },
  {
    guard: 'other sessions outlive a change of the password',
    file: `${account}/operations/change-password.ts`,
    find: 'await deleteSessionsOf(tx, held, session.tokenDigest);',
    put: '',
    tests: ['modules/account/account', 'modules/account/session-order'],
  },
  {
    guard: 'sessions outlive a reset of the password',
    file: `${account}/operations/reset-password.ts`,
    find: 'await deleteSessionsOf(tx, held, null);',
    put: '',
    tests: ['modules/account/account', 'modules/account/session-order'],
  },
  {
    guard: 'a reset sets a password that everybody guesses',
    file: `${account}/operations/reset-password.ts`,
    find: 'await refuseWeakPassword(hashedPassword, user);',
    put: '',
    tests: ['modules/account/sign-in-attacks', 'modules/account/weak-passwords', 'modules/account/account'],
  },
  {
    guard: 'codes are tried without end (S-05)',
    file: `${account}/store/sms-codes.ts`,
    find: 'and tries < $5 and expires_at > $6',
    put: 'and $5::int > 0 and expires_at > $6',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'a code is good for ever',
    file: `${account}/store/sms-codes.ts`,
    find: 'and tries < $5 and expires_at > $6',
    put: 'and tries < $5 and $6::timestamptz is not null',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'any code is right',
    file: `${account}/operations/check-sms-code.ts`,
    find: `if (!timingSafeEqual(given, Buffer.from(tried.codeDigest, 'hex'))) throw refuseCode();`,
    put: 'void timingSafeEqual;',
    tests: ['modules/account/account'],
  },
  {
    guard: 'a phone is sent messages without end in a day',
    file: `${account}/operations/send-sms-code.ts`,
    find: 'if (times.length >= smsPerPhonePerDay + reserve)',
    put: 'if (times.length >= Infinity)',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'a phone is sent a message each second',
    file: `${account}/operations/send-sms-code.ts`,
    find: 'newest !== undefined && nowMs - newest < smsResendSeconds * 1000',
    put: 'newest !== undefined && nowMs < newest',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'one network has messages sent to every phone',
    file: `${account}/operations/send-sms-code.ts`,
    find: `limitNetwork(caller, 'sms');`,
    put: '',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'one network signs in without end',
    file: `${account}/operations/log-in.ts`,
    find: `limitNetwork(caller, 'login');`,
    put: '',
    tests: ['modules/account/sign-in-attacks', 'modules/account/account', 'modules/account/password-flood'],
  },
  {
    guard: 'one network asks without end who is registered',
    file: `${account}/operations/check-registration.ts`,
    find: `limitNetwork(caller, 'registrationCheck');`,
    put: '',
    tests: ['modules/account/sign-in-attacks', 'modules/account/account'],
  },
  {
    guard: 'one network tries codes without end',
    file: `${account}/operations/check-sms-code.ts`,
    find: `limitNetwork(caller, 'codeCheck');`,
    put: '',
    tests: ['modules/account/sign-in-attacks', 'modules/account/account'],
  },
  {
    guard: 'whoever knows an id has a token for it (T1)',
    file: `${account}/operations/check-registration.ts`,
    find: 'userId !== null && (id === personId || id === String(userId))',
    put: 'userId !== null && id !== personId',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'a browser polls the scan of another',
    file: `${account}/operations/poll-scan.ts`,
    find: `ticket !== null && ticket.keyDigest === caller.keys.find('scan', tempId)`,
    put: 'ticket !== null',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'somebody forges a callback of the messaging service',
    file: `${account}/operations/require-signed.ts`,
    find: 'if (wechat.isAuthentic(signature)) return;',
    put: 'if (wechat) return;',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks', 'modules/account/security-events'],
  },
  {
    guard: 'a recorded callback carries a second message',
    file: `${account}/operations/hear-wechat-event.ts`,
    find: 'const scene = isNew ? readScene(message) : null;',
    put: 'const scene = isNew || message ? readScene(message) : null;',
    tests: ['modules/account/account', 'modules/account/sign-in-attacks'],
  },
  {
    guard: 'somebody acts for a company that he does not belong to',
    file: 'apps/server/src/modules/company/operations/switch-identity.ts',
    find: 'const duty = await holdMembership(tx, wanted, user.id);',
    put: `const duty = (await holdMembership(tx, wanted, user.id)) ?? 'operator';`,
    tests: ['modules/account/account', 'modules/company/company'],
  },
  {
    guard: 'a neighbouring site plants a cookie beside ours (A9)',
    file: `${account}/browser-keys.ts`,
    find: '!found.has(name) && valuePattern.test(value) ? value : null',
    put: 'valuePattern.test(value) ? value : null',
    tests: ['modules/account/planted-cookie'],
  },
];

/** The four duties and what one is in a company (ADR 0028). */
const ofTheCompany: readonly PlantedBreak[] = [
  {
    guard: 'a colleague removes another',
    file: `${company}/operations/change-people.ts`,
    find: `if (isManagementAlone && !isSelf && actorDuty !== 'Management') throw refuse(refusals.notAllowed, {});`,
    put: 'void [isManagementAlone, isSelf];',
    tests: ['modules/company/company', 'modules/company/duty-table'],
  },
  {
    guard: 'a company is left without Management',
    file: `${company}/operations/change-people.ts`,
    find: `if (duty === 'Management') throw refuse(refusals.managementStays, {});\n    // Whoever`,
    put: '// Whoever',
    tests: ['modules/company/company'],
  },
  {
    guard: 'he who turned Management over is thrown out before he can take it back',
    file: `${company}/operations/change-people.ts`,
    find: 'if (await isTurningOver(tx, company, person.id, parts.clock.nowMs())) throw refuse(refusals.turnedOverLately, {});',
    put: 'void isTurningOver;',
    tests: ['modules/company/company'],
  },
  {
    guard: 'a link brings back who was removed',
    file: `${company}/operations/change-people.ts`,
    find: `if (what === 'removed') await withdrawInvitations(tx, company, { madeBy: [person.id] }, nowMs);`,
    put: 'void withdrawInvitations;',
    tests: ['modules/company/invitations', 'modules/company/company'],
  },
  {
    guard: 'what somebody opened by his client links outlives his leaving',
    file: `${company}/operations/change-people.ts`,
    find: 'await parts.outbox.emit(tx, personLeft, { companyId: company.id, userId: person.id });',
    put: 'void personLeft;',
    tests: ['modules/bill-subscription/clients'],
  },
  {
    guard: 'Management is handed on in the day in which it can be taken back',
    file: `${company}/operations/turn-over.ts`,
    find: 'if (await findHeldTurnOver(tx, company, parts.clock.nowMs())) throw refuse(refusals.turnedOverLately, {});',
    put: '',
    tests: ['modules/company/company'],
  },
  {
    guard: 'any colleague takes turning over back',
    file: `${company}/operations/turn-over.ts`,
    find: 'if (!found || ![found.fromId, found.toId].includes(own.userId)) throw',
    put: 'if (!found) throw',
    tests: ['modules/company/company'],
  },
  {
    guard: 'turning over is taken back after weeks',
    file: `${company}/queries/find-turn-over.ts`,
    find: 'return nowMs < untilMs ?',
    put: 'return nowMs > 0 ?',
    tests: ['modules/company/company'],
  },
  {
    guard: 'somebody names another company and is answered about his own',
    file: `${http}/register-routes.ts`,
    find: 'if (named !== undefined && named !== own.companyId) throw refuse(outsider, {});',
    put: 'void [named, outsider];',
    tests: ['platform/http/register-routes', 'modules/company/duty-table', 'scenarios/authorization-matrix'],
  },
  {
    guard: 'who acts for himself is asked what only a company may',
    file: `${http}/register-routes.ts`,
    find: "if (outsider && session.identity.kind !== 'company') throw refuse(outsider, {});",
    put: 'void outsider;',
    tests: ['platform/http/register-routes', 'scenarios/authorization-matrix'],
  },
  {
    guard: 'who was Management when he signed in invites',
    file: `${company}/operations/invite.ts`,
    find: `if (!company || (await findDuty(tx, company.id, userId)) !== 'Management') throw refuse(refusals.notAllowed, {});\n    if (company.certState`,
    put: `if (!company) throw refuse(refusals.notAllowed, {});\n    if (company.certState`,
    tests: ['modules/company/invitations'],
  },
  {
    guard: 'a company that is not certified invites under its name',
    file: `${company}/operations/invite.ts`,
    find: `if (company.certState !== 'certified') throw refuse(refusals.notCertified, {});`,
    put: '',
    tests: ['modules/company/certification', 'modules/company/invitations'],
  },
  {
    guard: 'an invitation by phone works for whoever has its code',
    file: `${company}/operations/invite.ts`,
    find: 'if (invitation.phone !== null && invitation.phone !== phone) throw',
    put: `if (invitation.phone === '' && phone === '') throw`,
    tests: ['modules/company/invitations'],
  },
  {
    guard: 'an invitation that was taken back lets in whoever looked at it before',
    file: `${company}/operations/invite.ts`,
    find: 'if (!company || !(await holdInvitation(tx, invitation.id, nowMs))) throw',
    put: 'void holdInvitation;\n    if (!company) throw',
    tests: ['modules/company/invitations'],
  },
  {
    guard: 'who was removed comes back by an invitation from before',
    file: `${company}/operations/invite.ts`,
    find: 'if (await wasRemovedSince(tx, company, user.id, invitation.expiresAtMs - invitationMs)) throw refuse(refusals.invitationEnded, {});',
    put: 'void [wasRemovedSince, invitationMs];',
    tests: ['modules/company/invitations', 'modules/company/company'],
  },
  {
    guard: 'a company grows beyond its bound',
    file: `${company}/operations/invite.ts`,
    find: 'if ((await countMembers(tx, company)) >= colleaguesMax) throw',
    put: 'void [countMembers, colleaguesMax];\n    if (nowMs < 0) throw',
    tests: ['modules/company/invitations', 'modules/company/company'],
  },
  {
    guard: 'an invitation shows a stranger after its end what it was for',
    file: `${company}/queries/find-companies.ts`,
    find: 'where i.digest = $1 and i.expires_at > $2`',
    put: `where i.digest = $1 and i.expires_at > $2 - interval '100 days'\``,
    tests: ['modules/company/invitations', 'modules/company/company'],
  },
  {
    guard: 'colleagues read the whole phones of each other (R-5.5)',
    file: `${company}/http.ts`,
    find: 'phone: maskPhone(phone),\n        avatar,',
    put: 'phone,\n        avatar,',
    tests: ['modules/company/company'],
  },
  {
    guard: 'the list of open invitations shows whole phones',
    file: `${company}/http.ts`,
    find: 'phone: phone && maskPhone(phone),',
    put: 'phone,',
    tests: ['modules/company/invitations'],
  },
  {
    guard: 'the change log keeps whole phones',
    file: `${company}/operations/invite.ts`,
    find: `const change = { what: 'invited', actorId: own.userId, maskedPhone: maskPhone(phone) } as const;`,
    put: `const change = { what: 'invited', actorId: own.userId, maskedPhone: phone } as const;`,
    tests: ['modules/company/invitations'],
  },
  {
    guard: 'a phone tells the whole name of its person (R-7.1-11)',
    file: `${company}/http.ts`,
    find: `userName: person ? maskName(person.userName) : ''`,
    put: `userName: person ? person.userName : ''`,
    tests: ['modules/company/company', 'modules/company/invitations'],
  },
  {
    guard: 'a claim is certified before an administrator has judged it',
    file: `${company}/operations/certify.ts`,
    find: `if (company?.certState !== 'reviewing' || company.isClaim) return;`,
    put: `if (company?.certState !== 'reviewing') return;`,
    tests: ['modules/company/claims'],
  },
  {
    guard: 'an account is deleted in the day in which turning over can be taken back',
    file: `${company}/operations/leave.ts`,
    find: 'if (await isTurningOver(tx, company, person.id, clock.nowMs())) return false;',
    put: 'void isTurningOver;',
    tests: ['scenarios/own-data'],
  },
  {
    guard: 'one person has messages sent without end, whatever company he acts for',
    file: `${company}/operations/invite.ts`,
    find: 'if (sent.byPerson >= messagesPerDay) throw',
    put: 'void messagesPerDay;\n  if (sent.byPerson < 0) throw',
    tests: ['modules/company/invitations'],
  },
  {
    guard: 'a link of a company that is not certified bears its name',
    file: `${company}/index.ts`,
    find: `return found?.certState === 'certified' ? found.name : null;`,
    put: 'return found?.name ?? null;',
    tests: ['modules/bill-subscription/clients'],
  },
];

/** Files that people upload (ADR 0029). */
const ofTheFile: readonly PlantedBreak[] = [
  {
    guard: 'a file is fetched by another identity',
    file: `${file}/queries/find-file.ts`,
    find: `(owner_key = $2 or used_as = 'avatar')`,
    put: `($2::text is not null or used_as = 'avatar')`,
    tests: ['modules/file/file'],
  },
  {
    guard: 'a foreign file is put to use',
    file: `${file}/store.ts`,
    find: 'where address = $1 and owner_key = $2 and is_kept and (used_as',
    put: 'where address = $1 and $2::text is not null and is_kept and (used_as',
    tests: ['modules/file/file'],
  },
  {
    guard: 'a licence is put to another use',
    file: `${file}/store.ts`,
    find: 'and (used_as is null or used_as = $4) and kind',
    put: 'and $4::text is not null and kind',
    tests: ['modules/file/file', 'modules/company/certification'],
  },
  {
    guard: 'a table is an avatar',
    file: `${file}/store.ts`,
    find: 'and kind = any($5::text[])`',
    put: 'and $5::text[] is not null`',
    tests: ['modules/file/file'],
  },
  {
    guard: 'a person uploads without end by changing identities',
    file: `${file}/operations/upload-file.ts`,
    find: "'file.files': { count: 1, max: filesMax }",
    put: "'file.files': { count: 0, max: filesMax }",
    tests: ['modules/file/file'],
  },
  {
    guard: 'what came in after its sender had signed out is kept (S-07)',
    file: `${file}/operations/upload-file.ts`,
    find: 'await confirmSession(tx, session);',
    put: 'void confirmSession;',
    tests: ['modules/file/file'],
  },
  {
    guard: 'one person’s files keep everybody else waiting (S-10)',
    file: `${file}/operations/upload-file.ts`,
    find: 'await turns.ofInspection.take(String(userId));',
    put: `await turns.ofInspection.take(userId > 0 ? 'all' : '');`,
    tests: ['modules/file/file'],
  },
];

export const plantedBreaks: readonly PlantedBreak[] = [
  ...atTheDoor,
  ...ofTheOwner,
  ...ofTheDay,
  ...ofThePerson,
  ...ofTheCompany,
  ...ofTheFile,
];
