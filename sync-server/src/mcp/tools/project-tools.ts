import { projectListCalls } from '@knotenblech/shared/api/projects/project-list-calls.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { z } from 'zod';
import { cursor, defineTool, idempotencyKey, projectId, type ToolDeps } from '../define-tool.ts';
import { customerText, euros, pageOf } from '../tell.ts';

type Outline = Omit<z.infer<typeof projectListCalls.state.answer>, 'errors'>;

const outlineOf = (outline: Outline) => ({
  project_id: outline.projectId,
  number: outline.id,
  state: outline.state,
  reasons: outline.reasons,
  price_net_eur: euros(outline.price),
  part_count: outline.partCount,
  total_weight_kg: outline.totalWeight,
  parts_without_weight: outline.partsWithoutWeight,
  surface_area_m2: outline.surfaceArea,
  surface: outline.surface,
  ral_number: outline.ralNr,
  is_ordered: outline.orderDate !== null,
  created_at: outline.creationDate,
  ...customerText({ name: outline.projectName, file_name: outline.fileName, drawing_id: outline.drawingId }),
});

const orderable: readonly Outline['state'][] = ['priced', 'manual-price', 'manual-price-fixed'];

const stateOf = ({ ask }: ToolDeps, id: string) =>
  ask({ call: 'GET /project/state/{projectId}', path: { projectId: id }, answer: projectListCalls.state.answer });

const pageSize = 20;

/** Longer files are uploaded by POST /project/upload: arguments of tools are no place for megabytes. */
const longestFile = 200_000;

export const projectTools = [
  defineTool({
    name: 'list_projects',
    title: 'List projects',
    description: 'Projects of the company, the newest first, with their state and price.',
    calls: ['GET /project/list'],
    input: z.strictObject({ search: z.string().max(100).default(''), cursor }),
    effect: 'reads',
    run: async ({ ask }, { search, cursor: from = '0' }) => {
      const page = Math.floor(Number(from) / pageSize);
      const { projects, total } = await ask({
        call: 'GET /project/list',
        query: { searchString: search, page: String(page + 1), pageSize: String(pageSize) },
        answer: projectListCalls.list.answer,
      });
      const skipped = Number(from) % pageSize;
      const { items } = pageOf(projects.map(outlineOf), { cursor: String(skipped), limit: pageSize });
      const next = Number(from) + items.length;
      return { projects: items, total, next_cursor: items.length > 0 && next < total ? String(next) : null };
    },
  }),
  defineTool({
    name: 'get_project',
    title: 'Get a project',
    description:
      'State and price of one project. After an upload, ask until the state is no longer analysis-running. price_net_eur null: on request, or the key sees no prices.',
    calls: ['GET /project/state/{projectId}'],
    input: z.strictObject({ project_id: projectId }),
    effect: 'reads',
    run: async (deps, { project_id }) => {
      const outline = await stateOf(deps, project_id);
      const fileErrors = outline.fileErrors.slice(0, 20).map(({ errorCode, errorMessageTranslated = '' }) => ({
        code: errorCode,
        ...customerText({ message: errorMessageTranslated }),
      }));
      return { ...outlineOf(outline), file_errors: fileErrors };
    },
  }),
  defineTool({
    name: 'upload_file',
    title: 'Upload a file',
    description: `A new project from the text of one file (.btlx, .stwx, .nc1, .dxf, .step, .ifc), at most ${longestFile} characters; longer and binary files go to POST /api/1.0/project/upload.`,
    calls: ['POST /project/upload'],
    input: z.strictObject({
      file_name: z.string().min(3).max(200),
      text: z.string().min(1).max(longestFile),
      project_name: z.string().max(256).default(''),
      idempotency_key: idempotencyKey,
    }),
    effect: 'adds',
    run: async ({ ask }, { file_name, text, project_name, idempotency_key }) => {
      const body = new FormData();
      body.set('projectName', project_name);
      body.set('file', new File([text], file_name));
      const made = await ask({
        call: 'POST /project/upload',
        body,
        idempotencyKey: idempotency_key,
        answer: projectListCalls.upload.answer,
      });
      return { project_id: made.projectId, number: made.id, next: 'Ask get_project until the file is read.' };
    },
  }),
  defineTool({
    name: 'prepare_order',
    title: 'Prepare an order',
    description:
      'The link by which a person orders a project. Nothing is ordered and no basket is changed: an order with obligation to pay is placed by a person in the shop.',
    calls: ['GET /project/state/{projectId}'],
    input: z.strictObject({ project_id: projectId, language: z.enum(languages).default('de') }),
    effect: 'reads',
    run: async (deps, { project_id, language }) => {
      const outline = await stateOf(deps, project_id);
      const canBeOrdered = orderable.includes(outline.state) && !outline.readOnly && !outline.inTrash;
      const path = `/${language}/shop/${canBeOrdered ? 'details' : 'assistent'}/${outline.projectId}`;
      return {
        can_be_ordered: canBeOrdered,
        state: outline.state,
        price_net_eur: euros(outline.price),
        link: new URL(path, deps.publicUrl).href,
        next: canBeOrdered
          ? 'Give the link to a person: in the shop it goes into the basket and is ordered there.'
          : 'Give the link to a person: it opens what is still to be answered.',
      };
    },
  }),
];
