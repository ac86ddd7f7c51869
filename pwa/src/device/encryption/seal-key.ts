import { apiPath } from '../../sync/site/api-path.ts';

const timeoutMs = 10_000;
const algorithm = 'AES-GCM';

/** A key to sealed work in hexadecimal digits; null: out of reach. */
export type SealKey = () => Promise<string | null>;

/** The user's key to his sealed work from the server as hexadecimal digits, the same after a new password; null when it is out of reach. */
export const fetchSealKey = async (sessionKey: string): Promise<string | null> => {
  const headers = { 'X-Session-Key': sessionKey };
  const init = { headers, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(apiPath('/account/sealKey'), init).catch(() => null);
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const digits = (answer as { sealKey?: unknown } | null)?.sealKey;
  return typeof digits === 'string' ? digits : null;
};

/** A key of hexadecimal digits. */
export const importSealKey = (digits: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
};
