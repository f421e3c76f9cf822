// Guarantee: peers idea 6: a company's code is one that its country has, in the form and with the check sign of its type.
import { describe, expect, it } from 'vitest';
import { codeExampleOf, codeTypesOf, refuseCompanyCode, spellCompanyCode } from './company-code';

describe('company codes', () => {
  it.each([
    // Published numbers of public bodies and examples of the standards.
    ['CN', 'USCI+91350100M000100Y43'],
    ['CN', 'USCI+121000004000127034'],
    ['CN', 'ID+11010519491231002X'],
    ['CN', 'OC+12345678-9'],
    ['CN', '9999+NA'],
    ['DE', 'VAT+DE000000000'],
    ['NL', 'VAT+NL000000000B00'],
    ['GR', 'VAT+EL000000000'],
    ['US', 'CIK+0000000001'],
    ['US', 'PASSPORT+A00000000'],
    ['JP', '9999+T0000000000000'],
    ['GB', '8888+NA'],
  ])('%s takes %s', (country, code) => expect(refuseCompanyCode(country, code)).toBeNull());

  it.each([
    ['CN', 'USCI+91350100M000100Y44', 'number'],
    ['CN', 'USCI+91350100M000100Y4', 'number'],
    ['CN', 'ID+110105194912310021', 'number'],
    ['CN', 'CIK+0000000001', 'type'],
    ['CN', 'VAT+CN1', 'type'],
    ['DE', 'VAT+DE00000000', 'number'],
    ['DE', 'USCI+91350100M000100Y43', 'type'],
    ['DE', 'DE000000000', 'type'],
    ['US', 'VAT+US000000000', 'type'],
    ['US', '9999+', 'number'],
    ['US', '', 'type'],
  ])('%s refuses %s for its %s', (country, code, fault) => expect(refuseCompanyCode(country, code)).toMatchObject({ fault }));

  it.each([
    ['DE', 'vat de000000000', 'VAT+DE000000000'],
    ['DE', 'DE000000000', 'VAT+DE000000000'],
    ['CN', '91350100m000100y43', 'USCI+91350100M000100Y43'],
    ['CN', 'USCI + 91350100M000100Y43', 'USCI+91350100M000100Y43'],
    ['US', '0000', '0000'],
    ['US', '9999:NA', '9999+NA'],
  ])('%s spells %s as %s', (country, text, code) => expect(spellCompanyCode(country, text)).toBe(code));

  it('says what a country takes', () => {
    expect(codeTypesOf('CN')[0]).toBe('USCI');
    expect(codeTypesOf('DE')[0]).toBe('VAT');
    expect(codeExampleOf('DE')).toBe('VAT+DE000000000');
    expect(codeExampleOf('US')).toContain('9999+');
  });
});
