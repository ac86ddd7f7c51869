import type { z } from 'zod';
import { putAddress } from '../accounts/put-address.change.ts';
import { removeAddress } from '../accounts/remove-address.change.ts';
import { addConnectorTemplate } from '../connectors/templates/add-connector-template.change.ts';
import { removeConnectorTemplate } from '../connectors/templates/remove-connector-template.change.ts';
import { putSinglePart } from '../files/single-parts/put-single-part.change.ts';
import { readMessage } from '../messages/read-message.change.ts';
import { decideApproval } from '../orders/approval/decide-approval.change.ts';
import { requestApproval } from '../orders/approval/request-approval.change.ts';
import { withdrawApproval } from '../orders/approval/withdraw-approval.change.ts';
import { cancelOrder } from '../orders/cancel-order.change.ts';
import { handOverCart } from '../orders/cart/hand-over-cart.change.ts';
import { putCartLine } from '../orders/cart/put-cart-line.change.ts';
import { setCartChoices } from '../orders/cart/set-cart-choices.change.ts';
import { setCartLine } from '../orders/cart/set-cart-line.change.ts';
import { requestFreight } from '../orders/freight/request-freight.change.ts';
import { submitOrder } from '../orders/placing/submit-order.change.ts';
import { requestQuote } from '../orders/quotes/request-quote.change.ts';
import { removeSavedCart } from '../orders/saved/remove-saved-cart.change.ts';
import { saveCart } from '../orders/saved/save-cart.change.ts';
import { takeSavedCart } from '../orders/saved/take-saved-cart.change.ts';
import { putWeldProof } from '../parts/assemblies/put-weld-proof.change.ts';
import { setAssemblyQuantity } from '../parts/assemblies/set-assembly-quantity.change.ts';
import { setAssemblySurface } from '../parts/assemblies/set-assembly-surface.change.ts';
import { setAssistantDone } from '../parts/assistant/set-assistant-done.change.ts';
import { addWeldCertFile } from '../parts/certificates/add-weld-cert-file.change.ts';
import { removeWeldCertFile } from '../parts/certificates/remove-weld-cert-file.change.ts';
import { setGrades } from '../parts/changes/set-grades.change.ts';
import { setPartGrade } from '../parts/changes/set-part-grade.change.ts';
import { setPartName } from '../parts/changes/set-part-name.change.ts';
import { setPartProfile } from '../parts/changes/set-part-profile.change.ts';
import { setPartQuantity } from '../parts/changes/set-part-quantity.change.ts';
import { setPartSpecs } from '../parts/changes/set-part-specs.change.ts';
import { setPartSurface } from '../parts/changes/set-part-surface.change.ts';
import { takeParts } from '../parts/changes/take-parts.change.ts';
import { acceptFindings } from '../parts/findings/accept-findings.change.ts';
import { setPartMends } from '../parts/mends/set-part-mends.change.ts';
import { setOrderNumber } from '../parts/set-order-number.change.ts';
import { setQuantities } from '../parts/set-quantities.change.ts';
import { copyProject } from '../projects/changes/copy-project.change.ts';
import { createProject } from '../projects/changes/create-project.change.ts';
import { requestPrice } from '../projects/changes/request-price.change.ts';
import { setInstallation } from '../projects/changes/set-installation.change.ts';
import { setProjectCertificates } from '../projects/changes/set-project-certificates.change.ts';
import { setProjectProduction } from '../projects/changes/set-project-production.change.ts';
import { setProjectSurface } from '../projects/changes/set-project-surface.change.ts';
import { setProjectTexts } from '../projects/changes/set-project-texts.change.ts';
import { trashProject } from '../projects/changes/trash-project.change.ts';
import type { Change } from '../records/define-change.ts';
import { takeRevision } from '../revisions/take-revision.change.ts';
import { setPartTimber } from '../timber/set-part-timber.change.ts';
import { setTimberPlay } from '../timber/set-timber-play.change.ts';
import { upcast } from '../values/upcast.ts';
import { dismissConflicts } from './dismiss-conflicts.change.ts';
import { withdrawChange } from './withdraw.change.ts';

/** Every change that a device may push, by name. */
export const changes = {
  acceptFindings,
  addConnectorTemplate,
  addWeldCertFile,
  cancelOrder,
  copyProject,
  createProject,
  decideApproval,
  dismissConflicts,
  handOverCart,
  putAddress,
  putCartLine,
  putSinglePart,
  putWeldProof,
  readMessage,
  removeAddress,
  removeConnectorTemplate,
  removeSavedCart,
  removeWeldCertFile,
  requestApproval,
  requestFreight,
  requestPrice,
  requestQuote,
  saveCart,
  setAssemblyQuantity,
  setAssemblySurface,
  setAssistantDone,
  setCartChoices,
  setCartLine,
  setGrades,
  setOrderNumber,
  setInstallation,
  setPartGrade,
  setPartMends,
  setPartName,
  setPartProfile,
  setPartQuantity,
  setPartSpecs,
  setPartSurface,
  setPartTimber,
  setProjectCertificates,
  setProjectProduction,
  setProjectSurface,
  setProjectTexts,
  setQuantities,
  setTimberPlay,
  submitOrder,
  takeParts,
  takeRevision,
  takeSavedCart,
  trashProject,
  withdrawApproval,
} as const;

export type ChangeName = keyof typeof changes;

export type ArgsOf<N extends ChangeName> = z.infer<(typeof changes)[N]['args']>;

const byName = new Map<string, Change>(
  [...Object.values(changes), withdrawChange].map((change) => [change.name, change as unknown as Change]),
);

/**
 * A change as it lies in a queue or arrives at the server, with its arguments as this build has them, not yet parsed.
 * Undefined when this build does not know its name, or not its version. Without a version it was made by this build.
 */
export const findPresent = ({ name, v, args }: { name: string; v?: number; args: unknown }) => {
  const change = byName.get(name);
  const present = change && upcast({ name, v: v ?? change.version, args }, change.version);
  return present ? { change, args: present.args } : undefined;
};

const binding: readonly string[] = [
  'submitOrder',
  'cancelOrder',
  'requestQuote',
  'requestFreight',
  'requestApproval',
  'decideApproval',
] satisfies ChangeName[];

/** A change by which somebody binds himself, or waits to be bound to: it goes before all others. */
export const isBinding = ({ name }: { name: string }): boolean => binding.includes(name);

/** What a device asks for that only wants to know whether the server is there: it has something binding to send. Rows. */
export const signOfLife = 1;
