import { z } from 'zod';
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
