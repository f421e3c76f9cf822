/** Who asks which platform. */
export interface Asking {
  readonly platformUrl: string;
  readonly token: string;
}

/**
 * What a call of the platform answers to whoever has a token: made by POST with a body, by GET without.
 *
 * @throws Error with the words of a refusal
 */
export async function askPlatform<T>({ platformUrl, token }: Asking, path: string, body?: object): Promise<T> {
  const answer = await fetch(platformUrl + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: token },
  });
  const { data, msg } = (await answer.json()) as { readonly data: T | null; readonly msg: string };
  if (data === null) throw new Error(`${path}: ${msg}`);
  return data;
}
