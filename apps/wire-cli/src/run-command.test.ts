// Guarantee: the command says in words and in JSON what files say, and where
// they are wrong; one bad file does not keep it from the others; its exit code
// tells all read, something refused, or wrong usage.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markedPart } from './input/segment-text';
import { runCommand } from './run-command';
import { textWidth } from './table/text-width';

const sources = fileURLToPath(new URL('../../../packages/wire/src/', import.meta.url));
const sample = (path: string): string => join(sources, path);
const codeco = sample('edifact/samples/codeco-gate.edi');
const whole = sample('flat-cn/samples/baplie.txt');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mastlight-wire-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function run(
  args: readonly string[],
  stdin: Iterable<Buffer | string> = [],
): Promise<{ exitCode: number; out: string; error: string }> {
  let [out, error] = ['', ''];
  const exitCode = await runCommand(args, {
    stdin: Readable.from(
      [...stdin].map((piece) => Buffer.from(piece)),
      { objectMode: false },
    ),
    write: (text) => (out += text),
    writeError: (text) => (error += text),
    columns: 100,
  });
  return { exitCode, out, error };
}

const gate = (boxCount: number): string =>
  `UNH+1+CODECO:D:95B:UN'BGM+34+GI1+9'${Array.from({ length: boxCount }, (_, index) => `EQD+CN+MLTU3102047+22G1'RFF+BM:BILL${index}'`).join(
    '',
  )}UNT+${3 + 2 * boxCount}+1'`;

