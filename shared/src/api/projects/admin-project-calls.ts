import { z } from 'zod';
import { projectPriceSchema } from '../../prices/project/project-price.record.ts';
import { projectSorts } from '../../projects/list-projects.ts';
import { projectSchema } from '../../projects/project.record.ts';
import { spacePattern } from '../../records/space.ts';
import { type CustomerId, idSchema, type OrderId, type ProjectId } from '../../values/ids.ts';
import { centsSchema } from '../../values/money.ts';
import { describeCall } from '../describe-call.ts';

const ownerSchema = z.strictObject({
  customerId: idSchema<CustomerId>(),
  customerNumber: z.number().int(),
  customerName: z.string(),
});

const listedSchema = ownerSchema.extend({
  project: projectSchema,
  price: projectPriceSchema.nullable(),
  /** What it is ordered for, net and as often as it is ordered; null: not ordered, or no amount agreed yet. */
  ordered: z
    .strictObject({
      orderId: idSchema<OrderId>(),
      number: z.number().int(),
      quantity: z.number().int(),
      netCents: centsSchema,
    })
    .nullable(),
});
export type CustomersProject = z.infer<typeof listedSchema>;

/** A project of any customer as his own devices hold it, with the tariff it is priced by. */
const bundleSchema = ownerSchema.extend({
  rows: z.array(
    z.strictObject({
      space: z.string().regex(spacePattern),
      kind: z.string(),
      data: z.looseObject({ id: z.string() }),
    }),
  ),
});
export type ProjectBundle = z.infer<typeof bundleSchema>;

const pathSchema = z.strictObject({ projectId: z.string().max(40) });
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((given) => given === 'true');

/** Projects of all customers, as the operator's admin finds, opens and edits them. */
export const adminProjectCalls = {
  list: describeCall({
    method: 'get',
    path: '/admin/projects',
    summary: 'A page of the projects of all customers, and how many there are in all.',
    permission: 'runProjects',
    isDear: true,
    querySchema: z.strictObject({
      /** Name, number, drawing, text, file, customer; small slips allowed. */
      q: z.string().max(100).default(''),
      sort: z.enum(projectSorts).default('dateDesc'),
      trash: flag,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    answer: z.strictObject({ projects: z.array(listedSchema), total: z.number().int() }),
    errors: ['invalid_input'],
  }),
  open: describeCall({
    method: 'get',
    path: '/admin/projects/{projectId}',
    summary:
      'A project of any customer, named by its id or number, with every record that it is shown and priced from.',
    permission: 'runProjects',
    pathSchema,
    answer: bundleSchema,
    errors: ['not_found'],
  }),
  file: describeCall({
    method: 'get',
    path: '/admin/projects/{projectId}/file',
    summary: 'The file that a project of any customer was read from, byte for byte.',
    permission: 'runProjects',
    pathSchema: z.strictObject({ projectId: idSchema<ProjectId>() }),
    answer: { contentType: 'application/octet-stream', schema: null },
    errors: ['not_found', 'file_missing'],
  }),
  change: describeCall({
    method: 'post',
    path: '/admin/projects/{projectId}/changes',
    summary: 'Edits a project of any customer as he himself would; the customer sees it at once.',
    permission: 'runProjects',
    pathSchema: z.strictObject({ projectId: idSchema<ProjectId>() }),
    request: z.strictObject({ name: z.string().max(60), args: z.looseObject({ projectId: idSchema<ProjectId>() }) }),
    answer: z.strictObject({ success: z.literal(true) }),
    errors: ['not_found', 'not_allowed', 'invalid_input', 'project_read_only', 'project_trashed', 'manual_price_fixed'],
  }),
} as const;
