// Guarantee: what the intake acknowledges is stored; a message is applied once
// whatever way and however often it comes; what cannot be read is kept, counted
// and can be driven again; and received = applied + duplicate + quarantined +
// waiting holds whenever it is asked.
import { appendFile, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intake } from '@mastlight/domain/intake/contract';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInForTest } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const codeco = (boxes: readonly string[], bill = 'MEDUNB0000001', time = '202610120830'): string =>
  [
    `00:CODECO:GATE-IN REPORT:9:BLCT3:MASTLIGHT:${time}'`,
    `10:UN9314210:MSC ANNA:425W:MSC:MSC:E'`,
    ...boxes.flatMap((box, i) => [`50:${box}:45G1:F:E:EIR${i}:${bill}:24860:CNB44${i}:${time}:'`, `52:3:浙B12345:::'`]),
    `99:${3 + 2 * boxes.length}'`,
  ].join('\n');

async function post(source: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/intake/${source}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${source}-key-for-tests`, 'content-type': 'application/octet-stream', ...headers },
    body,
  });
  const envelope = (await response.json()) as { code: number; data: { messageId: number; state: string } | null };
  return { http: response.status, ...envelope };
}

interface Told {
  state: string;
  reason: string | null;
  facts: number;
  added: number;
  refused: number;
  duplicateOf: number | null;
  findings: { code: string; segment: number | null; offset: number }[];
}
async function outcomeOf(source: string, id: number): Promise<Told> {
  return waitFor(`message ${id} decided`, async () => {
    const response = await fetch(`${server.url}/intake/${source}/outcome?id=${id}`, {
      headers: { authorization: `Bearer ${source}-key-for-tests` },
    });
    const { data } = (await response.json()) as { data: Told | null };
    return data && data.state !== 'received' ? data : null;
  });
}

/** What the file of a message is called once it was taken; '' while it is not known. */
async function storedNameOf(fileName: string): Promise<string> {
  const { rows } = await server.platform.database.query<{ name: string }>(
    'system',
    `select id || '-' || left(encode(sha256, 'hex'), 12) as name from intake_message where file_name = $1`,
    [fileName],
  );
  return rows[0]?.name ?? '';
}

async function counts() {
  const { rows } = await server.platform.database.query<{ state: string; count: number }>(
    'system',
    'select state, count(*) from intake_message group by 1',
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

describe('POST /intake/{source}', () => {
  it.each([
    ['no key', {}, 401],
    ["another source's key", { authorization: 'Bearer customs-key-for-tests' }, 401],
    ['a wrong key as long as the right one', { authorization: `Bearer ${'x'.repeat('ningbo-edi-key-for-tests'.length)}` }, 401],
  ])('refuses %s', async (_name, headers, code) => {
    const response = await fetch(`${server.url}/intake/ningbo-edi`, { method: 'POST', headers, body: 'x' });
    expect(await response.json()).toMatchObject({ code, data: null });
  });

  it('knows its sources', async () => {
    const response = await fetch(`${server.url}/intake/elsewhere`, { method: 'POST', body: 'x' });
    expect(await response.json()).toMatchObject({ code: 401 });
  });

  it('applies a platform file and finds its boxes by number (R-7.6-11)', async () => {
    const { data } = await post('ningbo-edi', codeco(['CSNU6152042', 'FCIU9051185']), { 'x-file-name': 'GATE1.txt' });
    expect(data!.state).toBe('received');
    expect(await outcomeOf('ningbo-edi', data!.messageId)).toMatchObject({ state: 'applied', added: 2 });
  });

  it('R-02: the same bytes ten times, also at once, have one effect', async () => {
    const file = codeco(['TGHU1643396'], 'MEDUNB0000002');
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('ningbo-edi', file)));
    expect(answers.filter((answer) => answer.data!.state === 'received')).toHaveLength(1);
    expect(answers.filter((answer) => answer.data!.state === 'duplicate')).toHaveLength(9);
    for (const answer of answers) await outcomeOf('ningbo-edi', answer.data!.messageId);
    const facts = await server.platform.database.query('system', `select 1 from tracking_fact where container_no = 'TGHU1643396'`);
    expect(facts.rowCount).toBe(1);
  });

  it('R-01: keeps the bytes as they came', async () => {
    const bytes = Buffer.from([0x00, 0xff, 0x27, 0x0a, 0x81, 0x30]);
    const { data } = await post('upload', bytes);
    expect(await outcomeOf('upload', data!.messageId)).toMatchObject({ state: 'quarantined', reason: 'unreadable' });
    const { rows } = await server.platform.database.query<{ bytes: Buffer }>(
      'system',
      'select bytes from intake_raw where message_id = $1',
      [data!.messageId],
    );
    expect(rows[0]!.bytes).toEqual(bytes);
  });

  it('takes JSON bodies as bytes, whatever type they claim', async () => {
    const { data } = await post('ningbo-port', '{"code":200,"msg":"success","data":{"list":[]}}', { 'content-type': 'application/json' });
    expect(data!.state).toBe('received');
    expect((await outcomeOf('ningbo-port', data!.messageId)).state).not.toBe('received');
  });

  it('refuses a body above its limit with 413 and stores nothing', async () => {
    const before = await counts();
    const { code } = await post('upload', Buffer.alloc(64 * 1024 * 1024 + 1));
    expect(code).toBe(413);
    expect(await counts()).toEqual(before);
  });
});

describe('names and texts that the database would stumble over', () => {
  it('A1: a name from elsewhere moves nothing when its message is quarantined', async () => {
    // The three bytes of a cluster's version, of which the inbox has the twin above it.
    const bait = join(server.config.dataDir, 'PG_VERSION');
    await writeFile(bait, '18\n');
    const names = [
      '%0A..%2F..%2F..%2FPG_VERSION',
      '%0D..%2F..%2F..%2FPG_VERSION',
      '%E2%80%A8..%2F..%2F..%2FPG_VERSION',
      '..%5C..%5CPG_VERSION',
      '..%00%2F..%2F..%2FPG_VERSION',
    ];
    for (const source of ['ningbo-edi', 'ningbo-port', 'customs', 'upload']) {
      for (const name of names) {
        const { data } = await post(source, '18\n', { 'x-file-name': name });
        await outcomeOf(source, data!.messageId);
      }
    }
    // A file from the inbox is sorted after them.
    // It ends like a whole one, which is taken at once.
    await writeFile(join(server.config.dataDir, 'inbox', 'upload', 'last.txt'), 'no message}');
    await waitFor('last.txt', async () =>
      (await readdir(join(server.config.dataDir, 'inbox', '.refused', 'upload'))).includes(await storedNameOf('last.txt')),
    );
    expect(await readFile(bait, 'utf8')).toBe('18\n');
    const { rows } = await server.platform.database.query<{ file_name: string }>(
      'system',
      `select distinct file_name from intake_message where file_name ~ 'PG_VERSION'`,
    );
    expect(rows).toEqual([{ file_name: 'PG_VERSION' }]);
  });

  it.each([
    ['MEDUNB0000081', '\\ud800'],
    ['MEDUNB0000082', '\\u0000'],
    ['MEDUNB0000083', '\\udc00x'],
    ['MEDUNB0000084', 'a\\'],
    ['MEDUNB0000085', '\\\\u0000'],
  ])('A10: in %s %s, typed as letters, spoils neither its message nor its neighbours', async (bill, typed) => {
    const { data } = await post(
      'ningbo-edi',
      codeco(['CSNU6152042', 'FCIU9051185'], bill).replace('CNB440', `CN${typed}`).replace('浙B12345', `浙${typed}`),
    );
    expect(await outcomeOf('ningbo-edi', data!.messageId)).toMatchObject({ state: 'applied', added: 2 });
    const broken = await post('ningbo-edi', `00:CODECO:${typed}:9:BLCT3:MASTLIGHT:202610120830'\n50:${typed}:${typed}'\n99:9'`);
    expect((await outcomeOf('ningbo-edi', broken.data!.messageId)).reason).not.toBe('apply-failed');
  });

  it.each(['\\ud800', '\\u0000', '\\\\ud800', '\\\\u0000', 'x\\udfffy'])('A10: %s in the JSON of the port', async (escape) => {
    const row = (billNo: string, remark: string): string =>
      `{"topic":"cusmov","blno":"${billNo}","ctnNo":"CSNU6152042","status":"1${remark}","remark":"${remark}","mode":"${remark}","happenTime":"2026-10-12 08:30:00","vesselEnName":"${remark}","voyage":"${remark}"}`;
    const { data } = await post(
      'ningbo-port',
      `{"code":200,"msg":"${escape}","data":{"list":[${row('MEDUNB0000091', escape)},${row('MEDUNB0000092', 'plain')}]}}`,
    );
    expect((await outcomeOf('ningbo-port', data!.messageId)).reason).not.toBe('apply-failed');
  });
});