describe('the table', () => {
  it('says what a gate report says: kind, head, ship, boxes, findings with their places, counts', async () => {
    const { out, exitCode } = await run([codeco]);
    for (const text of [
      'codeco-gate.edi  UN/EDIFACT',
      '交换 BLCT3 → MASTLIGHT ML26071109150001',
      '■ 闸口进出报告  CODECO',
      '编号 GI260711001   功能 原始   船名航次 TIDE LANTERN V.0712E (IMO 9000001)   动作 进闸',
      '码头 BLCT3   承运人 MLL   编制时间 202607110915 (2026-07-11 09:15 Asia/Shanghai)',
      '集装箱 · 3 行',
      '各行相同：ISO 箱型 45G1   箱主 MLL   进出口 出口   装货港 CNNGB',
      '⚠ 提醒  偏移 564 第 22 段  设备号不是集装箱号，按原文保留：MLTU31021 [no-iso-number]',
      '      EQD+CN+MLTU31021+45G1:102:5++2+5\n             ^^^^^^^^^',
      '⚠ 提醒  偏移 746 第 29 段  设备类型 CH 不是集装箱，另列保留 [not-a-container]',
    ]) {
      expect(out).toContain(text);
    }
    expect(out).toMatch(/报文 2，拒收 1，错误 1，提醒 4 · 1\.1 KB · 用时 [\d.]+ 毫秒/);
    expect(out).toMatch(/箱号 MLTU3102047 +箱型 45G1 +空重 重箱 +提单号 NGBML2607001 +订舱号 SO2607001/);
    expect(exitCode).toBe(1);
  });

  it('shows the boxes of bills below the bills, by bill', async () => {
    const { out } = await run([sample('flat-cn/samples/ifcsum.txt')]);
    expect(out).toMatch(/提单 · 2 行[^]*货名[^]*提单·集装箱 · 4 行\n +提单号 +箱号[^]*NGBML2607002 +MLTU3102279/);
  });

  const samples = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith('samples'))
    .map((entry) => join(entry.parentPath, entry.name));

  it.each(samples.map((path) => [path.slice(sources.length), path]))('%s fits into 100 columns', async (_name, path) => {
    const { out } = await run([path]);
    expect(out.split('\n').filter((line) => textWidth(line) > 100 && !/✖|⚠|▌|交换/.test(line))).toEqual([]);
    expect(out).toContain('■ ');
  });

  it('cuts long lists at 50 rows with the count, unless all are asked for', async () => {
    const file = write('long.edi', gate(60));
    const cut = await run([file]);
    expect(cut.out).toContain('集装箱 · 60 行');
    expect(cut.out).toContain('… 只列出 50 行，共 60 行；加 --all 全部列出');
    expect(cut.out).not.toContain('BILL50');
    expect((await run(['--all', file])).out).toMatch(/BILL59/);
  });

  it.runIf(process.env['LONG'])('lists more messages than a call takes arguments', async () => {
    const event = '{"eventType":"TRANSPORT","transportEventTypeCode":"ARRI","eventDateTime":"2026-07-11T08:42:00Z"}';
    const { out, exitCode } = await run(['--all', '--en'], [Buffer.from(`${event}\n`.repeat(40_000))]);
    expect(out).toContain('40000 messages read');
    expect(out).toContain('· 40000 rows');
    expect(exitCode).toBe(0);
  });

  it('puts many small messages of one kind into one table', async () => {
    const sentence = '!AIVDM,1,1,,A,15MrVH0000KH<:V:NtBLoqFP2H9:,0*2F';
    const { out } = await run([write('three.nmea', `${sentence}\n${sentence}\n${sentence}\n`)]);
    expect(out.match(/■/g)).toHaveLength(1);
    expect(out).toMatch(/■ .* · 3 行/);
  });

  it('--wide cuts no cell and wraps none', async () => {
    const remark = 'DEMO REMARK '.repeat(40).trim();
    const goods = ['A', 'B'].map((mark, index) => `CNI+${index + 1}+NGB${mark}'GID+1+10:CT'FTX+AAA+++${remark}'MEA+AAE+G+KGM:1${index}'`);
    const file = `UNH+1+CUSCAR:D:95B:UN'BGM+85+CARGO1+9'${goods.join('')}UNT+9+1'`;
    expect((await run(['-'], [file])).out).not.toContain(remark);
    expect((await run(['--wide', '-'], [file])).out).toContain(remark);
  });

  it('findings say the line of the file where they count elements, and their own words per format', async () => {
    const events = await run(['-'], ['[\n{"eventType":"TRANSPORT","transportEventTypeCode":"ARRI"},\n{"eventType":"TRANSPORT"},\n7\n]']);
    expect(events.out).toMatch(/第 2 个事件（文件第 3 行）/);
    const xml = await run(['-'], ['<?xml version="1.0"?>\n<Manifest>\n<Head>\n']);
    expect(xml.out).toMatch(/（文件第 \d 行）/);
    expect((await run(['-'], ["00:CODECO:GATE:9:A:B:202607110900'\n50:MLTU31020'\n99:2'"])).out).toMatch(/第 \d 条记录/);
    expect((await run(['-'], ['!AIVDM,1,1,,A,15MrVH0000KH<:V:NtBLoqFP2H9:,0*2E\n'])).out).toMatch(/第 1 行 {2}语句/);
  });

  it('wire 12: each finding shows its segment with the element marked, and --segments every segment with its meaning', async () => {
    const edi = "UNH+1+CODECO:D:95B:UN'BGM+34+R1+9'EQD+CN+ODD 77'DTM+7:202607110830:203'UNT+5+1'";
    const plain = await run(['-'], [edi]);
    expect(plain.out).toContain('      EQD+CN+ODD 77\n             ^^^');
    const { out } = await run(['--segments', '-'], [edi]);
    expect(out).toMatch(/3 {2}EQD\+CN\+ODD 77\n +箱\n +⚠ 提醒 {2}设备号不是集装箱号/);
    expect(out).toMatch(/DTM\+7:202607110830:203\n +时间 · /);
    expect((await run(['--segments', '--en', '-'], [edi])).out).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it.each([
    ['a frame as a line of digits', Buffer.from('# capture\n7e0002000001390000100100070b7e\n'), '      7e0002000001390000100100070b7e\n'],
    ['a frame as bytes', Buffer.from('7e0002000001390000100100070b7e7e0003', 'hex'), '      7e0002000001390000100100070b7e\n'],
    ['a frame between platforms', Buffer.from('5b0000001a00000001100500000001010000000000000000005d', 'hex'), '      5b0000001a'],
    ['a text that nobody knows', Buffer.from('hello, world\nmore\n'), '      hello, world\n'],
  ])('wire 12: a finding shows %s', async (_, bytes, shown) => {
    expect((await run(['-'], [bytes])).out).toContain(shown);
    expect((await run(['--json', '-'], [bytes])).out).toContain(`"text": "${shown.trim()}`);
  });

  it('wire 12: bytes that nobody knows are not shown as a text', async () => {
    const { out } = await run(['-'], [Buffer.from('01020304ff00aa', 'hex')]);
    expect(out).toMatch(/\[unknown-format\]\n {2}报文/);
  });

  it.each([
    ['XYZ+1', '未读入：XYZ × 1', null],
    ['MEA+VOL++MTQ:31', '未读入：MEA+VOL × 2', 'VOL'],
    ['7e000200010a7e', 'The check sum of a frame is wrong', null],
    ['EQD+CN+MLTU3102112+22G1', '校验位不对：MLTU3102112', 'MLTU3102112'],
    ['EQD+CN+MLTU31021+45G1', '按原文保留：MLTU3', null],
    ['<Foo>1</Foo>', 'not read: Consignment/Foo', 'Foo'],
    ['UNT+9+1', 'told / found: 9 / 11', '9'],
  ])('wire 12: in %s of the finding "%s" %s is marked', (segment, finding, marked) => {
    const part = markedPart(segment, finding);
    expect(part === null ? null : segment.slice(part.at, part.at + part.length)).toBe(marked);
  });

  it('wire 12: --segments marks every segment that was not read, in its own message alone', async () => {
    const box = (n: number, ...behind: string[]): string =>
      ['', `EQD+CN+MLTU310204${n}+22G1`, 'DTM+7:202607110830:203', ...behind].join("'");
    const message = (n: number, content: string): string => `UNH+${n}+CODECO:D:95B:UN'BGM+34+R${n}+9${content}'UNT+9+${n}'`;
    const { out } = await run(
      ['--segments', '-'],
      [
        message(1, box(1, 'PCD+1:5', 'MEA+VOL++MTQ:30') + box(2, 'PCD+1:6', 'MEA+VOL++MTQ:31', 'MEA+AAE+G+KGM:9')) +
          message(2, box(3, 'PCD+1:7')).replace('BGM+34', 'BGM+999'),
      ],
    );
    const unread = out
      .split(/\n(?= +\d+ {2}[A-Z]{3}\+)/)
      .filter((part) => /⚠ 提醒 {2}(有内容)?未读入/.test(part.split('\n').slice(0, 3).join('\n')))
      .map((part) =>
        part
          .trim()
          .split('\n')[0]
          ?.replace(/^\d+ +/, ''),
      );
    expect(unread).toEqual(['PCD+1:5', 'MEA+VOL++MTQ:30', 'PCD+1:6', 'MEA+VOL++MTQ:31']);
  });

  it('wire 12: of a refused message what was understood is shown, segment by segment', async () => {
    const refused = "UNH+1+CODECO:D:95B:UN'BGM+999+X+9'NAD+CF+MSK:160:20'EQD+CN+MLTU3102047+22G1'UNT+5+1'";
    const { out } = await run(['-'], [`${gate(1)}${refused}`]);
    expect(out).toContain('■ 拒收的报文 CODECO：读懂的部分');
    expect(out).toMatch(/NAD\+CF\+MSK:160:20\n +相关方 · 箱经营人\n/);
    expect(out).toMatch(/EQD\+CN\+MLTU3102047\+22G1\n +箱\n/);
    expect(out.match(/读懂的部分/g)).toHaveLength(1);
    expect((await run(['--en', '-'], [refused])).out).toContain('■ Refused message CODECO: what was understood');
    expect((await run(['-'], [gate(1)])).out).not.toContain('读懂的部分');
  });

  it.each([
    ['of a terminal', '7e81000001013900001001000700ae7e', '0x8100', '013900001001', '流水号 7'],
    ['in a line with others', '7e0002000001390000100100072c7e7e81000001013900001001000700ae7e', '0x8100', '013900001001', '流水号 7'],
    ['between platforms', '5b0000001b00000007100101f7d861010203000000000000d2bd5d', '0x1001', '接入码 33020001', '流水号 7'],
  ])('wire 12: of a frame %s whose body is refused its head is shown', async (_, digits, type, phone, serial) => {
    for (const input of [Buffer.from(`${digits}\n`), Buffer.from(digits, 'hex')]) {
      const { out } = await run(['-'], [input]);
      expect(out).toContain(`■ 拒收的报文 ${type}：读懂的部分\n`);
      expect(out).toMatch(new RegExp(`${phone} +${serial}`));
    }
    const broken = await run(['-'], [`${digits.replace(/..(..)$/, '00$1')}\n`]);
    expect(broken.out).not.toContain('读懂的部分');
  });

  it('wire 12: columns of times say their zone, those of dates none', async () => {
    const boxes = [1, 2].map((n) => `EQD+CN+MLTU310204${n}+22G1'DTM+7:20260711083${n}:203'`).join('');
    const { out } = await run(['-'], [`UNH+1+CODECO:D:95B:UN'BGM+34+R1+9'${boxes}UNT+7+1'`]);
    expect(out).toMatch(/箱号 +发生时间 \(UTC\+8\)/);
    const events = [42, 43].map(
      (minute) => `{"eventType":"TRANSPORT","transportEventTypeCode":"ARRI","eventDateTime":"2026-07-11T08:${minute}:00Z"}`,
    );
    expect((await run(['--en', '-'], [`[${events.join(',')}]`])).out).toMatch(/\(UTC\+8\)[^]*2026-07-11 16:42/);
    const mass = "UNH+1+VERMAS:D:16A:UN'BGM+749+V1+9'EQD+CN+MLTU3102047+22G1'MEA+AAE+VGM+KGM:21000'DTM+WAT:20260711:102'UNT+6+1'";
    expect((await run(['-'], [mass])).out).not.toContain('UTC+8');
  });

  it('wire 12: JSON that nobody knows is no port, and a finding shows its own row', async () => {
    const { out } = await run(['-'], ['[{"foo":1},{"foo":2}]']);
    expect(out).toContain('标准输入  JSON，内容不认识');
    expect(out).not.toContain('口岸');
    expect(out).toContain('      {"foo":1}\n');
    expect((await run(['--en', '-'], ['{"foo":1}'])).out).toContain('JSON of unknown content');
  });

  describe('wire 12: --en is whole', () => {
    const samples = (readdirSync(sources, { recursive: true }) as string[]).filter((path) => /samples\/.*\.\w+$/.test(path));

    it.each(samples)('wire 12: --en of %s speaks no Chinese but what the message itself says', async (path) => {
      const { out } = await run(['--en', '--all', '--wide', '--segments', sample(path)]);
      const spoken = out.slice(out.indexOf('\n')).match(/[\u4e00-\u9fff]+/g) ?? [];
      const told = textsOf(readFileSync(sample(path)));
      expect(spoken.filter((words) => !told.some((text) => text.includes(words)))).toEqual([]);
    });
  });

  it('obeys nothing that a file says to the terminal', async () => {
    const rows = { code: 200, data: [{ ctnno: 'MLTU3102047', billno: '\u001b[2J\u202eevil', remark: '\u0007' }] };
    const { out } = await run(['-'], [`UNH+1+CODECO:D:95B:UN'BGM+34+A\u001b[2JB\u202eC+9'EQD+CN+MLTU3102047'UNT+4+1'`, '']);
    const json = await run(['-'], [JSON.stringify(rows)]);
    expect(out + json.out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(out).toContain('■ ');
  });

  it('--quiet lists findings alone, --en says everything in English', async () => {
    const quiet = await run(['--quiet', codeco]);
    expect(quiet.out).not.toContain('■');
    expect(quiet.out).toContain('[no-iso-number]');
    const english = await run(['--en', codeco]);
    expect(english.out).toContain(
      '⚠ warning  offset 564 segment 22  Equipment without a container number is kept as sent: MLTU31021 [no-iso-number]',
    );
    expect(english.out).toContain('2 messages read, 1 refused, 1 errors, 4 warnings');
    expect(english.out).not.toMatch(/[\u4e00-\u9fff]/);
    expect(english.out).toContain('■ Gate report  CODECO');
    expect(english.out).toMatch(/Container no\. MLTU3102047 +Size type 45G1 +Full or empty full/);
  });
});

/** What a file may say: its bytes as text, and those that are packed or spelled out in it. */
function textsOf(bytes: Buffer): string[] {
  const unpacked = bytes[0] === 0x1f ? gunzipSync(bytes) : bytes;
  const text = unpacked.toString('latin1');
  const hex = [...text.matchAll(/^[\da-f]{20,}$/gim)].map(([line]) =>
    Buffer.from(line.replace(/7d02/gi, '7e').replace(/7d01/gi, '7d'), 'hex'),
  );
  const base64 = [...text.matchAll(/[\w+/=\s]{60,}/g)].map(([packed]) => Buffer.from(packed.replace(/\s/g, ''), 'base64'));
  const all = [unpacked, ...hex, ...base64, ...base64.flatMap((inner) => (inner[0] === 0x1f ? [gunzipSync(inner)] : []))];
  const texts = all.flatMap((one) => [one.toString('utf8'), new TextDecoder('gb18030').decode(one)]);
  return texts.map((one) => one.replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))));
}

