import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { type ConnectorTemplateId, idSchema } from '../../values/ids.ts';

/**
 * A connector that a company keeps to make it again: its type and the inputs that were given. Lies in the customer's space.
 * Types and names of inputs are open, so that an app bears those of a newer one; whoever opens it reads them strictly.
 */
export const connectorTemplateSchema = z.strictObject({
  id: idSchema<ConnectorTemplateId>(),
  name: z.string().trim().min(1).max(80),
  type: z.string().min(1).max(40),
  inputs: z
    .record(z.string().max(40), z.union([z.number(), z.string().max(40)]))
    .refine((inputs) => Object.keys(inputs).length <= 80),
});
export type ConnectorTemplate = z.infer<typeof connectorTemplateSchema>;

export const connectorTemplateRecord = defineRecord({
  kind: 'connectorTemplate',
  version: 1,
  schema: connectorTemplateSchema,
  migrations: {},
});
