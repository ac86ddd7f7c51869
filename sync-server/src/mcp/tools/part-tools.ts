import type { AssemblyAnswer, PartAnswer, ProjectAnswer } from '@knotenblech/shared/api/projects/project-answer.ts';
import { projectAnswerSchema } from '@knotenblech/shared/api/projects/project-answer.ts';
import { surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import { whyNotPartSchema } from '@knotenblech/shared/prices/check/why-not.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { z } from 'zod';
import { cursor, defineTool, idempotencyKey, limit, projectId, type ToolDeps } from '../define-tool.ts';
import { customerText, euros, pageOf } from '../tell.ts';

const pieceId = z.uuid().describe('part_id or assembly_id of list_parts');

export const detailsOf = ({ ask }: ToolDeps, id: string, query: Record<string, string> = {}) =>
  ask({ call: 'GET /project/details/{projectId}', path: { projectId: id }, query, answer: projectAnswerSchema });

const sizeOf = ({ x, y, z: height }: PartAnswer['dimension']) => ({ size_mm: [x, y, height] });

const tellPart = (part: PartAnswer, { newPriceData: prices }: ProjectAnswer) => ({
  part_id: part.partId,
  assembly_id: part.assemblyId,
  category: part.category,
  quantity: part.quantity,
  quantity_per_assembly: part.quantitySingle,
  material: part.materialTranslationCode,
  available_materials: part.availableMaterialCodes,
  surface: part.surface,
  ral_number: part.ralNo,
  ...sizeOf(part.dimension),
  weight_kg: part.weight,
  is_on_request: part.onRequest,
  unit_price_net_eur: euros(prices?.partPriceList[part.partId]?.nettoPricePart),
  ...customerText({ name: part.name, drawing_number: part.drawingNumber, profile: part.profilName }),
});

const tellAssembly = (assembly: AssemblyAnswer, { newPriceData: prices }: ProjectAnswer) => ({
  assembly_id: assembly.assemblyId,
  parent_id: assembly.parentId,
  quantity: assembly.quantity,
  surface: assembly.surface,
  ral_number: assembly.ralNo,
  ...sizeOf(assembly.dimension),
  weight_kg: assembly.weight,
  parts_without_weight: assembly.partsWithoutWeight,
  is_on_request: assembly.onRequest,
  unit_price_net_eur: euros(prices?.assemblyPriceList[assembly.assemblyId]?.nettoPricePart),
  ...customerText({ name: assembly.name, drawing_number: assembly.drawingNumber }),
});

const edited = z.looseObject({ price: z.number().nullable().optional() });

export const partTools = [
  defineTool({
    name: 'list_parts',
    title: 'List parts',
    description:
      'Assemblies of a project, each before its parts, then loose parts: quantity, material, surface, size, price of one piece (of an assembly without its parts). null price: on request, or the key sees no prices.',
    calls: ['GET /project/details/{projectId}'],
    input: z.strictObject({ project_id: projectId, cursor, limit }),
    effect: 'reads',
    run: async (deps, { project_id, ...place }) => {
      const project = await detailsOf(deps, project_id);
      const pieces = [
        ...project.assemblyList.flatMap((assembly) => [
          tellAssembly(assembly, project),
          ...assembly.parts.map((part) => tellPart(part, project)),
        ]),
        ...project.partList.map((part) => tellPart(part, project)),
      ];
      return { project_id: project.projectId, ...pageOf(pieces, place) };
    },
  }),
  defineTool({
    name: 'check_part',
    title: 'Check parts',
    description:
      'Which rules of making parts do not keep: the rule, what was measured and allowed, by how much it is missed, and what mends it. Without part_id all parts that have a finding.',
    calls: ['GET /project/whyNot/{projectId}'],
    input: z.strictObject({ project_id: projectId, part_id: z.uuid().optional(), cursor, limit }),
    effect: 'reads',
    run: async ({ ask }, { project_id, part_id, ...place }) => {
      const { parts } = await ask({
        call: 'GET /project/whyNot/{projectId}',
        path: { projectId: project_id },
        answer: z.object({ parts: z.array(whyNotPartSchema) }),
      });
      const asked = parts.filter((part) =>
        part_id === undefined ? part.findings.length > 0 : part.partId === part_id,
      );
      if (part_id !== undefined && asked.length === 0) throw new DomainError('not_found', { record: 'part' });
      const told = asked.map((part) => ({
        part_id: part.partId,
        state: part.state,
        findings: part.findings
          .slice(0, 20)
          .map(({ rule, state, source, isPriced, measured, allowed, missedBy, unit, remedies }) => ({
            rule,
            state,
            source,
            unit,
            remedies,
            is_priced: isPriced,
            measured: measured?.toString() ?? null,
            allowed: allowed?.toString() ?? null,
            missed_by: missedBy?.toString() ?? null,
          })),
        finding_count: part.findings.length,
        ...customerText({ name: part.name }),
      }));
      return { checked_count: parts.length, ...pageOf(told, place) };
    },
  }),
  defineTool({
    name: 'set_options',
    title: 'Set quantity and surface',
    description:
      'Quantity, surface and colour of one part or assembly; what is left out stays. The quantity of a part is that within one assembly, of a loose part that in the project. Answers the price of the project after it.',
    calls: ['PUT /project/part/{partId}', 'PUT /project/assembly/{assemblyId}'],
    input: z.strictObject({
      kind: z.enum(['part', 'assembly']),
      piece_id: pieceId,
      quantity: z.number().int().min(1).max(9999).optional(),
      surface: surfaceSchema.optional(),
      ral_number: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      idempotency_key: idempotencyKey,
    }),
    effect: 'sets',
    run: async ({ ask }, { kind, piece_id, quantity, surface, ral_number, idempotency_key }) => {
      const asked = { answer: edited, idempotencyKey: idempotency_key };
      const coat = { ...(surface && { surface }), ...(ral_number && { ralNo: ral_number }) };
      const { price } =
        kind === 'part'
          ? await ask({
              ...asked,
              call: 'PUT /project/part/{partId}',
              path: { partId: piece_id },
              body: { ...coat, ...(quantity && { quantitySingle: quantity }) },
            })
          : await ask({
              ...asked,
              call: 'PUT /project/assembly/{assemblyId}',
              path: { assemblyId: piece_id },
              body: { ...coat, ...(quantity && { quantity }) },
            });
      return { piece_id, project_price_net_eur: euros(price) };
    },
  }),
];
