// Guarantee: an object store keeps bytes under their digest, gives them back whole, and forgets what is removed; with a
// store that speaks S3 every request carries AWS Signature Version 4.
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from './folder-store';
import type { ObjectStore } from './object-store';
import { createS3Store } from './s3-store';
import { signS3Request } from './sign-s3-request';

// Published by AWS ("Signature Calculations for the Authorization Header").
const keys = { region: 'us-east-1', accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const sha = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

it.each([
  ['?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['?prefix=J&max-keys=2', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('signs AWS’s published example %s', (query, signature) => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com/${query}`);
  const { authorization } = signS3Request({ method: 'GET', url, bodyDigest: sha(''), nowMs: Date.UTC(2013, 4, 24) }, keys);
  expect(authorization).toContain(`Signature=${signature}`);
});

let nowMs = Date.UTC(2026, 9, 12);
const clock = { nowMs: () => nowMs };
let folder: string;
/** What the other side has been asked, and holds; its listing has one object a page. */
const asked: { method: string; url: string; headers: IncomingHttpHeaders }[] = [];
const held = new Map<string, { bytes: Buffer; atMs: number }>();
let status: number | null = null;
let other: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mastlight-objects-'));
  other = createServer((request, response) => void answerAsStore(request, response));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  other.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
  held.clear();
  status = null;
});

async function answerAsStore(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, headers });
  const body = await buffer(request);
  if (status !== null) return void response.writeHead(status).end();
  const [path, query] = url.split('?') as [string, string?];
  if (method === 'PUT') held.set(path, { bytes: body, atMs: nowMs });
  else if (method === 'DELETE') held.delete(path);
  else if (query === undefined) return void (held.has(path) ? response.end(held.get(path)!.bytes) : response.writeHead(404).end());
  else return void response.end(listPage(new URLSearchParams(query).get('continuation-token') ?? ''));
  response.end();
}

function listPage(after: string): string {
  const rest = [...held.keys()].sort().filter((path) => path > after);
  const contents = rest.slice(0, 1).map((path) => {
    const at = new Date(held.get(path)!.atMs).toISOString();
    return `<Contents><Key>${path.replace('/bucket/', '')}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const next = rest.length > 1 ? `<NextContinuationToken>${rest[0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${String(rest.length > 1)}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}

async function put(store: ObjectStore, content: string): Promise<string> {
  const path = join(folder, 'coming');
  await writeFile(path, content);
  await store.put(sha(content), { path, bytes: Buffer.byteLength(content) });
  return sha(content);
}
const read = async (store: ObjectStore, digest: string) => {
  const stream = await store.open(digest);
  return stream === null ? null : (await buffer(stream)).toString();
};
const list = async (store: ObjectStore, beforeMs: number) => {
  const digests: string[] = [];
  for await (const digest of store.listOlder(beforeMs)) digests.push(digest);
  return digests.sort();
};

const makeS3 = () =>
  createS3Store({ endpoint: `http://127.0.0.1:${(other.address() as AddressInfo).port}`, bucket: 'bucket', ...keys }, clock);

describe.each<[string, () => ObjectStore]>([
  ['a folder', () => createFolderStore(join(folder, 'objects'), clock)],
  ['S3', makeS3],
])('%s', (_name, make) => {
  it('keeps, gives back, lists by age and forgets', async () => {
    const store = make();
    expect(await list(store, nowMs)).toEqual([]);
    const digests = [await put(store, '提单'), await put(store, 'other')].sort();
    expect(await put(store, '提单')).toBe(sha('提单'));
    expect(await read(store, sha('提单'))).toBe('提单');
    expect(await list(store, nowMs)).toEqual([]);
    nowMs += 1_000;
    expect(await list(store, nowMs)).toEqual(digests);
    await put(store, '提单');
    expect(await list(store, nowMs)).toEqual([sha('other')]);
    await store.remove(sha('other'));
    await store.remove(sha('other'));
    expect(await read(store, sha('other'))).toBeNull();
  });
});

it('S3: what is sent is signed with its own digest, and its length is told', async () => {
  await put(makeS3(), 'a,b');
  const { url, headers } = asked[0]!;
  expect(url).toBe(`/bucket/files/${sha('a,b')}`);
  expect([headers['x-amz-content-sha256'], headers['content-length'], headers['transfer-encoding']]).toEqual([sha('a,b'), '3', undefined]);
  const { authorization } = signS3Request(
    { method: 'PUT', url: new URL(url, `http://${headers.host}`), bodyDigest: sha('a,b'), nowMs },
    keys,
  );
  expect(headers.authorization).toBe(authorization);
});

it.each([403, 500, 503])('S3: status %i is an error, whatever was asked', async (answered) => {
  status = answered;
  const store = makeS3();
  await expect(put(store, 'x')).rejects.toThrow(`status ${answered}`);
  await expect(store.open(sha('x'))).rejects.toThrow(`status ${answered}`);
  await expect(list(store, nowMs)).rejects.toThrow(`status ${answered}`);
});
