import { expect, it } from 'vitest';
import type { Actor } from '../../records/actor.ts';
import { createRowCache } from '../../records/row-cache.ts';
import { customerSpace } from '../../records/space.ts';
import { type ConnectorTemplateId, type CustomerId, newId } from '../../values/ids.ts';
import { addConnectorTemplate } from './add-connector-template.change.ts';
import { type ConnectorTemplate, connectorTemplateSchema } from './connector-template.record.ts';
import { removeConnectorTemplate } from './remove-connector-template.change.ts';

const actor = { customerId: newId<CustomerId>(), permissions: ['UPLOAD_PERMISSION'] } as unknown as Actor;
const space = customerSpace(actor.customerId);
const templateOf = (fields: Partial<ConnectorTemplate> = {}): ConnectorTemplate => ({
  id: newId<ConnectorTemplateId>(),
  name: 'Stoß 140/240',
  type: 'splice',
  inputs: { heightMm: 240, fastener: 'dowel' },
  ...fields,
});
const context = { actor, at: '' };

/** The company's templates, none so far. */
const noTemplates = () => {
  const cache = createRowCache();
  cache.load([{ space, kind: 'connectorTemplate', all: true }], []);
  return cache.overlay().rows;
};

it('a template lies in the space of its company until it is removed', () => {
  const rows = noTemplates();
  const template = templateOf();
  addConnectorTemplate.run(rows, { template }, context);
  expect(rows.all(space, 'connectorTemplate')).toEqual([template]);
  removeConnectorTemplate.run(rows, { templateId: template.id }, context);
  expect(rows.all(space, 'connectorTemplate')).toEqual([]);
});

it('a template is not written over', () => {
  const rows = noTemplates();
  const template = templateOf();
  addConnectorTemplate.run(rows, { template }, context);
  expect(() => addConnectorTemplate.run(rows, { template: { ...template, name: 'X' } }, context)).toThrow(
    'already_exists',
  );
});

it('a company keeps 200 of them', () => {
  const rows = noTemplates();
  for (let n = 0; n < 200; n += 1) addConnectorTemplate.run(rows, { template: templateOf() }, context);
  expect(() => addConnectorTemplate.run(rows, { template: templateOf() }, context)).toThrow('invalid_input');
});

it('whoever may make no projects keeps no templates', () => {
  const reader = { ...actor, permissions: ['STANDARD_PERMISSION'] } as unknown as Actor;
  expect(addConnectorTemplate.refusal(reader, { template: templateOf() })).toBe('not_allowed');
  expect(removeConnectorTemplate.refusal(reader, { templateId: templateOf().id })).toBe('not_allowed');
});

it.each([
  ['no name', { name: ' ' }],
  ['a list as an input', { inputs: { heightMm: [1] } as never }],
  [
    'more inputs than any connector has',
    { inputs: Object.fromEntries(Array.from({ length: 81 }, (_, n) => [`a${n}`, n])) },
  ],
])('%s is no template', (_, fields) =>
  expect(connectorTemplateSchema.safeParse(templateOf(fields)).success).toBe(false),
);
