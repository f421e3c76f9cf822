import fc from 'fast-check';
import type { Contact, Party, Vessel, VgmBox, VgmMessage } from '../message';
import { signatureOf, takeSharedVessel, vgmBox } from '../vocabulary/vgm-box';
import {
  anyFunction,
  billNos,
  box,
  direction,
  name,
  noDirection,
  orNull,
  partySeals,
  place,
  text,
  time,
  vessel,
  weight,
} from './arbitrary-parts';

/** Random verified masses as EDIFACT and platform files can carry them. */

const contact: fc.Arbitrary<Contact> = fc.record({
  role: orNull(fc.constantFrom('RP', 'IC')),
  name: orNull(name),
  channels: fc.array(fc.record({ kind: fc.constantFrom('TE', 'EM', 'FX'), number: text(30) }), { maxLength: 3 }),
});

const partyCode = fc.stringMatching(/^[A-Z0-9]{2,12}$/);

/** A code has no blanks, or it would be a name; who has neither is nobody. */
function party(...roles: readonly string[]): fc.Arbitrary<Party> {
  return fc
    .record({
      role: fc.constantFrom(...roles),
      code: orNull(partyCode),
      name: orNull(name),
      address: fc.array(name, { maxLength: 5 }),
      contacts: fc.array(contact, { maxLength: 2 }),
    })
    .filter((told) => told.code !== null || told.name !== null);
}

/** One ship for all boxes, several, or none. */
function withVessels(boxes: readonly VgmBox[], ships: readonly (Vessel | null)[]): Pick<VgmMessage, 'boxes' | 'vessel'> {
  const drafts = boxes.map((one, index) => ({ ...one, vessel: ships[index % ships.length] ?? null }));
  return { vessel: takeSharedVessel(drafts), boxes: drafts };
}

const shipLists = (ship: fc.Arbitrary<Vessel | null>): fc.Arbitrary<(Vessel | null)[]> => fc.array(ship, { minLength: 1, maxLength: 2 });

const method = fc.constantFrom('SM1' as const, 'SM2' as const, null);

const edifactBox: fc.Arbitrary<VgmBox> = fc
  .record({
    one: box({
      billNos,
      bookingNo: orNull(text(20)),
      seals: partySeals,
      grossWeightKg: orNull(weight),
      happened: orNull(time(8, 12, 14)),
      direction,
      truckPlate: orNull(text(12)),
      loadPort: orNull(place),
      dischargePort: orNull(place),
      destination: orNull(place),
      terminal: orNull(text(10)),
    }),
    told: fc.record({
      method,
      documentNo: orNull(text(20)),
      signed: orNull(time(12, 14)),
      responsible: orNull(party('SPC')),
      weigher: orNull(party('WPA')),
      parties: fc.array(party('AM', 'ZZZ'), { maxLength: 2 }),
      tareKg: orNull(weight),
      netKg: orNull(weight),
    }),
  })
  .map(({ one, told }) => vgmBox(one.containerNo, { ...one, ...told, signature: signatureOf(told.responsible) }));

export const edifactVgm: fc.Arbitrary<VgmMessage> = fc
  .record({
    reference: text(20),
    function: anyFunction,
    prepared: orNull(time(12, 14)),
    parties: fc.array(party('TB', 'CA'), { maxLength: 2 }),
    ships: shipLists(orNull(vessel(noDirection))),
    boxes: fc.array(edifactBox, { minLength: 1, maxLength: 4 }),
  })
  .map(({ ships, boxes, ...told }) => ({
    kind: 'vgm',
    type: 'VERMAS',
    remark: null,
    ...told,
    ...withVessels(boxes, ships),
  }));

/** The shipper as one record tells him: a name, one line of address, and the person who signs. */
const flatResponsible: fc.Arbitrary<Party> = fc
  .record({ name, signature: orNull(name), tel: orNull(text(15)), email: orNull(text(15)), address: orNull(name) })
  .map(({ name: called, signature, tel, email, address }) => {
    const channels = [...(tel === null ? [] : [{ kind: 'TE', number: tel }]), ...(email === null ? [] : [{ kind: 'EM', number: email }])];
    const isSigned = signature !== null || channels.length > 0;
    return {
      role: 'SPC',
      code: null,
      name: called,
      address: address === null ? [] : [address],
      contacts: isSigned ? [{ role: 'RP', name: signature, channels }] : [],
    };
  });

const flatBox: fc.Arbitrary<VgmBox> = fc
  .record({
    one: box({ grossWeightKg: orNull(weight), happened: orNull(time(8, 12, 14)), operator: orNull(text(10)) }),
    told: fc.record({
      method,
      responsible: orNull(flatResponsible),
      weigher: orNull(name).map((called) =>
        called === null ? null : { role: 'WPA', code: null, name: called, address: [], contacts: [] },
      ),
      operatorName: orNull(name),
      containerType: orNull(text(5)),
      other1: orNull(name),
      other2: orNull(name),
      remark: orNull(name),
    }),
  })
  .map(({ one, told }) => vgmBox(one.containerNo, { ...one, ...told, signature: signatureOf(told.responsible) }));

export const flatVgm: fc.Arbitrary<VgmMessage> = fc
  .record({
    function: anyFunction,
    prepared: orNull(time(12, 14)),
    remark: orNull(name),
    agent: fc.record({ code: orNull(partyCode), name: orNull(name) }),
    ships: shipLists(vessel(direction)),
    boxes: fc.array(flatBox, { minLength: 1, maxLength: 4 }),
  })
  .map(({ ships, boxes, agent, ...told }) => {
    const shipped = withVessels(boxes, ships);
    return {
      kind: 'vgm',
      type: 'CTNVGM',
      reference: null,
      ...told,
      parties: agent.code === null && agent.name === null ? [] : [{ role: 'BA', ...agent, address: [], contacts: [] }],
      vessel: shipped.vessel,
      boxes: shipped.boxes.map((one) => ({ ...one, direction: (one.vessel ?? shipped.vessel)?.direction ?? null })),
    };
  });
