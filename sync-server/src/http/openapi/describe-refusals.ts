import type { CallDescription } from '@knotenblech/shared/api/describe-call.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { errorStatus } from '../error-status.ts';
import { errorText } from '../error-text.ts';
import type { Json } from './json-schema.ts';

/** Codes that every call may refuse with. */
const alwaysErrors: readonly ErrorCode[] = ['invalid_input', 'unavailable', 'internal'];

const codesOf = ({ permission, request, errors, isDear }: CallDescription): ErrorCode[] => {
  const needsSession: ErrorCode[] =
    permission === 'nobody' ? [] : ['session_expired', 'session_ended', 'user_inactive', 'customer_blocked'];
  const needsMore: ErrorCode[] = permission === 'nobody' || permission === 'session' ? [] : ['not_allowed'];
  const costsMuch: ErrorCode[] = isDear ? ['too_many_requests'] : [];
  const carriesMuch: ErrorCode[] = request ? ['payload_too_large'] : [];
  return [...new Set([...errors, ...needsSession, ...needsMore, ...carriesMuch, ...costsMuch, ...alwaysErrors])];
};

/** What a call answers when it says no: by status the codes, and one of them as an example. */
export const refusalsOf = (call: CallDescription): Json => {
  const codes = codesOf(call);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, refusalOf(codes.filter((code) => errorStatus[code] === status))]),
  );
};

const refusalOf = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: {
        errors: codes
          .slice(0, 1)
          .map((errorCode) => ({ errorCode, errorMessageTranslated: errorText('en', errorCode), details: {} })),
      },
    },
  },
});
