import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerSpace } from '../../records/space.ts';
import { type ConnectorTemplateId, idSchema } from '../../values/ids.ts';

/** Gives up a template; what was made from it stays. */
export const removeConnectorTemplate = defineChange({
  name: 'removeConnectorTemplate',
  version: 1,
  args: z.strictObject({ templateId: idSchema<ConnectorTemplateId>() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ templateId }, actor) => [
    { space: customerSpace(actor.customerId), kind: 'connectorTemplate', id: templateId },
  ],
  refusal: refuseWithout('createProject'),
  run: (rows, { templateId }, { actor }) =>
    rows.remove(customerSpace(actor.customerId), 'connectorTemplate', templateId),
});
