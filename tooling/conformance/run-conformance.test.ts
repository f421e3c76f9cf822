// Guarantee: what counts as read, which facts are asked for, and the last line
// are as documented, in any layout of a folder; a wrong fact is found out.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readMessage } from '@mastlight/wire';
import { writeStaticVoyage } from '@mastlight/wire/ais-nmea/write';
import { afterEach, describe, expect, it } from 'vitest';
import { runConformanceCommand } from './run-command';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const gate = (boxNo: string, billNo: string): string =>
  `UNH+1+CODECO:D:95B:UN'BGM+34+GI1+9'EQD+CN+${boxNo}+22G1:102:5++2+5'RFF+BM:${billNo}'UNT+5+1'`;
const good = gate('MLTU3102047', 'NGBML2607001');
const other = gate('MLTU3102113', 'NGBML2607002');
const refused = "UNH+1+CODECO:D:95B:UN'BGM+999+X+9'EQD+CN+MLTU3102047+22G1'UNT+4+1'";
const facts = { containers: { MLTU3102047: { blno: 'NGBML2607001' } } };
const position = '!AIVDM,1,1,,A,15MrVH0000KH<:V:NtBLoqFP2H9:,0*2F';
const damaged = '!AIVDM,1,1,,A,15MrVH0000KH<:V:NtBLoqFP2H9:,0*2E';

interface Run {
  readonly exitCode: number;
  readonly out: string;
  readonly error: string;
  readonly last: string | undefined;
}

function run(files: Readonly<Record<string, string | object>>, ...flags: string[]): Run {
  const folder = mkdtempSync(join(tmpdir(), 'mastlight-conformance-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return command([folder, ...flags]);
}

function command(args: readonly string[]): Run {
  let [out, error] = ['', ''];
  const exitCode = runConformanceCommand(args, {
    write: (text) => (out += text),
    writeError: (text) => (error += text),
    columns: 100,
  });
  return { exitCode, out, error, last: out.trimEnd().split('\n').at(-1) };
}

it.each([
  ['one object', 'a.facts.json', '{\n "type": "CODECO",\n "containers": x\n}\n', 3],
  ['one that breaks off', 'a.facts.json', '{\n "type": "CODECO",\n "containers": {', 3],
  ['a list', 'a.facts.json', '[\n {"type": "CODECO"},\n {"type": "CODECO",}\n]', 3],
  ['an object per line', 'a.facts.jsonl', '{"type":"CODECO"}\n{"type":\n', 2],
])('facts that are no JSON are named with the line: %s', (_, name, text, line) => {
  const { out, last } = run({ 'a.edi': good, [name]: text });
  expect(out).toContain(`${name}:${line} (JSON)`);
  expect(out).toContain(`事实文件第 ${line} 行不是有效的 JSON`);
  expect(last).toBe('read 1/1 facts 0/1');
});

describe('what counts as read', () => {
  it('a file with messages and none refused; the last line is the two counts', () => {
    const { exitCode, out, last } = run({ 'codeco/a.edi': good, 'codeco/a.facts.json': facts, 'README.md': 'x', 'codeco/SOURCES.md': 'x' });
    expect(out.endsWith('\nread 1/1 facts 1/1\n')).toBe(true);
    expect(last).toBe('read 1/1 facts 1/1');
    expect(exitCode).toBe(0);
  });

  it('not a file with a refused message, an unknown or an empty one', () => {
    const { exitCode, out, last } = run({ 'codeco/a.edi': good + refused, 'codeco/b.edi': 'hello', 'codeco/c.edi': '' });
    expect(last).toBe('read 0/3 facts 0/0');
    expect(out).toMatch(/codeco\/a\.edi：拒收 1 条：无法判断报文含义.* \[unknown-document\]/);
    expect(out).toContain('codeco/b.edi：不认识的报文格式');
    expect(out).toContain('codeco/c.edi：文件是空的');
    expect(exitCode).toBe(1);
  });

  it('not a file that cannot be opened, and it does not keep the others from it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mastlight-conformance-'));
    folders.push(folder);
    writeFileSync(join(folder, 'a.edi'), good);
    symlinkSync(join(folder, 'nowhere'), join(folder, 'b.edi'));
    symlinkSync(folder, join(folder, 'back'));
    const { last, out } = command([folder]);
    expect(last).toBe('read 1/2 facts 0/0');
    expect(out).toContain('b.edi：文件无法打开');
  });

  it('a reject case does not count, whether refused or not, nor do its facts', () => {
    const register = '| file | note |\n|---|---|\n| codeco/bad.edi | a Reject Case |\n| codeco/odd.edi | reject case |\n';
    const { exitCode, out, last } = run({
      'SOURCES.md': register,
      'codeco/a.edi': good,
      'codeco/bad.edi': refused,
      'codeco/bad.facts.json': { type: 'COARRI' },
      'codeco/odd.edi': other,
    });
    expect(last).toBe('read 1/1 facts 0/0');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/codeco +1\/1 +2 /);
    expect(out).toContain('应拒收而没有拒收（不计入） · 1\n  ⚠ codeco/odd.edi');
  });

  it('a capture of which only the checksum refuses lines', () => {
    expect(run({ 'ais/a.nmea': `${position}\n${damaged}\n` }).last).toBe('read 1/1 facts 0/0');
    expect(run({ 'ais/a.nmea': `${damaged}\n` }).last).toBe('read 0/1 facts 0/0');
  });
});

