import { launchChromium } from '@mastlight/testing/chromium';
import { signInThroughSandbox, enterSignedIn } from '@mastlight/testing/sign-in';
const platformUrl='http://127.0.0.1:18480', sandboxUrl='http://127.0.0.1:18490';
const person=await signInThroughSandbox({platformUrl,sandboxUrl},'19900000455');
const world=await (await fetch(sandboxUrl+'/world')).json() as any;
const post=async (path:string, body:unknown)=> (await (await fetch(platformUrl+path,{method:'POST',headers:{authorization:person.token,'content-type':'application/json'},body:JSON.stringify(body)})).json()) as any;
const bills=(world.bills as any[]).map(b=>b.billNo);
console.log(bills.length);
console.log(JSON.stringify(await post('/blno/userBlno/subscribe',{systemKey:'NB',blnos:bills.slice(0,15)})).slice(0,300));
const ships=(world.ships as any[]).slice(0,60).map(s=>({vesselsName:s.vessel,voyage:s.voyage}));
console.log(JSON.stringify(await post('/vessels/userBlno/subscribe',{systemKey:'NB',list:ships})).slice(0,300));
await new Promise(r=>setTimeout(r,4000));
const browser=await launchChromium();
for (const [w,h] of [[1440,900],[390,844]] as const) for (const dark of [false,true]) {
  if (w===390&&dark) continue;
  const context=await browser.newContext({viewport:{width:w,height:h},colorScheme:dark?'dark':'light',baseURL:platformUrl});
  await enterSignedIn(context,person);
  const page=await context.newPage();
  await page.goto(platformUrl+'/shipSubscrib'); await page.waitForTimeout(5000);
  await page.screenshot({path:`/tmp/me/v/ships${w}${dark?'d':''}.png`});
  await page.goto(platformUrl+'/logistics'); await page.waitForTimeout(4000);
  await page.screenshot({path:`/tmp/me/v/list${w}${dark?'d':''}.png`});
  await page.locator('.ml-row').first().click({timeout:5000}).catch(()=>{});
  await page.waitForTimeout(2500);
  await page.screenshot({path:`/tmp/me/v/drawer${w}${dark?'d':''}.png`});
  await context.close();
}
process.exit(0);
