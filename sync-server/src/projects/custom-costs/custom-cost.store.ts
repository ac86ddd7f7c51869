import {
  type CustomFactors,
  type CustomMaterialCosts,
  type CustomProcessingCosts,
  overridesMaterial,
  overridesProcess,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import type { PieceCustomCosts } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import type { CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

/** Whose project it is, and who changes its costs. */
export type CostsOf = { customerId: CustomerId; projectId: ProjectId };
export type CostChange = CostsOf & { userId: UserId; subjectId: string };

/** Everything set by hand in a project's costs: pieces by id of part or assembly. */
export type CustomCosts = {
  pieces: ReadonlyMap<string, PieceCustomCosts>;
  factors: CustomFactors | null;
  onRequest: ReadonlySet<string>;
};

export const readCustomCosts = async (
  tx: Sql | Transaction,
  { customerId, projectId }: CostsOf,
): Promise<CustomCosts> => {
  const processes = await tx<{ id: string; costs: CustomProcessingCosts }[]>`
    select piece_id as id, costs from custom_processing_cost
    where customer_id = ${customerId} and project_id = ${projectId} order by piece_id, process`;
  const materials = await tx<{ id: string; costs: CustomMaterialCosts }[]>`
    select part_id as id, costs from custom_material_cost
    where customer_id = ${customerId} and project_id = ${projectId}`;
  const [factors] = await tx<{ factors: CustomFactors }[]>`
    select factors from custom_factor where customer_id = ${customerId} and project_id = ${projectId}`;
  const onRequest = await tx<{ id: string }[]>`
    select piece_id as id from piece_on_request where customer_id = ${customerId} and project_id = ${projectId}`;
  const ids = new Set([...processes, ...materials].map(({ id }) => id));
  return {
    pieces: new Map(
      [...ids].map((id) => [
        id,
        {
          material: materials.find((row) => row.id === id)?.costs ?? null,
          processes: new Map(
            processes.filter((row) => row.id === id).map(({ costs }) => [costs.processingType, costs]),
          ),
        },
      ]),
    ),
    factors: factors?.factors ?? null,
    onRequest: new Set(onRequest.map(({ id }) => id)),
  };
};

/** The customer's projects that are there and in which something is set by hand. */
export const projectsWithCosts = async (tx: Transaction, customerId: CustomerId): Promise<ProjectId[]> => {
  const rows = await tx<{ id: ProjectId }[]>`
    select r.id from record r where r.customer_id = ${customerId} and r.space_id = ${`c:${customerId}`}
      and r.kind = 'project' and not r.deleted and r.data ->> 'reading' = 'read' and r.id::uuid in (
        select project_id from custom_processing_cost where customer_id = ${customerId}
        union select project_id from custom_material_cost where customer_id = ${customerId}
        union select project_id from custom_factor where customer_id = ${customerId}
        union select project_id from piece_on_request where customer_id = ${customerId})
    order by r.id`;
  return rows.map(({ id }) => id);
};

/** Costs of one process; empty ones, and those that override nothing, are no longer set. */
export const putProcessingCosts = async (tx: Transaction, change: CostChange, costs: CustomProcessingCosts) => {
  const { customerId, projectId, subjectId } = change;
  const process = costs.processingType;
  const [before] = await tx<{ costs: object }[]>`
    delete from custom_processing_cost
    where customer_id = ${customerId} and piece_id = ${subjectId} and process = ${process} returning costs`;
  const isSet = !costs.empty && overridesProcess(costs);
  if (isSet) {
    await tx`
      insert into custom_processing_cost (customer_id, project_id, piece_id, process, costs)
      values (${customerId}, ${projectId}, ${subjectId}, ${process}, ${tx.json(costs)})`;
  }
  await log(tx, change, { what: process, before: before?.costs ?? null, after: isSet ? costs : null });
};

/** Costs of the material of a part; null, empty ones, and those that override nothing, are no longer set. */
export const putMaterialCosts = async (tx: Transaction, change: CostChange, costs: CustomMaterialCosts | null) => {
  const { customerId, projectId, subjectId } = change;
  const after = costs?.empty === false && overridesMaterial(costs) ? costs : null;
  const [before] = await tx<{ costs: object }[]>`
    delete from custom_material_cost where customer_id = ${customerId} and part_id = ${subjectId} returning costs`;
  if (after) {
    await tx`
      insert into custom_material_cost (customer_id, project_id, part_id, costs)
      values (${customerId}, ${projectId}, ${subjectId}, ${tx.json(after)})`;
  }
  await log(tx, change, { what: 'MATERIAL', before: before?.costs ?? null, after });
};

/** Factors and shipping data; where nothing is set, they are no longer. */
export const putFactors = async (tx: Transaction, change: CostChange, factors: CustomFactors) => {
  const { customerId, projectId } = change;
  const after = Object.values(factors).some((value) => value !== null && value !== 0) ? factors : null;
  const [before] = await tx<{ factors: object }[]>`
    delete from custom_factor where customer_id = ${customerId} and project_id = ${projectId} returning factors`;
  if (after) {
    await tx`
      insert into custom_factor (customer_id, project_id, factors)
      values (${customerId}, ${projectId}, ${tx.json(after)})`;
  }
  await log(tx, change, { what: 'FACTORS', before: before?.factors ?? null, after });
};

export const putOnRequest = async (tx: Transaction, change: CostChange, onRequest: boolean) => {
  const { customerId, projectId, subjectId } = change;
  const removed = await tx`
    delete from piece_on_request where customer_id = ${customerId} and piece_id = ${subjectId} returning piece_id`;
  if (onRequest) {
    await tx`
      insert into piece_on_request (customer_id, project_id, piece_id)
      values (${customerId}, ${projectId}, ${subjectId})`;
  }
  await log(tx, change, { what: 'ON_REQUEST', before: removed.length > 0, after: onRequest });
};

type Logged = { what: string; before: object | boolean | null; after: object | boolean | null };

/** What is as it was is no change. */
const log = async (tx: Transaction, { customerId, projectId, subjectId, userId }: CostChange, logged: Logged) => {
  const [before, after] = [logged.before, logged.after].map((each) => JSON.stringify(each)) as [string, string];
  await tx`
    insert into custom_cost_log (customer_id, project_id, subject_id, what, before, after, user_id)
    select ${customerId}, ${projectId}, ${subjectId}, ${logged.what}, ${before}::text::jsonb, ${after}::text::jsonb, ${userId}
    where ${before}::text::jsonb is distinct from ${after}::text::jsonb`;
};