describe('which facts are asked for', () => {
  it('a planted wrong fact is named with what was read, and fails the run', () => {
    const wrong = { type: 'CODECO', containers: { MLTU3102047: { blno: 'NGBML2607009' } } };
    const { exitCode, out, last } = run({ 'codeco/a.edi': good, 'codeco/a.facts.json': wrong });
    expect(last).toBe('read 1/1 facts 1/2');
    expect(out).toContain('codeco/a.facts.json:1 containers.MLTU3102047.blno：声明 NGBML2607009，读到 [NGBML2607001]');
    expect(exitCode).toBe(1);
  });

  it('one line per message speaks of the message at its place', () => {
    const lines = [{ reference: 'GI1', containers: ['MLTU3102047'] }, { containers: ['MLTU3102113'] }];
    const right = lines.map((line) => JSON.stringify(line)).join('\n');
    const swapped = lines
      .reverse()
      .map((line) => JSON.stringify(line))
      .join('\n');
    expect(run({ 'codeco/a.edi': good + other, 'codeco/a.facts.jsonl': right }).last).toBe('read 1/1 facts 3/3');
    expect(run({ 'codeco/a.edi': good + other, 'codeco/a.facts.jsonl': swapped }).last).toBe('read 1/1 facts 1/3');
  });

  it('an entry that carries its input needs no file beside it', () => {
    const entry = { edi: good, expected: { containers: ['MLTU3102047'] } };
    expect(run({ 'codeco/inline.facts.jsonl': `${JSON.stringify(entry)}\n` }).last).toBe('read 0/0 facts 1/1');
  });

  it('a .json beside a capture holds one object per line; alone it is a sample', () => {
    const lines = `${JSON.stringify({ mmsi: 366_730_000 })}\n${JSON.stringify({ mmsi: 1 })}\n`;
    const { last } = run({ 'ais/a.nmea': `# two\n${position}\n${position}\n`, 'ais/a.json': lines });
    expect(last).toMatch(/^read 1\/1 facts \d+\/2$/);
    expect(run({ 'ningbo/a.json': { nothing: 1 } }).last).toBe('read 0/1 facts 0/0');
  });

  it('several files share the facts that begin their names, or name them', () => {
    const shared = { messages: 2, containers: ['MLTU3102047', 'MLTU3102113'] };
    expect(run({ 'a_1.edi': good, 'a_2.edi': other, 'a.facts.json': shared }).last).toBe('read 2/2 facts 2/2');
    const byFile = { 'a_1.edi': { containers: ['MLTU3102047'] }, 'a_2.edi': { containers: ['MLTU3102047'] } };
    expect(run({ 'a_1.edi': good, 'a_2.edi': other, 'facts.json': byFile }).last).toBe('read 2/2 facts 1/2');
  });

  it('a table of facts has its names in the first line', () => {
    expect(run({ 'codeco/t.tsv': `edi\tcontainers\n${good}\tMLTU3102047\n` }).last).toBe('read 0/0 facts 1/1');
  });

  it('a facts file that cannot be read is one fact that does not match', () => {
    const { last, out } = run({ 'a.edi': good, 'a.facts.jsonl': '{"type":"CODECO"}\n{"type":' });
    expect(last).toBe('read 1/1 facts 0/1');
    expect(out).toContain('a.facts.jsonl:2');
  });
});

