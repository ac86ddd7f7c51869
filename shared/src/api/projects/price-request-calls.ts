import { z } from 'zod';
import { remarkSchema } from '../../parts/part-facts.schema.ts';
import { manualPriceSchema } from '../../prices/project/manual-price.record.ts';
import { projectSchema } from '../../projects/project.record.ts';
import { type CustomerId, idSchema, type ProjectId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';
import { describeCall } from '../describe-call.ts';

const customerId = idSchema<CustomerId>();
const pathSchema = z.strictObject({ projectId: idSchema<ProjectId>() });

/** A request for a price that waits for its answer, with what is known of the project and of who asked. */
export const openPriceRequestSchema = z.strictObject({
  customerId,
  customerNumber: z.number().int(),
  customerName: z.string(),
  userName: z.string(),
  email: z.string(),
  requestedAt: z.string(),
  dueAt: z.string(),
  /** What the customer added. */
  comment: z.string(),
  /** Day on which he would have it, YYYY-MM-DD; null: he named none. */
  wishDay: z.string().nullable(),
  /** Colleagues who asked for the same without knowing of it, each with his remark. */
  alsoAsked: z
    .array(z.strictObject({ userName: z.string(), email: z.string(), requestedAt: z.string(), comment: z.string() }))
    .optional(),
  project: projectSchema,
  /** Net sum of what has a price by itself; null where nothing was calculated. */
  calculatedCents: centsSchema.nullable(),
});
export type OpenPriceRequest = z.infer<typeof openPriceRequestSchema>;

export const requestedPartSchema = z.strictObject({
  index: z.number().int(),
  name: z.string(),
  drawingNumber: z.string(),
  quantity: z.number().int(),
  reasons: z.array(remarkSchema),
});
export type RequestedPart = z.infer<typeof requestedPartSchema>;

/** A welded assembly whose own work has no price. */
const requestedAssemblySchema = requestedPartSchema.omit({ drawingNumber: true });

export const priceRequestListSchema = z.strictObject({ requests: z.array(openPriceRequestSchema) });

/** What the price list gives for the project without what is on request: net, and for how many of its pieces. */
const proposalSchema = z.strictObject({
  netCents: centsSchema,
  pricedCount: z.number().int(),
  partCount: z.number().int(),
});

/** What an answer is given for: the parts without price, and the mark of the project as it stands. */
export const requestedProjectSchema = z.strictObject({
  basis: manualPriceSchema.shape.basis,
  partsOnRequest: z.array(requestedPartSchema),
  /** Of all such parts; the list holds the first ones only. */
  partsOnRequestCount: z.number().int(),
  assembliesOnRequest: z.array(requestedAssemblySchema),
  proposal: proposalSchema.nullable(),
});

export type RequestedProject = z.infer<typeof requestedProjectSchema>;

export const priceAnswerSchema = z.strictObject({
  customerId,
  netCents: manualPriceSchema.shape.netCents,
  isFixed: z.boolean(),
  note: manualPriceSchema.shape.note,
  /** The mark that the request's project had when the price was made for it. */
  basis: z.string().max(40),
});
export type PriceAnswer = z.infer<typeof priceAnswerSchema>;

const projectAnswerSchema = z.strictObject({
  customerId,
  /** The operator's own project whose parts the customer gets. */
  fromProjectId: idSchema<ProjectId>(),
  note: manualPriceSchema.shape.note,
});
export type AnswerByProject = z.infer<typeof projectAnswerSchema>;

/** Requests for prices, as the operator's admin answers them. */
export const priceRequestCalls = {
  list: describeCall({
    method: 'get',
    path: '/admin/priceRequests',
    summary: 'Open requests for prices of all customers, each project once, the first due first.',
    permission: 'runProjects',
    isDear: true,
    answer: priceRequestListSchema,
    errors: ['not_allowed'],
  }),
  detail: describeCall({
    method: 'get',
    path: '/admin/priceRequests/{projectId}',
    summary:
      'Why a project is on request, part by part, what has a price by itself, and the mark that an answer has to name.',
    permission: 'runProjects',
    pathSchema,
    querySchema: z.strictObject({ customerId }),
    answer: requestedProjectSchema,
    errors: ['not_allowed', 'not_found', 'project_not_read'],
  }),
  answer: describeCall({
    method: 'post',
    path: '/admin/priceRequests/{projectId}/answer',
    summary:
      'Sets the price of a project by hand, also where none was asked for. Refused when the project is not what the price was made for.',
    permission: 'runProjects',
    pathSchema,
    request: priceAnswerSchema,
    answer: z.strictObject({ success: z.literal(true), netCents: centsSchema }),
    errors: ['not_allowed', 'not_found', 'project_not_read', 'project_read_only', 'project_changed'],
  }),
  answerByProject: describeCall({
    method: 'post',
    path: '/admin/priceRequests/{projectId}/answerByProject',
    summary:
      'Answers an open request with parts: the customer gets a copy of a project of the operator, priced as his own, and may order it.',
    permission: 'runProjects',
    pathSchema,
    request: projectAnswerSchema,
    answer: z.strictObject({ success: z.literal(true), projectId: idSchema<ProjectId>() }),
    errors: [
      'not_allowed',
      'not_found',
      'project_not_read',
      'project_read_only',
      'project_trashed',
      'E_NO_PARTS',
      'file_missing',
      'payload_too_large',
    ],
  }),
} as const;
