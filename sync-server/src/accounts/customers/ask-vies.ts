import { z } from 'zod';

export type ViesAnswer = {
  /** 'unavailable': nobody knows; the question has to be asked again. */
  outcome: 'valid' | 'invalid' | 'unavailable';
  requestId: string | null;
  name: string | null;
  address: string | null;
};

type Question = {
  /** Where the service lies, without the call: 'https://ec.europa.eu/taxation_customs/vies/rest-api'. */
  url: string;
  /** In its one spelling: 'ATU12345678'. */
  vatId: string;
  /** The shop's own id, for an answer with a consultation number. */
  requesterVatId: string;
  timeoutMs?: number;
};

const text = z
  .string()
  .nullish()
  .transform((value) => (value && value !== '---' ? value : null));

const answerSchema = z.object({
  valid: z.boolean(),
  requestIdentifier: text,
  name: text,
  address: text,
});
const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

const unavailable: ViesAnswer = { outcome: 'unavailable', requestId: null, name: null, address: null };

/** Asks the Commission's service (VIES, REST) whether a VAT id is valid now. Never throws for what the service does. */
export const askVies = async ({ url, vatId, requesterVatId, timeoutMs = 15_000 }: Question): Promise<ViesAnswer> => {
  const body = {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    requesterMemberStateCode: requesterVatId.slice(0, 2),
    requesterNumber: requesterVatId.slice(2),
  };
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return answerOf(await response.json());
  } catch {
    return unavailable;
  }
};

const answerOf = (body: unknown): ViesAnswer => {
  const errors = errorSchema.safeParse(body).data?.errorWrappers ?? [];
  if (errors.length > 0)
    return errors.some(({ error }) => error === 'INVALID_INPUT') ? { ...unavailable, outcome: 'invalid' } : unavailable;
  const answer = answerSchema.safeParse(body).data;
  if (!answer) return unavailable;
  const { valid, requestIdentifier, name, address } = answer;
  return { outcome: valid ? 'valid' : 'invalid', requestId: requestIdentifier, name, address };
};