/** A frame of a terminal around `content`, with its check byte. */
function framed(content: string): string {
  const sum = Buffer.from(content, 'hex').reduce((all, byte) => all ^ byte, 0);
  return `7e${content}${sum.toString(16).padStart(2, '0')}7e`;
}

/** The two sentences of a ship's name. */
function twoParts(sequence: number, name: string): string[] {
  const sample = '!AIVDM,2,1,3,B,55P5TL01VIaAL@7WKO@mBplU@<PDhh000000001S;AJ::4A80?4i@E53,0*3E\n!AIVDM,2,2,3,B,1@0000000000000,2*55\n';
  const [message] = readMessage(Buffer.from(sample)).messages;
  if (message?.kind !== 'vessel-static') throw new Error('the sample is the static report of a ship');
  return writeStaticVoyage({ ...message, name }, { sequence })
    .toString('latin1')
    .trim()
    .split('\r\n');
}

describe('wire 13: what matches', () => {
  it('wire 13: a name that nobody knows never matches, not even by null or false', () => {
    for (const value of [null, false, '', 0, [], [null], { inner: null }, { inner: [] }]) {
      expect(run({ 'a.edi': good, 'a.facts.json': { qwertzName: value } }).last).toBe('read 1/1 facts 0/1');
    }
    for (const told of [{ vessel: null }, { seals: [] }]) {
      expect(run({ 'a.edi': good, 'a.facts.json': told }).last).toBe('read 1/1 facts 1/1');
    }
  });

  it('wire 13: numbers match within half a unit of what is stated', () => {
    const weighed = good.replace(/UNT\+\d+/, "MEA+AAE+G+KGM:21850.4'$&");
    const facts = (kg: number): string | undefined => run({ 'a.edi': weighed, 'a.facts.json': { gross_weight_kg: kg } }).last;
    expect([facts(21_850), facts(21_850.4), facts(21_851), facts(21_850.9)]).toEqual([
      'read 1/1 facts 1/1',
      'read 1/1 facts 1/1',
      'read 1/1 facts 0/1',
      'read 1/1 facts 0/1',
    ]);
  });

  it.each([
    ['latitude', 29.93, 1],
    ['latitude', 29.94, 0],
    ['latitude', 29, 0],
    ['speedKmh', 36.5, 1],
    ['speedKmh', 36.4, 0],
  ])('wire 13: so do those of a frame: %s %d', (name, stated, matched) => {
    // 29.934068 N, 36.5 km/h.
    const frame = framed('0200001c0139000010010007000000000000000301c8c1f4073e8d500014016d005a260711091502');
    expect(run({ 'jt808/a.facts.jsonl': JSON.stringify({ frame, [name]: stated }) }).last).toBe(`read 0/0 facts ${matched}/1`);
  });

  it('wire 13: facts of a refused frame do not count, those of one that is refused against its statement do not match', () => {
    const header = { framed: true, msg_id: '0x0002', phone: '013900001001', serial: 7, body_len: 0, body_len_ok: true, checksum_ok: true };
    const sound = framed('000200000139000010010007');
    const entry = (frame: string, told: object): string => JSON.stringify({ frame, computed_header: { ...header, ...told } });
    const stated = (line: string): string | undefined => run({ 'jt808/a.facts.jsonl': `${line}\n` }).last;
    expect(stated(entry(sound, {}))).toBe('read 0/0 facts 7/7');
    expect(stated(entry(sound.replace('0139', '0138'), { checksum_ok: false }))).toBe('read 0/0 facts 0/0');
    expect(stated(entry(sound.replace('0139', '0138'), {}))).toBe('read 0/0 facts 0/7');
    expect(stated(entry(sound, { checksum_ok: false }))).toBe('read 0/0 facts 0/1');
  });

  it('wire 13: header facts are those of the message: a body that is refused leaves none', () => {
    // 0x8100 asks for at least three bytes; the frame around the single one is sound.
    const header = { framed: true, msg_id: '0x8100', serial: 7, body_len: 1, checksum_ok: true };
    const frame = framed('81000001013900001001000700');
    expect(run({ 'jt808/a.facts.jsonl': JSON.stringify({ frame, computed_header: header }) }).last).toBe('read 0/0 facts 0/5');
  });

  it.each([
    ['SOURCES.tsv', 'file\tnote\na.edi\tours\n'],
    ['files.tsv', 'file\trepository\tlicence\na.edi\tours\tMIT\n'],
    ['files.csv', 'file,commit\na.edi,0000\n'],
    ['samples.json', '[{"file":"a.edi","licence":"MIT"}]'],
    ['samples.jsonl', '{"path":"a.edi","sha256":"00"}\n'],
    ['by-file.json', '{"a.edi":{"repo":"ours","commit":"00"}}'],
    ['from.tsv', 'path\turl\na.edi\thttp://localhost/a\n'],
    ['MANIFEST', 'a.edi 0000\n'],
    ['MANIFEST.tsv', 'file\tnote\na.edi\tours\n'],
    ['index.json', '{"files":[{"path":"a.edi","format":"edifact"}]}'],
  ])('wire 13: a register of the folder (%s) is neither sample nor fact', (name, text) => {
    expect(run({ 'a.edi': good, 'a.facts.json': facts, [name]: text }).last).toBe('read 1/1 facts 1/1');
  });

  it.each([
    ['manifest.txt', "00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:202607110900'\n99:2'"],
    ['manifest.json', '{"code":200,"data":[]}'],
  ])('wire 13: a sample that is called as registers are (%s) is one', (name, text) => {
    expect(run({ 'a.edi': good, [name]: text }).last).toMatch(/^read \d\/2 /);
  });

  it('wire 13: interleaved messages of a capture are paired by message, not by line', () => {
    const [first, second] = [twoParts(1, 'FIRST'), twoParts(2, 'SECOND')];
    const interleaved = [first[0], second[0], first[1], second[1]].join('\n');
    const stated = [{ shipname: 'FIRST' }, { shipname: 'SECOND' }].map((line) => JSON.stringify(line)).join('\n');
    expect(run({ 'ais/a.nmea': interleaved, 'ais/a.json': stated }).last).toBe('read 1/1 facts 2/2');
  });

  it('wire 13: an empty folder fails', () => {
    expect(run({})).toMatchObject({ last: 'read 0/0 facts 0/0', exitCode: 1 });
  });
});

