// The desk's behaviour: buttons and forms post JSON, the page fetches itself
// anew while nobody is typing in it, and the clock ticks at the world's rate.

const refreshMs = 2_000;
const toastMs = 3_000;

const byId = (id) => document.getElementById(id);

function say(text, isBad = false) {
  const toast = byId('toast');
  toast.textContent = text;
  toast.classList.toggle('bad', isBad);
  toast.hidden = false;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => (toast.hidden = true), toastMs);
}

/** Fields of a form as JSON: numbers and checkboxes keep their kind, empty texts are left out. */
function fieldsOf(form) {
  const fields = {};
  for (const input of form.elements) {
    if (!input.name) continue;
    if (input.type === 'checkbox') fields[input.name] = input.checked;
    else if (input.value.trim() === '') continue;
    else fields[input.name] = input.type === 'number' ? Number(input.value) : input.value.trim();
  }
  return fields;
}

async function post(element, fields) {
  const body = { ...JSON.parse(element.dataset.body ?? '{}'), ...fields };
  const submit = element.matches('form') ? element.querySelector('button:not([type=button])') : element;
  submit.disabled = true;
  try {
    const response = await fetch(element.dataset.post, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!answer.ok) return say(answer.error ?? '没有成功', true);
    if (element.dataset.goto) {
      location.href = `${element.dataset.goto}?user=${encodeURIComponent(body.user ?? '')}`;
      return;
    }
    say(element.dataset.done ?? '好了');
    await refresh(true);
  } catch {
    say('沙盒没有回应，它还在运行吗？', true);
  } finally {
    submit.disabled = false;
  }
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  say('已复制');
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-post], button[data-copy]');
  if (!button) return;
  if (button.dataset.copy !== undefined) void copy(button.dataset.copy);
  else if (button.dataset.confirm === undefined || confirm(button.dataset.confirm)) void post(button, {});
});

document.addEventListener('submit', (event) => {
  const form = event.target.closest('form[data-post]');
  if (!form) return;
  event.preventDefault();
  void post(form, fieldsOf(form));
});

/** Whether somebody is in the middle of something that a new page would take away. */
function isBusy() {
  const active = document.activeElement;
  return (
    document.hidden ||
    (active !== null && active.matches('main input:not([type=checkbox]), main textarea, main select')) ||
    getSelection()?.isCollapsed === false
  );
}

async function refresh(isAsked = false) {
  const main = byId('main');
  if (!('live' in main.dataset) || (!isAsked && isBusy())) return;
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!isAsked && isBusy()) return;
    const opened = [...main.querySelectorAll('details[open]')].map((details) => details.id);
    const focused = document.activeElement?.closest('main [data-post]')?.dataset;
    const kept = focused && { post: focused.post, body: focused.body };
    const scrolled = [...main.querySelectorAll('.scroll')].map((box) => box.scrollLeft);
    main.innerHTML = next.getElementById('main').innerHTML;
    for (const id of opened) byId(id)?.setAttribute('open', '');
    main.querySelectorAll('.scroll').forEach((box, i) => (box.scrollLeft = scrolled[i] ?? 0));
    if (kept) {
      const same = [...main.querySelectorAll('[data-post]')].find(
        (element) => element.dataset.post === kept.post && element.dataset.body === kept.body,
      );
      same?.focus({ preventScroll: true });
    }
    byId('way').innerHTML = next.getElementById('way').innerHTML;
    byId('way').classList.remove('lost');
  } catch {
    byId('way').textContent = '沙盒已停止';
  }
}
setInterval(() => void refresh(), refreshMs);

const clock = byId('clock');
let told = { atMs: performance.now(), nowMs: Number(clock.dataset.nowMs), rate: Number(clock.dataset.rate) };

function tick() {
  const nowMs = told.nowMs + (performance.now() - told.atMs) * told.rate;
  // China keeps UTC+8 the whole year.
  const text = new Date(nowMs + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  clock.textContent = text;
  const big = document.querySelector('[data-clock]');
  if (big) big.textContent = text;
}
setInterval(tick, 250);

const stream = new EventSource('/clock/stream');
stream.addEventListener('clock', (event) => {
  told = { atMs: performance.now(), ...JSON.parse(event.data) };
  byId('rate').textContent = `${told.rate}×`;
  tick();
});