describe('--json', () => {
  it('gives one object per file with everything that was read', async () => {
    const { out, exitCode } = await run(['--json', codeco, whole]);
    const [first, second] = JSON.parse(out);
    expect(first).toMatchObject({
      file: codeco,
      format: 'edifact',
      bytes: readFileSync(codeco).length,
      counts: { read: 2, refused: 1, errors: 1, warnings: 4 },
      interchanges: [{ sender: 'BLCT3', recipient: 'MASTLIGHT', controlReference: 'ML26071109150001' }],
    });
    expect(first.messages[0]).toMatchObject({ kind: 'gate', move: 'in', boxes: [{ containerNo: 'MLTU3102047' }, {}, {}] });
    expect(first.findings[0]).toMatchObject({ severity: 'warning', offset: 564, segment: 22, text: 'EQD+CN+MLTU31021+45G1:102:5++2+5' });
    expect(second).toMatchObject({ format: 'flat-cn', counts: { refused: 0 } });
    expect(exitCode).toBe(1);
  });

  it('is valid for no readable file, and for an input that breaks off', async () => {
    const none = await run(['--json', join(folder, 'nowhere')]);
    expect(JSON.parse(none.out)).toEqual([]);
    const stdin = Readable.from(
      (function* () {
        yield Buffer.from(gate(1).repeat(20_000));
        throw new Error('broken');
      })(),
    );
    let out = '';
    const streams = { stdin, write: (text: string) => void (out += text), writeError: () => {}, columns: 100 };
    expect(await runCommand(['--json', '-', whole], streams)).toBe(2);
    expect(JSON.parse(out)).toMatchObject([
      { file: '-', isWhole: false },
      { file: whole, isWhole: true },
    ]);
  });

  it('--quiet leaves the messages out', async () => {
    const [only] = JSON.parse((await run(['--json', '--quiet', codeco])).out);
    expect(only).not.toHaveProperty('messages');
    expect(only.findings).toHaveLength(5);
  });
});

