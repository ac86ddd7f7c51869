import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { ProjectBundle } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import { documentTypeOf, typeOfName } from '@knotenblech/shared/files/document-type.ts';
import { weldCertLimits } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import { storedProjectReads } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey } from '@knotenblech/shared/records/define-change.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { catalogSpace, customerPriceSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { cutText } from '@knotenblech/shared/values/cut-text.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { type FileDeps, hashOfBytes, storeWholeFile } from '../files/receive-chunk.ts';
import { type ApplyDeps, applyChanges, applySeenChange, type NamedChange } from '../sync/push/apply-changes.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { findPiece, type Piece, type PieceKind } from './piece.store.ts';

type Named = { projectId: ProjectId; customerId: CustomerId };

const bundleReads = ({ projectId, customerId }: Named): ReadKey[] => [
  ...storedProjectReads({ projectId, customerId, withPrice: true }).filter(({ space }) => space !== catalogSpace),
  { space: projectSpace(projectId), kind: 'singlePart', all: true },
  { space: projectSpace(projectId), kind: 'weldCertFile', all: true },
  { space: projectSpace(projectId), kind: 'weldProof', all: true },
  { space: customerPriceSpace(customerId), kind: 'projectPrice', id: projectId },
  { space: customerPriceSpace(customerId), kind: 'tariff', all: true },
];

/** Everything a project is shown and priced from, of the tariffs only the one that prices new work. */
export const readProjectBundle = async (tx: Transaction, named: Named): Promise<ProjectBundle> => {
  const space = customerSpace(named.customerId);
  const [owner] = await readRecords(tx, named.customerId, [{ space, kind: 'customer', id: named.customerId }]);
  if (!owner) throw new DomainError('not_found', { record: 'project' });
  const { number, name } = owner.data as Customer;
  const rows = await readRecords(tx, named.customerId, bundleReads(named));
  const tariff = currentTariff(rows.filter(({ kind }) => kind === 'tariff').map(({ data }) => data as Tariff));
  return {
    customerId: named.customerId,
    customerNumber: number,
    customerName: name,
    rows: rows
      .filter(({ kind, data }) => kind !== 'tariff' || data === tariff)
      .map((row) => ({ space: row.space, kind: row.kind, data: row.data })),
  };
};

/** What the operator may change in a customer's project: what it is made of, and nothing that orders, copies or gives away. */
const edits: ReadonlySet<string> = new Set<NamedChange['name']>([
  'acceptFindings',
  'putWeldProof',
  'removeWeldCertFile',
  'setAssemblyQuantity',
  'setAssemblySurface',
  'setAssistantDone',
  'setGrades',
  'setInstallation',
  'setOrderNumber',
  'setPartGrade',
  'setPartMends',
  'setPartName',
  'setPartProfile',
  'setPartQuantity',
  'setPartSpecs',
  'setPartSurface',
  'setPartTimber',
  'setProjectCertificates',
  'setProjectProduction',
  'setProjectSurface',
  'setProjectTexts',
  'setQuantities',
  'takeParts',
  'trashProject',
]);

type Edit = { projectId: ProjectId; change: { name: string; args: { projectId: ProjectId } } };

type Deps = ApplyDeps & { owner: Sql; now: () => Date };

/** Edits a customer's project by the change that his own app would make; his devices hear of it. */
export const changeProject = async (deps: Deps, actor: Actor, { projectId, change }: Edit) => {
  if (!edits.has(change.name)) throw new DomainError('not_allowed');
  if (change.args.projectId !== projectId) throw new DomainError('invalid_input', { field: 'projectId' });
  const named = await findProject(deps.owner, projectId, actor);
  await applySeenChange(deps, named.actor, change as NamedChange, deps.now().toISOString());
};

/** A project as a call names it, and who acts: a global admin acts among the customer's rows as if he were his. */
export type NamedProject = { projectId: ProjectId; actor: Actor };

export type NamedPiece = NamedProject & Pick<Piece, 'id' | 'index'>;

/** The project that a number or an id names; a stranger's is not there. */
export const findProject = async (owner: Sql, name: string, actor: Actor): Promise<NamedProject> => {
  const within = reachOf(actor);
  const byNumber = /^\d{1,9}$/.test(name);
  const [row] = await owner<{ customerId: CustomerId; projectId: ProjectId }[]>`
    select customer_id as "customerId", id as "projectId" from record
    where kind = 'project' and not deleted
      and ${byNumber ? owner`(data ->> 'number')::integer = ${Number(name)}` : owner`id = ${name.toLowerCase()}`}
      ${within === null ? owner`` : owner`and customer_id = ${within} and space_id = ${`c:${within}`}`}
    order by (data ->> 'number')::integer nulls last limit 1`;
  if (!row) throw new DomainError('not_found', { record: 'project' });
  return { projectId: row.projectId, actor: { ...actor, customerId: row.customerId } };
};

/** The part or assembly that an id names, with its project. */
export const findNamedPiece = async (owner: Sql, id: string, kind: PieceKind, actor: Actor): Promise<NamedPiece> => {
  const piece = isUuid(id) ? await findPiece(owner, id.toLowerCase(), reachOf(actor)) : null;
  if (piece?.kind !== kind) throw new DomainError('not_found', { record: kind });
  const { projectId, index, customerId } = piece;
  return { id: piece.id, index, projectId, actor: { ...actor, customerId } };
};

/** The customer whose projects an actor reaches; null: those of all. */
const reachOf = (actor: Actor) => (may(actor, 'runProjects') ? null : actor.customerId);

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export type WeldCertDeps = ApplyDeps & FileDeps & { now: () => Date };

/** Keeps the files that a client sends in one form and adds them to the project: all of them or none. */
export const uploadWeldCerts = async (deps: WeldCertDeps, project: NamedProject, files: readonly File[]) => {
  if (files.length === 0) throw new DomainError('file_missing');
  for (const file of files) if (file.size > weldCertLimits.fileBytes) throw tooLarge();
  const changes = await Promise.all(files.map((file) => changeFor(project, file)));
  for (const { bytes } of changes) await storeWholeFile(deps, project.actor, bytes);
  const now = deps.now().toISOString();
  await applyChanges(
    deps,
    project.actor,
    changes.map(({ change }) => change),
    now,
  );
};

const tooLarge = () => new DomainError('payload_too_large', { limitBytes: weldCertLimits.fileBytes });

type Adding = Extract<NamedChange, { name: 'addWeldCertFile' }>;

const changeFor = async ({ projectId }: NamedProject, file: File): Promise<{ bytes: Uint8Array; change: Adding }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = documentTypeOf(bytes);
  const fileNameOriginal = cutText(file.name.replace(/^.*[\\/]/, ''), 255);
  if (type === null || typeOfName(fileNameOriginal) !== type) {
    throw new DomainError('weld_file_type', { name: fileNameOriginal });
  }
  const fileHash = hashOfBytes(bytes);
  const args = { projectId, fileId: newId() as string, fileNameOriginal, fileHash, type, byteCount: bytes.length };
  return { bytes, change: { name: 'addWeldCertFile', args } };
};
