import { z } from 'zod';
import { fileHashSchema } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { describeCall } from '../describe-call.ts';

const querySchema = z.object({ language: languageSchema });

const projectPath = z.strictObject({ projectId: z.string() });

/** As files are listed and answered; repoFileId is what deleteWeldCert takes. */
const weldCertFileAnswerSchema = z.strictObject({ repoFileId: z.string(), fileNameOriginal: z.string() });

/** Drawings and calculations of welds that customers upload for their declaration of performance. A project goes by number or UUID. */
export const weldCertCalls = {
  list: describeCall({
    method: 'get',
    path: '/project/getWeldCertFiles/{projectId}',
    summary: 'The files of a project’s weld certificate, oldest first.',
    permission: 'session',
    scope: 'projects:read',
    token: 'query',
    pathSchema: projectPath,
    querySchema,
    answer: z.strictObject({ fileList: z.array(weldCertFileAnswerSchema) }),
    errors: ['not_found'],
  }),
  remove: describeCall({
    method: 'delete',
    path: '/project/deleteWeldCert/{projectId}/{fileId}',
    summary: 'Takes a file out of the weld certificate.',
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: z.strictObject({ projectId: z.string(), fileId: z.uuid() }),
    querySchema,
    answer: z.strictObject({ success: z.literal(true) }),
    errors: ['not_found', 'project_read_only', 'project_trashed'],
  }),
  upload: describeCall({
    method: 'post',
    path: '/project/uploadWeldCert/{projectId}',
    summary:
      'Adds files (form field `file`, several allowed): .pdf, .doc, .docx, .xls, .xlsx, 20 MB each, told by their content.',
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: projectPath,
    querySchema,
    request: {
      contentType: 'multipart/form-data',
      schema: z.strictObject({ file: z.array(z.string()) }),
    },
    answer: z.strictObject({ success: z.literal(true), fileList: z.array(weldCertFileAnswerSchema) }),
    errors: [
      'not_found',
      'project_read_only',
      'project_trashed',
      'weld_file_type',
      'weld_file_count',
      'payload_too_large',
    ],
  }),
} as const;

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

/** `size` is the picture's width in pixels; it is three quarters as high. */
export const pictureQuerySchema = z.strictObject({
  size: z
    .string()
    .regex(/^\d{2,4}$/)
    .transform(Number)
    .pipe(z.number().min(64).max(2048))
    .default(640),
  token: z.string().optional(),
});

/** Pictures of projects, assemblies and parts. */
export const pictureCalls = [
  describeCall({
    method: 'get',
    path: '/project/image/{fileId}',
    summary: 'A picture as PNG, by the ids that imageFileMap gives.',
    permission: 'session',
    scope: 'projects:read',
    token: 'query',
    querySchema: pictureQuerySchema,
    answer: { contentType: 'image/png', schema: null },
    errors: ['not_found', 'too_many_tries'],
  }),
] as const;
