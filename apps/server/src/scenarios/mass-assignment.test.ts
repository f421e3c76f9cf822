// Guarantee (S-08): what a request brings beyond the fields that its contract declares reaches no handler, at the top and in
// whatever it nests, for every endpoint that exists; and no prototype is changed by it.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { readRequest } from '../platform/http/read-request';
import { absent, gatherSamples } from './gather-samples';

const domain = resolve(import.meta.dirname, '../../../../packages/domain/src');

/** As JSON brings it: `__proto__` is a name like any other. */
const wished = (): Record<string, unknown> =>
  JSON.parse(
    `{"role":"Management","roles":["admin"],"admin":true,"isAdmin":true,"balance":1,"balanceFen":1,"companyId":999,"userId":999,
      "id":999,"cid":999,"ownerKey":"c:999","owner_key":"c:999","certState":"认证成功","duty":"Management","createdAt":0,"price":0,
      "constructor":{"prototype":{"polluted":true}},"__proto__":{"polluted":true}}`,
  ) as Record<string, unknown>;
/** Of these, what no contract declares anywhere. */
const neverDeclared = ['roles', 'admin', 'isAdmin', 'balanceFen', 'ownerKey', 'owner_key', 'constructor', '__proto__'];

/** Fields whose inside is read by another contract, which the handler names; a test of the module shows it. */
const readFurther: Readonly<Record<string, readonly string[]>> = { 'export-task.startTask': ['wish'], 'export-task.addMailed': ['wish'] };

/** Puts fields into an object past its setters, as a parser of JSON does; those it has stay. */
function put(into: object, fields: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(into, name))
      Object.defineProperty(into, name, { value: fields[name], enumerable: true, configurable: true, writable: true });
  }
}

/** A copy in which every object that it nests has more fields. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMore(inner)]));
  put(copy, wished(), neverDeclared);
  return copy;
}

const samples = await gatherSamples();
const endpoints: [string, Endpoint][] = [];
for (const path of readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((one) => /^[a-z-]+\/contract\.ts$/.test(one))) {
  const capability = path.split('/')[0]!;
  const exported = (await import(join(domain, path))) as Record<string, unknown>;
  for (const contract of Object.values(exported)) {
    if (typeof contract !== 'object' || contract === null) continue;
    for (const [name, endpoint] of Object.entries(contract)) {
      if (samples.has(`${capability}.${name}`)) endpoints.push([`${capability}.${name}`, endpoint as Endpoint]);
    }
  }
}
const shapeOf = ({ request }: Endpoint): object => (request as unknown as { readonly shape?: object }).shape ?? {};

it('S-08 asks every endpoint that has a sample', () => {
  expect(endpoints.map(([name]) => name).toSorted()).toEqual([...samples.keys()].toSorted());
});

it.each(endpoints)('S-08 %s hears of no field that it has not declared', (name, endpoint) => {
  const sample = samples.get(name)!.make(absent);
  const asked = Array.isArray(sample) ? { list: sample as unknown[] } : sample;
  const read = (raw: object): unknown => {
    try {
      return readRequest(endpoint, raw);
    } catch (error) {
      // Refused alike is heard alike: some fields come with the path or as bytes.
      return { refused: (error as Error).message };
    }
  };
  const more = withMore(asked) as Record<string, unknown>;
  for (const field of readFurther[name] ?? []) more[field] = (asked as Record<string, unknown>)[field];
  const names = Object.keys(wished()).filter((field) => !Object.hasOwn(shapeOf(endpoint), field));
  put(more, wished(), names);
  const [heard, meant] = [read(more), read(asked)];
  expect(heard).toEqual(meant);
  expect(Object.keys(heard as object)).toEqual(Object.keys(meant as object));
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
