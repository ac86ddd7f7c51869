import type { Address } from '../../accounts/address.record.ts';
import type { AssemblyChoice } from '../../parts/assemblies/assembly-choice.record.ts';
import type { PartChoice } from '../../parts/part-choice.record.ts';
import type { Project } from '../../projects/project.record.ts';
import { isOrdered } from '../../projects/project-state.ts';
import type { Actor } from '../../records/actor.ts';
import { may } from '../../records/permissions.ts';
import { canonicalJson } from '../../values/canonical-json.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../values/errors/error-codes.ts';
import type { OrderContents, ShownAddress, ShownProject } from './order-contents.schema.ts';
import type { SubmitOrderArgs } from './submit-order.schema.ts';

type Ordered = {
  shippingAddress: Address;
  /** null: the same as delivery. */
  billingAddress: Address | null;
  /** In the order of the lines, each with its `choices`. */
  projects: readonly { project: Project; choices: string | null }[];
};

export const orderContents = ({ shippingAddress, billingAddress, projects }: Ordered): OrderContents => ({
  shippingAddress: shownAddress(shippingAddress),
  billingAddress: billingAddress && shownAddress(billingAddress),
  projects: projects.map(({ project, choices }) => ({ ...shownProject(project), choices })),
});

const shownAddress = (address: Address): ShownAddress => {
  const { id: _id, fax: _fax, isShippingAddress: _shipping, isBillingAddress: _billing, ...shown } = address;
  return shown;
};

const shownProject = (project: Project): Omit<ShownProject, 'choices'> => {
  const { id: projectId, surface, ralNumber, productionType, additionalText, fileHash } = project;
  const { materialCertificate = false, weldingCertificate = null } = project;
  return {
    projectId,
    surface,
    ralNumber,
    productionType,
    additionalText,
    fileHash,
    materialCertificate,
    weldingCertificate,
    isOrdered: isOrdered(project),
  };
};

/** Everything that is chosen for parts and assemblies of a project as one text: the same choices give the same text. */
export const choicesText = (parts: readonly PartChoice[], assemblies: readonly AssemblyChoice[]): string =>
  canonicalJson({ parts: byIndex(parts), assemblies: byIndex(assemblies) });

const byIndex = (choices: readonly (PartChoice | AssemblyChoice)[]) =>
  choices
    .map(({ id: _id, ...choice }) => choice)
    .filter((choice) => Object.values(choice).filter((value) => value !== undefined).length > 1)
    .toSorted((one, other) => one.index - other.index);

/** One thing that is not as it was shown; of a project, which of its fields. */
export type ContentsChange =
  | { what: 'shippingAddress' | 'billingAddress' }
  | { what: 'project'; projectId: ShownProject['projectId']; field: Exclude<keyof ShownProject, 'projectId'> };

const fields = [
  'surface',
  'ralNumber',
  'productionType',
  'materialCertificate',
  'weldingCertificate',
  'additionalText',
  'choices',
  'fileHash',
  'isOrdered',
] as const satisfies Exclude<keyof ShownProject, 'projectId'>[];

/** What of an order is another than was shown; choices that were not shown are not compared, nor that a project is free again. */
export const contentsChanges = (shown: OrderContents, now: OrderContents): ContentsChange[] => [
  ...(isSame(shown.shippingAddress, now.shippingAddress) ? [] : [{ what: 'shippingAddress' as const }]),
  ...(isSame(billingOf(shown), billingOf(now)) ? [] : [{ what: 'billingAddress' as const }]),
  ...shown.projects.flatMap((was) => projectChanges(was, now)),
];

const projectChanges = (was: ShownProject, { projects }: OrderContents): ContentsChange[] => {
  const is = projects.find(({ projectId }) => projectId === was.projectId);
  if (!is) return [];
  const isOther = (field: (typeof fields)[number]) => {
    if (field === 'isOrdered') return was.isOrdered === false && is.isOrdered === true;
    return was[field] !== is[field] && !(field === 'choices' && (was.choices === null || is.choices === null));
  };
  return fields.filter(isOther).map((field) => ({ what: 'project' as const, projectId: was.projectId, field }));
};

const billingOf = ({ shippingAddress, billingAddress }: OrderContents) => billingAddress ?? shippingAddress;

const isSame = (one: ShownAddress, other: ShownAddress) => canonicalJson(one) === canonicalJson(other);

/** Orders and quotes are for who may order and sees prices. */
export const orderRefusal = (actor: Pick<Actor, 'permissions' | 'seesPrices'>): ErrorCode | null => {
  if (!may(actor, 'order')) return 'no_order_permission';
  return actor.seesPrices ? null : 'no_price_permission';
};

/** Refuses lines of which two are the same, or of the same project. */
export const refuseRepeatedLines = (lines: SubmitOrderArgs['lines']) => {
  const ids = new Set<string>(lines.map((line) => line.id));
  const projects = new Set<string>(lines.map((line) => line.projectId));
  if (ids.size < lines.length || projects.size < lines.length) {
    throw new DomainError('invalid_input', { field: 'lines' });
  }
};
