// Guarantee: a common mail program's mails are taken and read as they were written; each fault is a real server's.
import { createTransport } from 'nodemailer';
import { afterEach, expect, it } from 'vitest';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';

let sandbox: Sandbox;
afterEach(() => sandbox.stop());

const mail = {
  from: 'noreply@mastlight.example',
  to: 'agent@agent.example',
  subject: '上海预配舱单申报 DEMO26112601 DEMO.LANTERN 118W，一个长到要折行的主题',
  text: '上海外代：\n\n.明细见附件\n..\n完',
  messageId: '<261126DEMO0001@mastlight.example>',
  attachments: [
    { filename: '上海预配舱单申报-DEMO26112601.xlsx', content: Buffer.alloc(3_000, 7) },
    { filename: 'plain.txt', content: 'text' },
  ],
};

async function start() {
  sandbox = await startSandbox({ ...optionsForTest, smtpPort: 0 });
  const call = async (path: string, fields?: object): Promise<unknown> =>
    (await fetch(sandbox.url + path, fields && { method: 'POST', body: JSON.stringify(fields) })).json();
  return {
    send: (change: object = {}) => createTransport({ url: sandbox.smtpUrl }).sendMail({ ...mail, ...change }),
    setFaults: (faults: object) => call('/fault', faults),
    list: async () => ((await call('/mail')) as { list: object[] }).list,
    desk: async () => (await fetch(`${sandbox.url}/desk/mail`)).text(),
  };
}

it('takes a mail and shows it, the newest first', async () => {
  const { send, list, desk } = await start();
  expect(await desk()).toContain('没有邮件');
  await send({ subject: 'first', text: 'plain', attachments: [] });
  await send();
  expect(await list()).toMatchObject([
    {
      from: mail.from,
      to: [mail.to],
      messageId: mail.messageId,
      subject: mail.subject,
      text: mail.text,
      attachments: [
        { name: '上海预配舱单申报-DEMO26112601.xlsx', bytes: 3_000 },
        { name: 'plain.txt', bytes: 4 },
      ],
    },
    { subject: 'first', text: 'plain', attachments: [] },
  ]);
  expect(await desk()).toContain('上海预配舱单申报-DEMO26112601.xlsx');
});

it('knows no mailbox, is away, or takes it and hangs up, as it is told', async () => {
  const { send, setFaults, list } = await start();
  await setFaults({ mailRefuses: true });
  await expect(send()).rejects.toMatchObject({ responseCode: 550 });
  await setFaults({ mailRefuses: false, mailDown: true });
  await expect(send()).rejects.toMatchObject({ responseCode: 421 });
  expect(await list()).toEqual([]);
  await setFaults({ mailDown: false, mailSwallows: true });
  await expect(send()).rejects.toThrow();
  expect(await list()).toHaveLength(1);
});