describe('folders and outputs', () => {
  it('flat and deeper folders are run alike', () => {
    expect(run({ 'a.edi': good, 'a.facts.json': facts }).last).toBe('read 1/1 facts 1/1');
    expect(run({ 'x/y/z/a.edi': good, 'x/y/z/a.facts.json': facts, 'x/.hidden/b.edi': 'x' }).last).toBe('read 1/1 facts 1/1');
  });

  it('--json gives samples, facts and totals', () => {
    const { out, exitCode } = run({ 'codeco/a.edi': good, 'codeco/a.facts.json': { type: 'COARRI' } }, '--json');
    expect(JSON.parse(out)).toMatchObject({
      samples: [{ path: 'codeco/a.edi', kind: 'codeco', messages: 1, unread: null }],
      facts: [{ name: 'type', stated: 'COARRI', said: 'CODECO', isMatch: false, line: 1 }],
      totals: { read: 1, files: 1, matched: 0, stated: 1 },
    });
    expect(exitCode).toBe(1);
  });

  it('no folder, two folders, a wrong option and a folder that is not there are exit code 2', () => {
    expect(command([])).toMatchObject({ exitCode: 2, out: '' });
    expect(command(['a', 'b']).error).toContain('npm run conformance -- [--json] <文件夹>');
    expect(command(['--wrong', '.']).exitCode).toBe(2);
    expect(command(['/nowhere/at/all'])).toMatchObject({ exitCode: 2, error: '/nowhere/at/all：文件夹无法读取 (ENOENT)\n' });
  });
});
