/**
 * Guarantee: the product starts with profiles that hold together and with no
 * others, and what is derived from them is what each port is: its places, its
 * sources, its terminals and its nodes.
 */
import { describe, expect, it } from 'vitest';
import { intakeSources } from '../intake/intake-source';
import { portOfLocode } from '../vocabulary/port';
import { sources } from '../vocabulary/source';
import { wharfCode, wharfName } from '../vocabulary/wharf';
import { checkProfiles, ProfileError, type ProfileFault } from './check-profiles';
import { portOfSource, portRules, profiles } from './index';
import { ningbo } from './ningbo/profile';
import type { PortProfile } from './port-profile';
import { shanghai } from './shanghai/profile';

const harbour = {
  ...shanghai,
  code: 'ZZ',
  pathPart: 'Zz',
  locodes: ['CNZZZ'],
  sources: [{ code: 'zz-port', name: '众众港', formats: ['port-rows'], receivedBy: ['http'], pace: 'events' }],
} as const satisfies PortProfile;

describe('checkProfiles', () => {
  it('lets a port in that contradicts no other', () => {
    expect(checkProfiles([...profiles, harbour])).toHaveLength(8);
  });

  const faults: readonly (readonly [ProfileFault, string, Partial<PortProfile>])[] = [
    ['duplicate-port', 'SH', { code: 'SH' }],
    ['duplicate-path', 'Sh', { pathPart: 'Sh' }],
    ['duplicate-locode', 'CNYSA', { locodes: ['CNZZZ', 'CNYSA'] }],
    ['duplicate-source', 'easipass', { sources: [...harbour.sources, { ...harbour.sources[0], code: 'easipass' }] }],
    ['duplicate-source', 'upload', { sources: [{ ...harbour.sources[0], code: 'upload' }] }],
    ['duplicate-terminal', 'Z1', { terminals: [1, 2].map(() => ({ code: 'Z1', name: '众一', kind: 'terminal' })) }],
    [
      'duplicate-terminal',
      '众一期',
      { terminals: [1, 2].map((at) => ({ code: `Z${at}`, name: '众', kind: 'terminal', aliases: ['众一期'] })) },
    ],
    ['duplicate-node', 'GITM', { nodes: [...harbour.nodes, { code: 'GITM', name: '进港', judge: 'gate-in' }] }],
    ['duplicate-flag', 'msa', { flags: [...harbour.flags, harbour.flags[3]] }],
    ['duplicate-strip-code', 'pre', { strip: [...harbour.strip, { code: 'pre', node: 'GITM', sign: '进' }] }],
    ['unknown-node', 'SLD', { strip: [{ code: 'triple', node: 'SLD', sign: '联' }] }],
    ['unknown-node', 'IFC', { nodes: [{ code: 'GITM', name: '进港', judge: 'gate-in', after: 'IFC' }], strip: [] }],
    ['unknown-judge', 'guess', { nodes: [{ code: 'GITM', name: '进港', judge: 'guess' as 'gate-in' }], strip: [] }],
    ['unknown-flag', 'luck', { flags: [{ ...harbour.flags[0], flag: 'luck' as 'arrive' }], nodes: [], strip: [] }],
    ['flag-not-told', 'voucher', { nodes: [{ code: 'TMPS', name: '激活', judge: 'flag', flag: 'voucher' }], strip: [] }],
    ['leg-missing', 'GITM', { nodes: [{ code: 'GITM', name: '进港', judge: 'gate-in' }], strip: [] }],
    [
      'lag-unwatched',
      'GITM',
      { nodes: [{ code: 'GITM', name: '进港', judge: 'gate-in', lag: { usualMinutes: 1, lateMinutes: 2 } }], strip: [] },
    ],
    [
      'late-before-usual',
      'LOBD',
      { nodes: [{ code: 'LOBD', name: '装船', judge: 'load', lag: { usualMinutes: 60, lateMinutes: 60 } }], strip: [] },
    ],
    ['flag-missing', 'TMPS', { nodes: [{ code: 'TMPS', name: '码放', judge: 'flag' }], strip: [] }],
  ];
  it.each(faults)('refuses %s %s', (fault, code, part) => {
    const wrong: PortProfile = { ...harbour, ...part };
    const check = (): unknown => checkProfiles([...profiles, wrong] as readonly PortProfile[]);
    expect(check).toThrow(ProfileError);
    expect(check).toThrow(expect.objectContaining({ fault, code, port: wrong.code }));
  });
});

describe('what follows from the profiles', () => {
  it.each([
    ['CNYSA', 'SH'],
    ['CNYSN', undefined],
    ['CNZOS', 'NB'],
    ['CNDCW', 'SZ'],
    ['NLRTM', undefined],
  ])('%s is of port %s', (locode, port) => {
    expect(portOfLocode(locode)).toBe(port);
  });

  it('a source belongs to one port, uploads to none', () => {
    expect(portOfSource('easipass')).toBe('SH');
    expect(portOfSource('customs')).toBe('NB');
    expect(portOfSource('upload')).toBeNull();
    expect(sources['shanghai-customs']).toBe('上海海关');
  });

  it('keeps the keys and folders of the sources of before, in their order', () => {
    expect(intakeSources.filter((code) => ['ningbo-edi', 'ningbo-port', 'customs', 'upload'].includes(code))).toEqual([
      'ningbo-edi',
      'ningbo-port',
      'customs',
      'upload',
    ]);
    expect(intakeSources).not.toContain('user');
  });

  it.each([
    ['SH', 'WGQ2', '振东(外2)', 'WGQ2'],
    ['SH', '外二期', '振东(外2)', 'WGQ2'],
    ['SH', 'waig', '振东(外2)', 'WGQ2'],
    ['SH', '100310', '尚东(洋4)', 'YS4'],
    ['NB', 'WGQ2', 'WGQ2', 'WGQ2'],
    ['QD', '4期', '前湾联合', 'QQCTU'],
  ] as const)('in %s %s is %s', (port, code, name, own) => {
    expect(wharfName(port, code)).toBe(name);
    expect(wharfCode(port, code)).toBe(own);
  });

  it('R-3.8-04 Ningbo shows the strip and the bar that it always had', () => {
    expect(portRules('NB').namedStrip.map(({ code, sign, name }) => `${code} ${sign} ${name}`)).toEqual([
      'pre 预 预配',
      'manifest 清 清洁舱单',
      'arrival 运 运抵',
      'release 放 放行',
      'triple 联 三联单',
    ]);
    expect(ningbo.nodes.map(({ code, name }) => `${code} ${name}`)).toEqual([
      'BLA 预配',
      'IFC 清洁舱单',
      'GITM 进港',
      'ASA 运抵',
      'PASS 放行',
      'SLD 三联单',
      'TMPS 码放',
      'LOBD 装船',
      'DLPT 离港',
    ]);
  });

  it('every strip fits its sign, and every port can say what it lacks', () => {
    for (const profile of profiles) {
      for (const { sign } of profile.strip) expect(sign).toHaveLength(1);
      expect(profile.nodes.at(-1)!.judge).toBe('departure');
      expect(portRules(profile.code).exceptions.includes('triple-missing')).toBe(
        profile.nodes.some(({ code }) => (code as string) === 'SLD'),
      );
    }
  });
});
