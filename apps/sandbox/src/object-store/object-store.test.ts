// Guarantee: the sandbox's object store takes what AWS Signature Version 4 covers, byte for byte, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsForTest } from '../options-for-test';
import { startSandbox, type Sandbox } from '../start-sandbox';
import { findS3Fault } from './verify-s3-signature';

// Published by AWS ("Signature Calculations for the Authorization Header", examples "Get bucket lifecycle" and "List objects").
const keys = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const atMs = Date.UTC(2013, 4, 24);
const published = (signature: string) => ({
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  authorization: `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
});
const listing = published('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
const request = { method: 'GET', url: '/?max-keys=2&prefix=J', headers: listing, body: Buffer.alloc(0) };

test('a published example is taken; whatever of it is changed is refused by name', () => {
  expect(findS3Fault(request, keys, atMs)).toBeNull();
  expect(findS3Fault({ ...request, url: '/?prefix=J&max-keys=2' }, keys, atMs)).toBeNull();
  const changed = [
    findS3Fault({ ...request, url: '/?max-keys=2&prefix=K' }, keys, atMs),
    findS3Fault({ ...request, method: 'DELETE' }, keys, atMs),
    findS3Fault({ ...request, headers: { ...listing, host: 'other.s3.amazonaws.com' } }, keys, atMs),
    findS3Fault(request, { ...keys, secretAccessKey: 'another' }, atMs),
    findS3Fault({ ...request, body: Buffer.from('x') }, keys, atMs),
    findS3Fault(request, { ...keys, accessKeyId: 'another' }, atMs),
    findS3Fault(request, keys, atMs + 16 * 60_000),
    findS3Fault({ ...request, headers: { ...listing, authorization: undefined } }, keys, atMs),
  ];
  const differs = 'SignatureDoesNotMatch';
  const others = ['XAmzContentSHA256Mismatch', 'InvalidAccessKeyId', 'RequestTimeTooSkewed', 'AccessDenied'];
  expect(changed).toEqual([differs, differs, differs, differs, ...others]);
});

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({
    ...optionsForTest,
    s3Keys: keys,
  });
});
afterAll(() => sandbox.stop());

test('nobody is let in without a signature', async () => {
  for (const method of ['PUT', 'GET', 'DELETE']) {
    const answer = await fetch(`${sandbox.url}/s3/files/a`, { method, ...(method === 'PUT' ? { body: 'x' } : {}) });
    expect([answer.status, await answer.text()]).toEqual([403, '<Error><Code>AccessDenied</Code></Error>']);
  }
});

test('a fault of the desk takes it down', async () => {
  await fetch(`${sandbox.url}/fault`, { method: 'POST', body: '{"objectStoreDown":true}' });
  expect((await fetch(`${sandbox.url}/s3/files/a`)).status).toBe(503);
});
