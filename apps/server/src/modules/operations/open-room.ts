import type { RequestOf } from '@mastlight/domain/contract-kit/endpoint';
import { refuse } from '@mastlight/domain/contract-kit/refusal';
import type { operations } from '@mastlight/domain/operations/contract';
import { operationsRefusals as refusals } from '@mastlight/domain/operations/refusals';
import type { Platform } from '../../platform/module';
import type { AccountModule } from '../account/index';
import { giveExperience } from '../preferences/index';

/** Opens a room to a registered person by its flag, or shuts it again. @throws BusinessError 400 where nobody is registered with the phone. */
export async function openRoom(
  platform: Pick<Platform, 'database' | 'clock' | 'securityLog'>,
  people: Pick<AccountModule, 'findByPhone'>,
  { phone, experience, isGiven }: RequestOf<typeof operations.giveExperience>,
) {
  const person = await people.findByPhone(phone);
  if (!person) throw refuse(refusals.unknownPhone, {}, { field: 'phone' });
  return giveExperience(platform, { phone, userId: person.id, experience, isGiven });
}
