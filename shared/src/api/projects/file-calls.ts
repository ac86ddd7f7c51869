import { z } from 'zod';
import { fileHashSchema } from '../../values/ids.ts';
import { describeCall } from '../describe-call.ts';

const pathSchema = z.strictObject({ hash: fileHashSchema });
const byteCountSchema = z.string().regex(/^\d{1,12}$/);

/** Files by the hash of their bytes, sent in resumable chunks. */
export const fileCalls = [
  describeCall({
    method: 'get',
    path: '/files/{hash}',
    summary: 'The bytes of an uploaded file; while they are not all here, 404 with Upload-Offset saying how many are.',
    permission: 'session',
    pathSchema,
    answer: { contentType: 'application/octet-stream', schema: null },
    errors: ['not_found'],
  }),
  describeCall({
    method: 'patch',
    path: '/files/{hash}',
    summary: 'The next chunk of a file, from Upload-Offset; Upload-Offset of the answer says how many bytes are here.',
    permission: 'createProject',
    pathSchema,
    headerSchema: z.strictObject({ 'Upload-Offset': byteCountSchema, 'Upload-Length': byteCountSchema.optional() }),
    request: { contentType: 'application/offset+octet-stream', schema: null },
    answer: null,
    errors: ['not_allowed', 'not_found', 'already_exists', 'hash_mismatch', 'payload_too_large'],
  }),
] as const;
