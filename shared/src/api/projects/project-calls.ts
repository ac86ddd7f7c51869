import { z } from 'zod';
import { whyNotPartSchema } from '../../prices/check/why-not.ts';
import { type AssemblyId, idSchema, type PartId } from '../../values/ids.ts';
import { describeCall } from '../describe-call.ts';
import { assemblyBodySchema, partBodySchema, projectAnswerSchema, projectBodySchema } from './project-answer.ts';

/** A project's number or UUID. */
const projectPath = z.strictObject({ projectId: z.string().max(40) });
const ids = (most: number) => new RegExp(`^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${most - 1}}$`);

/** What else is asked of a project; what is not named here was never looked at, and still is not. */
export const projectDetailsQuery = z.object({
  /** Up to 10 quantities from 1 to 9999, with commas between: prices of the project at so many times. */
  ladder: z
    .string()
    .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,9}$/)
    .optional(),
  /** With ladder: up to 20 ids of parts and assemblies whose prices at these quantities are told too. */
  ladderOf: z.string().regex(ids(20)).optional(),
});

const partPath = z.strictObject({ partId: idSchema<PartId>() });
const assemblyPath = z.strictObject({ assemblyId: idSchema<AssemblyId>() });

/** EUR net after the edit; null: on request, absent: the user sees no prices. */
const editAnswerSchema = z.strictObject({
  success: z.literal(true),
  price: z.number().nullable().optional(),
  errors: z.array(z.never()),
});
export type EditAnswer = z.infer<typeof editAnswerSchema>;

const editErrors = [
  'not_found',
  'not_allowed',
  'invalid_input',
  'project_read_only',
  'project_trashed',
  'manual_price_fixed',
  'project_not_read',
] as const;

export const setMaterialCertificateBody = z.strictObject({
  partId: idSchema<PartId>().optional(),
  materialCertificateSet: z.boolean(),
});

/** A project and its edits over API 1.0. Numbers that a client sends back are claims and never stored. */
export const projectCalls = [
  describeCall({
    method: 'get',
    path: '/project/details/{projectId}',
    summary: 'A project with its assemblies, parts and every amount that the user may see.',
    permission: 'session',
    scope: 'projects:read',
    isDear: true,
    token: 'query',
    pathSchema: projectPath,
    querySchema: projectDetailsQuery,
    answer: projectAnswerSchema,
    errors: ['not_found', 'invalid_input', 'project_not_read'],
  }),
  describeCall({
    method: 'get',
    path: '/project/whyNot/{projectId}',
    summary: 'How every part of a project stands, which rules it does not keep and by how much, and what mends it.',
    permission: 'session',
    scope: 'projects:read',
    isDear: true,
    pathSchema: projectPath,
    answer: z.strictObject({ parts: z.array(whyNotPartSchema) }),
    errors: ['not_found', 'project_not_read'],
  }),
  describeCall({
    method: 'get',
    path: '/project/assistentData/{projectId}',
    summary: 'A project for its assistant: settings, proposals and what is missing.',
    permission: 'session',
    scope: 'projects:read',
    isDear: true,
    token: 'query',
    pathSchema: projectPath,
    answer: projectAnswerSchema,
    errors: ['not_found', 'project_not_read'],
  }),
  describeCall({
    method: 'put',
    path: '/project/saveAssistentData/{projectId}',
    summary: "Saves what was chosen in a project's assistant and finishes it.",
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: projectPath,
    request: projectBodySchema,
    answer: editAnswerSchema,
    errors: editErrors,
  }),
  describeCall({
    method: 'put',
    path: '/project/project/{projectId}',
    summary: 'Name, drawing id, comment and additional text of a project.',
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: projectPath,
    request: projectBodySchema,
    answer: editAnswerSchema,
    errors: editErrors,
  }),
  describeCall({
    method: 'put',
    path: '/project/part/{partId}',
    summary: 'Name, quantity, surface, colour, material and specificity of a part.',
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: partPath,
    request: partBodySchema,
    answer: editAnswerSchema,
    errors: editErrors,
  }),
  describeCall({
    method: 'put',
    path: '/project/assembly/{assemblyId}',
    summary: 'Quantity, surface and colour of an assembly.',
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: assemblyPath,
    request: assemblyBodySchema,
    answer: editAnswerSchema,
    errors: editErrors,
  }),
  describeCall({
    method: 'post',
    path: '/project/setMaterialCertificate/{partId}',
    summary: 'Whether a certificate of material comes with a part.',
    permission: 'editProject',
    scope: 'projects:write',
    token: 'query',
    pathSchema: partPath,
    request: setMaterialCertificateBody,
    answer: editAnswerSchema,
    errors: editErrors,
  }),
] as const;