describe('the interchange reference (R-02)', () => {
  const interchange = (ref: string, weight: number, eol = ''): string =>
    [
      `UNB+UNOA:1+BLCT+MASTLIGHT+261012:0830+${ref}'`,
      `UNH+1+CODECO:D:95B:UN:ITG13'`,
      `BGM+34+DOC${ref}+9'`,
      `TDT+20+425W+1++MSC:172:20+++9314210:146::MSC ANNA'`,
      `NAD+CF+MSC:160:20'`,
      `EQD+CN+CICU8421595+45G1:102:5++2+5'`,
      `DTM+7:202610120830:203'`,
      `LOC+165+CNNGB:139:6+BLCT3:TER:ZZZ'`,
      `MEA+AAE+G+KGM:${weight}'`,
      `CNT+16:1'`,
      `UNT+10+1'`,
      `UNZ+1+${ref}'`,
    ].join(eol);

  it('R-02 other bytes with the same reference and content are a duplicate', async () => {
    const first = await post('ningbo-edi', interchange('R0001', 20000));
    const again = await post('ningbo-edi', interchange('R0001', 20000, '\r\n'));
    expect(await outcomeOf('ningbo-edi', first.data!.messageId)).toMatchObject({ state: 'applied' });
    expect(await outcomeOf('ningbo-edi', again.data!.messageId)).toMatchObject({ state: 'duplicate', duplicateOf: first.data!.messageId });
  });

  it('R-02 other content under a used reference is a conflict and overwrites nothing', async () => {
    const conflict = await post('ningbo-edi', interchange('R0001', 99999));
    expect(await outcomeOf('ningbo-edi', conflict.data!.messageId)).toMatchObject({ state: 'quarantined', reason: 'interchange-conflict' });
    const { rows } = await server.platform.database.query<{ weight: number }>(
      'system',
      `select (detail->>'grossWeightKg')::float as weight from tracking_fact where container_no = 'CICU8421595' and reference like '%R0001'`,
    );
    expect(rows.map((row) => row.weight)).toEqual([20000]);
  });
});

