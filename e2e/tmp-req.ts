import { launchChromium } from '@mastlight/testing/chromium';
import { signInThroughSandbox, enterSignedIn } from '@mastlight/testing/sign-in';
import { readFileSync } from 'node:fs';
const [, p, s] = /ready (\S+) sandbox (\S+)/.exec(readFileSync('/tmp/my/log', 'utf8'))!;
const at = { platformUrl: p!, sandboxUrl: s! } as never;
const person = await signInThroughSandbox(at, '19900000021', 'req');
const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 1440, height: 844 } });
await enterSignedIn(context, person);
const page = await context.newPage();
page.on('response', async (r) =>
  console.log(r.request().method(), r.url().replace(p!, ''), r.headers()['content-length'], (r.request().postData() ?? '').slice(0, 80)),
);
await page.goto(`${p}/logistics`);
await page.waitForTimeout(3000);
await browser.close();
