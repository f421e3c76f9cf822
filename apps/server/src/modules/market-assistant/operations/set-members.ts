import { permissionsOf } from '@mastlight/domain/company/index';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import { dutiesOf, lacking, type Duty } from '@mastlight/domain/market-assistant/duties';
import { memberFile, readDutyWords } from '@mastlight/domain/market-assistant/member-file';
import { marketTexts as texts } from '@mastlight/domain/market-assistant/messages';
import { memberRefusals as refusals } from '@mastlight/domain/market-assistant/refusals';
import { levelBookText } from '@mastlight/domain/contract-kit/book-product';
import { readBookSheet } from '../../../platform/book/read-book-sheet';
import { inTransaction, type Transaction } from '../../../platform/db/transaction';
import type { CompanyScope } from '../../../platform/http/company-scope';
import type { Session } from '../../../platform/http/session';
import type { MarketParts } from '../parts';
import { listMemberDuties } from '../queries/list-member-duties';
import { deleteMembers, holdMembers, saveMember } from '../store/members';

async function whatIsLacking(tx: Transaction, ownerKey: string): Promise<{ ofNobody: Duty[]; oneChecks: boolean }> {
  const { ofNobody, oneChecks } = lacking([...(await listMemberDuties(tx, ownerKey)).values()]);
  return { ofNobody: [...ofNobody], oneChecks };
}

/** Gives somebody of the company duties, held so that who is taken out meanwhile gets none. @throws BusinessError 400 for anybody else. */
async function giveDuties(
  { platform, companies }: MarketParts,
  tx: Transaction,
  own: CompanyScope,
  { userId, duties }: { readonly userId: number; readonly duties: readonly Duty[] },
): Promise<void> {
  const role = await companies.holdDuty(tx, own.companyId, userId);
  if (role === null) throw refuse(refusals.noColleague, {}, { field: 'userId' });
  if (!permissionsOf(role).includes('company.operate')) throw refuse(refusals.onlyLooks, {}, { field: 'userId' });
  await saveMember(tx, own.ownerKey, userId, duties, platform.clock.nowMs());
}

/** @throws BusinessError 400 without a duty, and for who is not of the company or only looks there. */
export async function setMember(
  parts: MarketParts,
  own: CompanyScope,
  wish: { readonly userId: number; readonly duties: readonly Duty[] },
) {
  return inTransaction(parts.platform.database, own, async (tx) => {
    if (wish.duties.length === 0) throw refuse(refusals.noDuty, {}, { field: 'duties' });
    await holdMembers(tx, own.ownerKey);
    await giveDuties(parts, tx, own, wish);
    return whatIsLacking(tx, own.ownerKey);
  });
}

/** Takes the duties of people; those who have none are passed over. */
export async function removeMembers({ platform }: MarketParts, own: CompanyScope, ids: readonly number[]) {
  return inTransaction(platform.database, own, async (tx) => {
    await holdMembers(tx, own.ownerKey);
    await deleteMembers(tx, own.ownerKey, ids);
    return whatIsLacking(tx, own.ownerKey);
  });
}

/** Sets members by a file: rows whose person or duties are not plain are told, the others are set. */
export async function takeMembers(parts: MarketParts, own: CompanyScope, file: string) {
  const colleagues = await parts.companies.findColleagues(own.ownerKey);
  const sheet = await readBookSheet(memberFile, Buffer.from(file, 'base64'));
  const list: { rowNo: number; message: string }[] = [];
  const given = new Map<number, readonly Duty[]>();
  for (const { rowNo, texts: cells } of sheet.rows) {
    const [phone, name] = [levelBookText(cells['phone']!), levelBookText(cells['userName']!)];
    const who = phone || cells['userName']!.trim();
    const found = colleagues.filter((each) => (phone ? each.phone === phone : levelBookText(each.userName) === name));
    const duties = readDutyWords(cells['duties']!);
    const message =
      who === ''
        ? texts.whoMissing
        : found.length === 0
          ? texts.noSuchPerson(who)
          : found.length > 1
            ? texts.twoPersons(who)
            : duties === null
              ? texts.dutyWordsWrong
              : permissionsOf(found[0]!.duty).includes('company.operate')
                ? null
                : texts.onlyLooks;
    if (message === null) given.set(found[0]!.userId, duties!);
    else list.push({ rowNo, message });
  }
  return inTransaction(parts.platform.database, own, async (tx) => {
    await holdMembers(tx, own.ownerKey);
    for (const [userId, duties] of given) await giveDuties(parts, tx, own, { userId, duties });
    return {
      saved: given.size,
      list,
      hiddenRows: sheet.hiddenRows,
      unreadTitles: sheet.unreadTitles,
      lacks: await whatIsLacking(tx, own.ownerKey),
    };
  });
}

/** Who of the company has which duties, those who have some first; in the personal identity the person alone, with all of them. */
export async function listMembers({ platform, companies }: MarketParts, session: Session, nameOf: (phone: string) => string) {
  const { userId, ownerKey, identity, permissions } = session;
  const mayManage = permissions.includes('company.manage');
  const mayOperate = permissions.includes('company.operate');
  if (identity.kind === 'personal') {
    const own = dutiesOf({ isPersonal: true, mayManage, mayOperate, set: null });
    const userName = (await companies.findNames([userId]))(userId);
    const self = { id: userId, userName, phone: '', role: '', mayOperate: true, isSet: false, duties: [...own] };
    return { isSet: false, mayManage: false, own: [...own], lacks: { ofNobody: [], oneChecks: false }, list: [self] };
  }
  const colleagues = await companies.findColleagues(ownerKey);
  const set = await inTransaction(platform.database, session, (tx) => listMemberDuties(tx, ownerKey));
  const list = colleagues.map(({ userId: id, userName, phone, duty }) => {
    const may = permissionsOf(duty);
    const asked = { isPersonal: false, mayManage: may.includes('company.manage'), mayOperate: may.includes('company.operate') };
    const duties = [...dutiesOf({ ...asked, set: set.size === 0 ? null : (set.get(id) ?? []) })];
    return { id, userName, phone: nameOf(phone), role: duty, mayOperate: asked.mayOperate, isSet: set.has(id), duties };
  });
  const { ofNobody, oneChecks } = lacking([...set.values()]);
  return {
    isSet: set.size > 0,
    mayManage,
    own: list.find(({ id }) => id === userId)?.duties ?? [],
    lacks: { ofNobody: [...ofNobody], oneChecks },
    list: [...list.filter(({ isSet }) => isSet), ...list.filter(({ isSet }) => !isSet)],
  };
}