describe('inputs', () => {
  it.each([[[]], [['-']]])('standard input for the arguments %j', async (args) => {
    const { out, exitCode } = await run(args, [readFileSync(whole)]);
    expect(out).toContain('标准输入  平台文件');
    expect(exitCode).toBe(0);
  });

  it('a missing file, a folder and an empty file are named; the others are read', async () => {
    const missing = join(folder, 'nowhere.edi');
    mkdirSync(join(folder, 'inner'));
    const empty = write('empty.edi', '');
    const { out, error, exitCode } = await run([missing, join(folder, 'inner'), join(whole, 'x'), empty, whole]);
    expect(error.split('\n')).toEqual([
      `✖ 错误  ${missing}：文件不存在 (ENOENT)`,
      `✖ 错误  ${join(folder, 'inner')}：是文件夹，不是文件`,
      `✖ 错误  ${join(whole, 'x')}：文件不存在 (ENOTDIR)`,
      '',
    ]);
    expect(out).toContain(`${empty}  不认识的格式`);
    expect(out).toContain('文件是空的 [empty-input]');
    expect(out).toContain('合计 2 个文件：报文 2，拒收 1，错误 1');
    expect(exitCode).toBe(2);
    expect((await run([empty])).exitCode).toBe(1);
  });

  // Root may read everything.
  it.skipIf(process.getuid?.() === 0)('a file that may not be read is named', async () => {
    const locked = write('locked.edi', 'x');
    chmodSync(locked, 0);
    const { error, exitCode } = await run([locked]);
    expect(error).toContain(`${locked}：没有读取权限`);
    expect(exitCode).toBe(2);
  });

  const piece = Buffer.from(gate(2).replace('UNT', `${`FTX+AAI+++${'DEMO '.repeat(60)}'`.repeat(3000)}UNT`));
  const pieces = Array.from({ length: Math.ceil((66 << 20) / piece.length) }, () => piece);

  it.runIf(process.env['LONG'])('of an input above 64 MB the messages behind the mark are counted', async () => {
    const { out, exitCode } = await run(['-'], pieces);
    expect(out).toContain(`报文 ${pieces.length}，拒收 0，`);
    expect(out).toMatch(/文件超过 64 MB，其余 \d+ 条报文已读过，不再列出/);
    expect(exitCode).toBe(0);
  });

  it.runIf(process.env['LONG'])('as JSON they are all given', async () => {
    const [only] = JSON.parse((await run(['--json', '-'], pieces)).out);
    expect(only).toMatchObject({ isWhole: true, bytes: pieces.length * piece.length, counts: { read: pieces.length } });
    expect(only.messages).toHaveLength(pieces.length);
  });

  it('a format that is not read in pieces is refused above 64 MB', async () => {
    const { out, exitCode } = await run(['-'], [Buffer.from('<?xml version="1.0"?><Manifest>'), Buffer.alloc(65 << 20, 0x41)]);
    expect(out).toContain('[input-too-large]');
    expect(exitCode).toBe(1);
  });
});

describe('usage', () => {
  it('--help in Chinese, exit code 0', async () => {
    const { out, exitCode } = await run(['--help']);
    expect(out).toContain('npx mastlight-wire [选项] <文件> [<文件>…]');
    expect(out).toContain('DCSA 事件 JSON（Track & Trace）');
    const english = await run(['--help', '--en']);
    expect(english.out).toContain('--wide');
    expect(english.out).not.toMatch(/[\u4e00-\u9fff]/);
    expect(exitCode).toBe(0);
  });

  it('an unknown option is named, exit code 2', async () => {
    const { error, exitCode } = await run(['--colour', codeco]);
    expect(error).toBe('不认识的参数：--colour（用法见 mastlight-wire --help）\n');
    expect(exitCode).toBe(2);
    expect((await run(['--en', '--colour', codeco])).error).toBe('Unknown option: --colour (see mastlight-wire --help)\n');
  });

  it.runIf(process.env['LONG'])('the command itself runs from any folder and passes the exit code on', () => {
    const bin = fileURLToPath(new URL('../bin/mastlight-wire.mjs', import.meta.url));
    writeFileSync(join(folder, 'here.txt'), readFileSync(whole));
    const read = spawnSync(process.execPath, [bin, 'here.txt'], { cwd: folder, encoding: 'utf8' });
    expect(read.stdout).toContain('■ 船图（积载图）  BAPLIE');
    expect(read.status).toBe(0);
    expect(spawnSync(process.execPath, [bin], { cwd: folder, input: 'hello' }).status).toBe(1);
  });
});
