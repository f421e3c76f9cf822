// Guarantee: R-7.3-14: the field says beside itself what is wrong before it sends, shows how far a file is, lets it be
// ended, gives the url of what is there and none of what is not; with keys, mouse, and by dropping.
// @vitest-environment happy-dom
import { fileBytesMax } from '@mastlight/domain/file/limits';
import { fileTexts } from '@mastlight/domain/file/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileField } from './file-field';

/** A call as the browser makes it; the test plays the line and the server. */
class FakeCall extends EventTarget {
  static calls: FakeCall[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  url = '';
  body: FormData | null = null;
  isAborted = false;
  status = 200;
  responseText = '';
  constructor() {
    super();
    FakeCall.calls.push(this);
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): null {
    return null;
  }
  send(body: FormData): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(body: object): void {
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

let root: Root;
let place: HTMLElement;
let urls: (string | null)[];
beforeEach(async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  FakeCall.calls = [];
  urls = [];
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<FileField label="营业执照" kinds={['pdf', 'jpg']} isRequired onChange={(url) => urls.push(url)} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const input = () => place.querySelector<HTMLInputElement>('input[type=file]')!;
async function pick(file: File): Promise<void> {
  await act(async () => {
    Object.defineProperty(input(), 'files', { value: [file], configurable: true });
    input().dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const licence = (size = 3) => new File([new Uint8Array(size)], '执照.pdf');
const alert = () => place.querySelector('[role=alert]')?.textContent ?? null;
const press = (name: string) => act(async () => place.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!.click());
const call = () => FakeCall.calls.at(-1)!;

test('R-7.3-14 it is named, and takes the kinds of its form alone', () => {
  expect(input().accept).toBe('.pdf,.jpg,.jpeg');
  expect(input().labels?.length).toBeGreaterThan(0);
  expect(place.textContent).toContain('pdf、jpg，最多 20 MB');
});

test.each([
  ['too large', () => licence(fileBytesMax + 1), fileTexts.tooLarge],
  ['empty', () => licence(0), fileTexts.empty],
  ['of another kind', () => new File(['x'], 'a.png'), '只收 pdf、jpg，请换一个文件'],
])('R-7.3-14 a file that is %s is refused beside the field and not sent', async (_what, make, text) => {
  await pick(make());
  expect([alert(), FakeCall.calls.length, urls]).toEqual([text, 0, [null]]);
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test('R-7.3-14 progress, then the name and the url', async () => {
  await pick(licence());
  expect([call().url, (call().body!.get('file') as File).name]).toEqual(['/gw/file/upload', '执照.pdf']);
  await act(async () => call().progress(1, 4));
  expect(place.querySelector('progress')?.value).toBe(0.25);
  await act(async () =>
    call().answer({ code: 200, status: true, msg: 'success', data: { url: '/file/get?address=A', name: '执照.pdf', size: 3 } }),
  );
  expect([place.querySelector('progress'), place.textContent?.includes('执照.pdf'), urls]).toEqual([
    null,
    true,
    [null, '/file/get?address=A'],
  ]);
  await press('删除文件');
  expect([urls.at(-1), input() !== null]).toEqual([null, true]);
});

test('a refusal of the server is said beside the field', async () => {
  await pick(licence());
  const msg = fileTexts.mismatch.replace('{extension}', 'pdf');
  await act(async () =>
    call().answer({ code: 400, status: false, msg, data: null, refusal: 'file.mismatch', params: { extension: 'pdf' } }),
  );
  expect([alert(), urls]).toEqual([msg, [null]]);
});

test('an upload can be ended; what comes after it is not shown', async () => {
  await pick(licence());
  await press('取消上传');
  expect([call().isAborted, alert(), input() !== null, urls.filter(Boolean)]).toEqual([true, null, true, []]);
});

test('a file can be dropped', async () => {
  await act(async () => {
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files: [licence()] } });
    place.querySelector('.ml-upload')!.dispatchEvent(event);
  });
  expect(FakeCall.calls).toHaveLength(1);
});
