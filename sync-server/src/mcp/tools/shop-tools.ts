import { siteCalls } from '@knotenblech/shared/api/calls.ts';
import { readConnectorInputs, writeConnectorLink } from '@knotenblech/shared/connectors/connector-inputs.ts';
import { connectorTypes } from '@knotenblech/shared/connectors/connectors.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { z } from 'zod';
import { cursor, defineTool, type ToolDeps } from '../define-tool.ts';
import { pageOf } from '../tell.ts';

const capabilitiesOf = async ({ ask }: ToolDeps) => {
  const told = await ask({ call: 'GET /site/capabilities', answer: siteCalls.capabilities.answer });
  if (!told) throw new DomainError('not_found', { record: 'capabilities' });
  return told;
};

const sections = ['files', 'plates', 'bars', 'profiles', 'finishes', 'limits', 'rules', 'connectors'] as const;

export const shopTools = [
  defineTool({
    name: 'capabilities',
    title: 'What can be made',
    description: `What the shop makes and its limits, lengths in mm, one section at a time: ${sections.join(', ')}. profiles takes a family, such as HEA.`,
    calls: ['GET /site/capabilities'],
    input: z.strictObject({ section: z.enum(sections), family: z.string().max(40).optional(), cursor }),
    effect: 'reads',
    run: async (deps, { section, family, cursor: from }) => {
      const { files, plates, bars, finishes, galvanising, freight, rules, connectors } = await capabilitiesOf(deps);
      const page = <T>(items: readonly T[]) => pageOf(items, { cursor: from, limit: 100 });
      switch (section) {
        case 'files':
          return { files };
        case 'plates':
          return { plates };
        case 'bars':
          return { longest_mm: bars.longestMm, grades: bars.grades, families: Object.keys(bars.profiles) };
        case 'profiles':
          return page(Object.hasOwn(bars.profiles, family ?? '') ? (bars.profiles[family ?? ''] ?? []) : []);
        case 'finishes':
          return page(finishes);
        case 'limits':
          return { galvanising, freight };
        case 'rules':
          return page(rules);
        case 'connectors':
          return { types: connectors.map(({ type }) => type) };
        default:
          return section satisfies never;
      }
    },
  }),
  defineTool({
    name: 'configure_connector',
    title: 'Configure a connector',
    description:
      'A connector made from few inputs, without CAD. Without inputs: its fields with units, usual values and bounds. With inputs: the link that opens it with them; a person makes a project of it there.',
    calls: ['GET /site/capabilities'],
    input: z.strictObject({
      type: z.enum(connectorTypes),
      inputs: z.record(z.string().max(60), z.union([z.string().max(200), z.number()])).optional(),
      language: z.enum(languages).default('de'),
    }),
    effect: 'reads',
    run: async (deps, { type, inputs, language }) => {
      const { connectors } = await capabilitiesOf(deps);
      if (!inputs) return { type, fields: connectors.find((each) => each.type === type)?.fields ?? [] };
      const { given, unread } = readConnectorInputs(type, inputs);
      const link = new URL(`/${language}/shop/connectors/${writeConnectorLink(type, given)}`, deps.publicUrl);
      return { type, link: link.href, inputs_taken: given, inputs_refused: unread.slice(0, 50) };
    },
  }),
];
