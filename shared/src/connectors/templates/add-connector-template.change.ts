import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { connectorTemplateSchema } from './connector-template.record.ts';

/** More of them nobody finds again. */
const mostTemplates = 200;

/** Keeps a connector as a template of the company. A template is never edited, so nobody's is lost over somebody else's. */
export const addConnectorTemplate = defineChange({
  name: 'addConnectorTemplate',
  version: 1,
  args: z.strictObject({ template: connectorTemplateSchema }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: (_, actor) => [{ space: customerSpace(actor.customerId), kind: 'connectorTemplate', all: true }],
  refusal: refuseWithout('createProject'),
  run: (rows, { template }, { actor }) => {
    const space = customerSpace(actor.customerId);
    const kept = rows.all(space, 'connectorTemplate');
    if (kept.some(({ id }) => id === template.id)) throw new DomainError('already_exists', { record: 'template' });
    if (kept.length >= mostTemplates) throw new DomainError('invalid_input', { field: 'template', max: mostTemplates });
    rows.put(space, 'connectorTemplate', template);
  },
});
