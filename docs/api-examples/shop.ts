/** SHOP: address of the shop. KEY: a key of the company, made in its account under 'Schlüssel für Programme'. */
export const { SHOP = 'http://127.0.0.1:8787', KEY = '' } = process.env;

type Call = { method?: 'POST' | 'PUT'; body?: object | FormData; idempotencyKey?: string };

/** Asks a call of API 1.0. Whoever is told to come back later does so; any other refusal is thrown with its codes. */
export const ask = async <T>(path: string, { method, body, idempotencyKey }: Call = {}): Promise<T> => {
  const isForm = body instanceof FormData;
  const headers = new Headers({ Authorization: `Bearer ${KEY}` });
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  const sent = body === undefined ? {} : { method: method ?? 'POST', body: isForm ? body : JSON.stringify(body) };
  const answer = await fetch(`${SHOP}${path}`, { headers, ...sent });
  const waitSeconds = Number(answer.headers.get('Retry-After'));
  if (!answer.ok && waitSeconds > 0) {
    await later(waitSeconds * 1000);
    return ask(path, { ...(method && { method }), ...(body && { body }), ...(idempotencyKey && { idempotencyKey }) });
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

export const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
