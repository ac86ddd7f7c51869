import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import type { Answer } from './transport.ts';

/** Why the server itself says no; undefined: something between it and here has answered. */
export const parseErrorBody = ({ body }: Pick<Answer, 'body'>) => refusalSchema.safeParse(body).data?.errors[0];