describe('W-01 a message that has lost a terminator', () => {
  const gateIn = (reference: string, containerNo: string, bill: string): string[] => [
    `UNH+${reference}+CODECO:D:95B:UN:SMDG16'`,
    `BGM+34+W01${reference}+9'`,
    `EQD+CN+${containerNo}+45G1:102:5++2+5'`,
    `RFF+BM:${bill}'`,
    `DTM+7:202610120830:203'`,
    `UNT+6+${reference}'`,
  ];
  const sent = (reference: string, ...messages: readonly string[][]): string =>
    [`UNB+UNOA:2+BLCT3+MASTLIGHT+261012:0830+${reference}'`, ...messages.flat(), `UNZ+${messages.length}+${reference}'`].join('\n');
  const damaged = gateIn('1', 'MLTU5102010', 'MEDUNB0W01001').map((segment) => segment.replace(/^(RFF.*)'$/, '$1'));
  const factsOf = async (messageId: number) => {
    const { rows } = await server.platform.database.query(
      'system',
      'select bill_no as bill, container_no as box from tracking_fact where message_id = $1',
      [messageId],
    );
    return rows;
  };

  it('W-01 is quarantined with its place, and nothing of it is applied', async () => {
    const { data } = await post('ningbo-edi', sent('W01A', damaged));
    const outcome = await outcomeOf('ningbo-edi', data!.messageId);
    expect(outcome).toMatchObject({ state: 'quarantined', reason: 'unreadable', refused: 1 });
    expect(outcome.findings).toContainEqual(expect.objectContaining({ code: 'swallowed-segment', segment: 5 }));
    expect(await factsOf(data!.messageId)).toEqual([]);
  });

  it('W-01 the whole one beside it is applied', async () => {
    const { data } = await post('ningbo-edi', sent('W01B', damaged, gateIn('2', 'MLTU5102025', 'MEDUNB0W01002')));
    expect(await outcomeOf('ningbo-edi', data!.messageId)).toMatchObject({ state: 'applied', refused: 1 });
    expect(await factsOf(data!.messageId)).toEqual([{ bill: 'MEDUNB0W01002', box: 'MLTU5102025' }]);
  });
});

describe('receipts to EDIFACT', () => {
  const interchange = (reference: string, ...messages: readonly string[]): string => interchangeIn('UNOA:2', reference, ...messages);
  const interchangeIn = (level: string, reference: string, ...messages: readonly string[]): string =>
    [`UNB+${level}+BLCT3:ZZZ+MASTLIGHT+261012:0830+${reference}'`, ...messages, `UNZ+${messages.length}+${reference}'`].join('\n');
  const gateIn = (reference: string): string =>
    [
      `UNH+${reference}+CODECO:D:95B:UN:SMDG16'`,
      "BGM+34+DEMO1+9'",
      "EQD+CN+TGHU1643396+45G1:102:5++2+5'",
      "RFF+BM:MEDUNB0000077'",
      "DTM+7:202610120830:203'",
      `UNT+6+${reference}'`,
    ].join('\n');
  const unknownDocument = "UNH+2+CODECO:D:95B:UN:SMDG16'\nBGM+99+DEMO2+9'\nUNT+3+2'";

  async function receiptsTo(source: string, id: number): Promise<{ code: number; receipts: string | null }> {
    const response = await fetch(`${server.url}/intake/${source}/receipts?id=${id}`, {
      headers: { authorization: `Bearer ${source}-key-for-tests` },
    });
    const { code, data } = (await response.json()) as { code: number; data: { receipts: string | null } | null };
    return { code, receipts: data?.receipts ?? null };
  }

  it('acknowledges an interchange, back to its sender', async () => {
    const { data } = await post('ningbo-edi', interchange('RCP1', gateIn('1')));
    await outcomeOf('ningbo-edi', data!.messageId);
    const { receipts } = await receiptsTo('ningbo-edi', data!.messageId);
    expect(receipts).toMatch(/^UNB\+UNOA:2\+MASTLIGHT\+BLCT3:ZZZ\+\d{6}:\d{4}\+/);
    expect(receipts).toContain("UCI+RCP1+BLCT3:ZZZ+MASTLIGHT+7'");
    expect(receipts).not.toContain('APERAK');
  });

  it.each([
    ['UNOA:2', /^UNB\+UNOA:2[^]*CONTRL:D:3:UN[^]*RFF\+ACW:2'[^]*FTX\+AAO\+\+\+Segment \d+\?: /],
    ['UNOY:4', /^UNB\+UNOY:4[^']*\+\d{8}:\d{4}\+[^]*CONTRL:4:1:UN[^]*RFF\+ACW:2'[^]*FTX\+AAO\+\+\+第 \d+ 段：/],
  ])('names a refused message beside an accepted one, and says why in words a sender of %s can read', async (level, expected) => {
    const { data } = await post('ningbo-edi', interchangeIn(level, `RCP2${level.slice(0, 4)}`, gateIn('1'), unknownDocument));
    await outcomeOf('ningbo-edi', data!.messageId);
    const { receipts } = await receiptsTo('ningbo-edi', data!.messageId);
    expect(receipts).toContain('UCM+2+CODECO:D:95B:UN:SMDG16+4');
    expect(receipts).toMatch(expected);
  });

  it('refuses a reference that was used before: 26', async () => {
    const first = await post('ningbo-edi', interchange('RCP3', gateIn('1')));
    await outcomeOf('ningbo-edi', first.data!.messageId);
    const again = await post('ningbo-edi', interchange('RCP3', gateIn('1').replace('MEDUNB0000077', 'MEDUNB0000079')));
    expect(await outcomeOf('ningbo-edi', again.data!.messageId)).toMatchObject({ state: 'quarantined' });
    expect((await receiptsTo('ningbo-edi', again.data!.messageId)).receipts).toMatch(/UCI\+RCP3\+BLCT3:ZZZ\+MASTLIGHT\+4\+26\+UNB/);
  });

  it('AT-2 are written when the file is read: whoever asks has it read no more', async () => {
    const { data } = await post('ningbo-edi', interchange('RCP6', gateIn('1'), unknownDocument));
    await outcomeOf('ningbo-edi', data!.messageId);
    const { receipts } = await receiptsTo('ningbo-edi', data!.messageId);
    expect(receipts).toContain('UCM+2+CODECO:D:95B:UN:SMDG16+4');
    await server.platform.database.query('system', 'delete from intake_raw where message_id = $1', [data!.messageId]);
    expect(await receiptsTo('ningbo-edi', data!.messageId)).toEqual({ code: 200, receipts });
  });

  it('AT-2 to what was not read itself, or by an earlier version, are written by a worker once somebody asks', async () => {
    const text = interchange('RCP7', gateIn('1').replace('TGHU1643396', 'CSNU6152042'));
    const { data: first } = await post('ningbo-edi', text);
    await outcomeOf('ningbo-edi', first!.messageId);
    const { receipts } = await receiptsTo('ningbo-edi', first!.messageId);
    const { data: again } = await post('ningbo-edi', text);
    expect(again!.state).toBe('duplicate');
    await server.platform.database.query('system', 'delete from intake_receipt where message_id = $1', [first!.messageId]);
    const written = async (id: number): Promise<string | null> => {
      expect(await receiptsTo('ningbo-edi', id)).toEqual({ code: 503, receipts: null });
      const { receipts: found } = await waitFor('receipts', async () => {
        const told = await receiptsTo('ningbo-edi', id);
        return told.code === 200 ? told : null;
      });
      return found;
    };
    expect(await written(again!.messageId)).toMatch(/UCI\+RCP7\+BLCT3:ZZZ\+MASTLIGHT\+4\+26\+UNB/);
    expect(await written(first!.messageId)).toBe(receipts);
  });

  it('is for its sender alone, and there is none to other formats', async () => {
    const { data } = await post('ningbo-edi', codeco(['CSNU6152042'], 'MEDUNB0000078'));
    await outcomeOf('ningbo-edi', data!.messageId);
    expect(await receiptsTo('ningbo-edi', data!.messageId)).toEqual({ code: 200, receipts: null });
    expect(await receiptsTo('customs', data!.messageId)).toMatchObject({ code: 404 });
  });

  it('a file taken in part has the reasons of the rest beside it', async () => {
    const inbox = join(server.platform.config.dataDir, 'inbox');
    await writeFile(join(inbox, 'ningbo-edi', 'partly.edi'), interchange('RCP5', gateIn('1'), unknownDocument));
    const reasons = await waitFor('reasons', async () =>
      readFile(join(inbox, '.done', 'ningbo-edi', `${await storedNameOf('partly.edi')}.reason.txt`), 'utf8').catch(() => null),
    );
    expect(reasons).toMatch(/^文件：partly\.edi，报文 \d+\n文件已入账，下列内容拒收\n第 \d+ 段/);
  });

  it('lies beside the inbox for a file from there', async () => {
    await writeFile(join(server.platform.config.dataDir, 'inbox', 'ningbo-edi', 'receipt-wanted.edi'), interchange('RCP4', gateIn('1')));
    const folder = join(server.platform.config.dataDir, 'inbox', '.receipts', 'ningbo-edi');
    const receipts = await waitFor('receipt', async () =>
      readFile(join(folder, `${await storedNameOf('receipt-wanted.edi')}.receipt.edi`), 'utf8').catch(() => null),
    );
    expect(receipts).toContain("UCI+RCP4+BLCT3:ZZZ+MASTLIGHT+7'");
  });
});

describe('answers of the port that carry no time', () => {
  const plan = (closes: string): string =>
    JSON.stringify({
      code: 200,
      msg: 'success',
      data: {
        list: [
          {
            vesselUnCode: 'UN9461465',
            vesselEnName: 'HAI MING',
            vesselCnName: '海明',
            voyage: '026W',
            vesselDirect: 'E',
            terminal: 'BLCTMS',
            berth: '',
            ctnStartTime: '2026-10-08 08:00:00',
            ctnEndTime: '2026-10-12 18:00:00',
            customCloseTime: '2026-10-12 22:00:00',
            portCloseTime: closes,
            eta: '',
            etd: '',
            ata: '',
            atd: '',
          },
        ],
      },
    });

  it('moved, repeated and moved back is three statements', async () => {
    const states: string[] = [];
    for (const closes of ['2026-10-12 18:00:00', '2026-10-12 16:00:00', '2026-10-12 16:00:00', '2026-10-12 18:00:00']) {
      const { data } = await post('ningbo-port', plan(closes));
      states.push((await outcomeOf('ningbo-port', data!.messageId)).state);
    }
    expect(states).toEqual(['applied', 'applied', 'duplicate', 'applied']);
  });
});

describe('inbox folder (E-34)', () => {
  const inbox = (...path: string[]): string => join(server.config.dataDir, 'inbox', ...path);

  it('takes a file that still grew, once it is whole', async () => {
    const text = codeco(['DWSU3001375'], 'MEDUNB0000003');
    const half = text.indexOf("'", text.indexOf('50:'));
    await writeFile(inbox('ningbo-edi', 'grow.txt'), text.slice(0, half - 4));
    await appendFile(inbox('ningbo-edi', 'grow.txt'), text.slice(half - 4));
    await waitFor('grow.txt done', async () => (await readdir(inbox('.done', 'ningbo-edi'))).includes(await storedNameOf('grow.txt')));
    const { rows } = await waitFor('fact', async () => {
      const found = await server.platform.database.query<{ bill_no: string }>(
        'system',
        `select bill_no from tracking_fact where container_no = 'DWSU3001375'`,
      );
      return found.rowCount > 0 ? found : null;
    });
    expect(rows.map((row) => row.bill_no)).toEqual(['MEDUNB0000003']);
  });

  it('R-01: what a sender writes behind a pause, after its first part was taken, is applied too', async () => {
    const writer = await open(inbox('ningbo-edi', 'paused.txt'), 'w');
    await writer.write(codeco(['TGHU6148320'], 'MEDUNB0000091'));
    await waitFor('the first part', async () => (await readdir(inbox('.done', 'ningbo-edi'))).includes(await storedNameOf('paused.txt')));
    await writer.write(`\n${codeco(['MSCU4820155'], 'MEDUNB0000092')}`);
    await writer.close();
    await waitFor('both facts', async () => {
      const { rowCount } = await server.platform.database.query(
        'system',
        `select 1 from tracking_fact where container_no in ('TGHU6148320', 'MSCU4820155')`,
      );
      return rowCount === 2;
    });
  });

  it('takes a renamed file, passes .part files over, and puts refused ones beside their reason', async () => {
    await mkdir(inbox('upload'), { recursive: true });
    // It ends like a whole one, which is taken at once.
    await writeFile(inbox('upload', 'note.txt.part'), 'hello}');
    await rename(inbox('upload', 'note.txt.part'), inbox('upload', 'note.txt'));
    await waitFor('note.txt refused', async () =>
      (await readdir(inbox('.refused', 'upload'))).includes(`${await storedNameOf('note.txt')}.reason.txt`),
    );
    expect(await readFile(inbox('.refused', 'upload', await storedNameOf('note.txt')), 'utf8')).toBe('hello}');
  });

  it('R-04: a refused file that is driven again and taken lies in .done, and its reason is gone', async () => {
    const gateIn = (sealNo: string): string =>
      `UNB+UNOA:1+BLCT+MASTLIGHT+261012:0830+AGAIN1'UNH+1+CODECO:D:95B:UN:ITG13'BGM+34+DOCAGAIN1+9'TDT+20+425W+1++MSC:172:20+++9314210:146::MSC ANNA'NAD+CF+MSC:160:20'EQD+CN+CICU8421595+45G1:102:5++2+5'DTM+7:202610120830:203'LOC+165+CNNGB:139:6+BLCT3:TER:ZZZ'SEL+${sealNo}+CA'CNT+16:1'UNT+10+1'UNZ+1+AGAIN1'`;
    const used = await post('ningbo-edi', gateIn('SEAL1'));
    expect(await outcomeOf('ningbo-edi', used.data!.messageId)).toMatchObject({ state: 'applied' });
    await writeFile(inbox('ningbo-edi', 'again.edi'), gateIn('SEAL2'));
    const namesIn = async (kind: string): Promise<string[]> => {
      const stored = await storedNameOf('again.edi');
      return (await readdir(inbox(kind, 'ningbo-edi')).catch(() => []))
        .filter((name) => stored !== '' && name.startsWith(stored))
        .map((name) => name.slice(stored.length))
        .sort();
    };
    // Its reason is written beside it, and named once it is whole.
    await waitFor('again.edi refused', async () => (await namesIn('.refused')).includes('.reason.txt'));
    expect(await namesIn('.refused')).toEqual(['', '.reason.txt']);
    const admin = await signInForTest(server.platform, { roles: ['desk'] });
    const id = Number((await storedNameOf('again.edi')).split('-')[0]);
    expect((await server.call(intake.redriveMessages, { ids: [id], force: true }, admin)).code).toBe(200);
    await waitFor('again.edi done', async () => (await namesIn('.done')).includes(''));
    await waitFor('its reason gone', async () => (await namesIn('.refused')).length === 0);
    expect(await outcomeOf('ningbo-edi', id)).toMatchObject({ state: 'applied' });
  });
});

describe('counting (R-04)', () => {
  it('R-04 accounts for every message received', async () => {
    const status = await waitFor('nothing waits', async () => {
      const found = await counts();
      return found['received'] ? null : found;
    });
    const { rows } = await server.platform.database.query<{ count: number }>('system', 'select count(*) from intake_message');
    const { applied = 0, duplicate = 0, quarantined = 0 } = status;
    expect(rows[0]!.count).toBe(applied + duplicate + quarantined);
  });

  it('asks for a session, and for the desk where messages are listed or driven again', async () => {
    expect((await server.call(intake.queryStatus, {})).code).toBe(401);
    expect((await server.call(intake.listMessages, {})).code).toBe(401);
    expect((await server.call(intake.redriveMessages, { ids: [1] })).code).toBe(401);
    expect((await server.call(intake.showMessage, { id: 1 })).code).toBe(401);
  });
});
