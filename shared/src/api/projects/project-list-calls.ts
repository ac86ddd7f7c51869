import { z } from 'zod';
import { lineSchema } from '../../accounts/forms/user-form.schema.ts';
import { projectSorts } from '../../projects/list-projects.ts';
import { projectStates } from '../../projects/project-state.ts';
import { idSchema, type ProjectId } from '../../values/ids.ts';
import { languageSchema } from '../../values/language-schema.ts';
import { languageQuery, noErrors } from '../accounts/account-calls.ts';
import { describeCall, refusalSchema } from '../describe-call.ts';
import { flagQuery, listQueryFields } from '../list-query.ts';
import { projectAnswerSchema } from './project-answer.ts';

const { projectId, id, projectName, drawingId, additionalText, comment, price, currency } = projectAnswerSchema.shape;
const { manualPrice, manualPriceFixed, onRequest, imageFileId, readOnly, userId } = projectAnswerSchema.shape;
const { settingComplete, assemblyCount, partPosCount, partCount, totalWeight } = projectAnswerSchema.shape;
const { partsWithoutWeight, surfaceArea } = projectAnswerSchema.shape;
const { productionType, surface, ralNr } = projectAnswerSchema.shape;
const projectPath = z.strictObject({ projectId: z.string().max(40) });

/** A project without its parts: what a list shows, and how far its reading and its price are. `price` as in /project/details. */
export const projectOutlineSchema = z.strictObject({
  projectId,
  id,
  projectName,
  fileName: z.string(),
  drawingId,
  additionalText,
  comment,
  /** 'analysis-running' until the file is read; 'priced' or a manual price: it can be ordered. */
  state: z.enum(projectStates),
  /** Why it has no price: codes with the number of positions, most frequent first. */
  reasons: z.array(z.strictObject({ code: z.string(), positionCount: z.number().int() })),
  /** Why the file could not be read; empty for every other state than 'unreadable'. */
  fileErrors: refusalSchema.shape.errors,
  price,
  currency,
  manualPrice,
  manualPriceFixed,
  onRequest,
  imageFileId,
  readOnly,
  userId,
  settingComplete,
  assemblyCount,
  partPosCount,
  partCount,
  totalWeight,
  partsWithoutWeight,
  surfaceArea,
  productionType,
  surface,
  ralNr,
  creationDate: z.iso.datetime(),
  changeDate: z.iso.datetime(),
  /** Of the first order; null: never ordered. */
  orderDate: z.iso.datetime().nullable(),
  inTrash: z.boolean(),
});
export type ProjectOutline = z.infer<typeof projectOutlineSchema>;

export const uploadFormSchema = z.strictObject({
  /** Without it the project is called like the file. */
  projectName: lineSchema(256).default(''),
  language: languageSchema,
});

/** Projects of the own company: new ones from files, the list, and what moves them as a whole. */
export const projectListCalls = {
  upload: describeCall({
    method: 'post',
    path: '/project/upload',
    summary:
      'A new project from a file (form field `file`, up to 20 MB, an .ifc up to 64 MB: .btlx, .btlz, .stwx, .stws, .nc1, .nc, .dxf, .step, .stp, .p21, .ifc, .ifczip or a .zip with one of them, or with many .nc1 files). It is read when its turn comes: see /project/state.',
    permission: 'createProject',
    scope: 'projects:write',
    token: 'query',
    querySchema: languageQuery,
    request: {
      contentType: 'multipart/form-data',
      schema: uploadFormSchema.extend({ file: z.string().meta({ format: 'binary' }) }),
    },
    answer: noErrors.extend({ projectId, id: z.number().int().nullable() }),
    errors: ['file_missing', 'E_TYPE', 'E_EMPTY', 'E_SIZE', 'payload_too_large'],
  }),
  list: describeCall({
    method: 'get',
    path: '/project/list',
    summary: 'A page of the projects of all users of the company; `total` counts all that fit.',
    permission: 'session',
    scope: 'projects:read',
    isDear: true,
    token: 'query',
    querySchema: z.strictObject({
      ...listQueryFields,
      sort: z.enum(projectSorts).default('dateDesc'),
      /** Those in the trash bin instead. */
      trash: flagQuery('false'),
    }),
    answer: noErrors.extend({ projects: z.array(projectOutlineSchema), total: z.number().int() }),
    errors: [],
  }),
  state: describeCall({
    method: 'get',
    path: '/project/state/{projectId}',
    summary:
      'How far a project is, and its price: to be asked after an upload until the state is no longer analysis-running.',
    permission: 'session',
    scope: 'projects:read',
    token: 'query',
    pathSchema: projectPath,
    querySchema: languageQuery,
    answer: projectOutlineSchema.extend({ errors: z.array(z.never()) }),
    errors: ['not_found'],
  }),
  requestPrice: describeCall({
    method: 'post',
    path: '/project/requestPrice/{projectId}',
    summary:
      'Asks for the price of a project that has none by itself; it is answered within 48 hours, by message and mail.',
    permission: 'order',
    scope: 'orders:write',
    token: 'query',
    pathSchema: projectPath,
    querySchema: languageQuery,
    request: z.strictObject({
      comment: z.string().max(2000).default(''),
      /** Day on which it is wanted, YYYY-MM-DD. */
      wishDay: z.iso.date().nullable().default(null),
    }),
    answer: noErrors,
    errors: [
      'not_found',
      'no_order_permission',
      'price_present',
      'project_not_read',
      'project_read_only',
      'project_trashed',
      'manual_price_fixed',
    ],
  }),
  trash: describeCall({
    method: 'post',
    path: '/project/trash/{projectId}',
    summary: 'Puts a project into the trash bin, or takes it out again.',
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: projectPath,
    querySchema: languageQuery,
    request: z.strictObject({ inTrash: z.boolean() }),
    answer: noErrors,
    errors: ['not_found'],
  }),
  copy: describeCall({
    method: 'post',
    path: '/project/copy/{projectId}',
    summary:
      'A new project of the same file with the same choices; also of an ordered one, which can no longer be changed.',
    permission: 'createProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: projectPath,
    querySchema: languageQuery,
    request: z.strictObject({ projectName: lineSchema(256).pipe(z.string().min(1)) }),
    answer: noErrors.extend({ projectId: idSchema<ProjectId>() }),
    errors: ['not_found', 'file_missing'],
  }),
} as const;
