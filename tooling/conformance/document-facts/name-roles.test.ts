// Guarantee: what a message keeps under the code of a role is found by its meaning and by its code.
import { describe, expect, it } from 'vitest';
import { nameRoles } from './name-roles';

describe('roles', () => {
  it('become fields by meaning and by code, at any depth', () => {
    const place = { code: 'CNNGB', name: null };
    const time = { raw: '20260712', instantMs: 1 };
    expect(
      nameRoles({
        legs: [{ places: [{ qualifier: '9', place, times: [{ qualifier: '133', time }] }] }],
        references: [
          { qualifier: 'BN', number: 'SO1' },
          { qualifier: 'BN', number: 'SO2' },
          { qualifier: 'XYZ', number: '7' },
        ],
        parties: [{ role: 'CZ', name: 'DEMO SHIPPER' }],
      }),
    ).toMatchObject({
      legs: [{ loadPort: place, loc9: place, places: [{ etd: time, dtm133: time }] }],
      bookingNo: ['SO1', 'SO2'],
      rffXYZ: '7',
      shipper: { name: 'DEMO SHIPPER' },
      nadCZ: { name: 'DEMO SHIPPER' },
    });
  });

  it('do not replace what the message says itself, and fill what it does not', () => {
    const references = [{ qualifier: 'BN', number: 'SO2' }];
    expect(nameRoles({ bookingNo: 'SO1', references })).toMatchObject({ bookingNo: 'SO1' });
    expect(nameRoles({ bookingNo: null, references })).toMatchObject({ bookingNo: 'SO2' });
  });

  it('of the main carriage are those of the shipment, of a ship by its direction', () => {
    const leg = (stage: string, code: string) => ({ stage, places: [{ qualifier: '9', place: { code, name: null } }] });
    expect(nameRoles({ legs: [leg('10', 'CNHUA'), leg('20', 'CNNGB')] })).toMatchObject({ loadPort: { code: 'CNNGB' } });
    expect(nameRoles({ voyage: '0712E', direction: 'export' })).toMatchObject({ exportVoyage: '0712E' });
  });

  it('leave bytes and texts alone', () => {
    const bytes = new Uint8Array([1, 2]);
    expect(nameRoles({ bytes, text: 'x', none: null })).toEqual({ bytes, text: 'x', none: null });
  });
});
