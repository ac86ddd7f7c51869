import type { z } from 'zod';
import { putAddress } from '../addresses/put-address.ts';
import { removeAddress } from '../addresses/remove-address.ts';
import { setAssemblyQuantity } from '../assemblies/set-assembly-quantity.ts';
import { setAssemblySurface } from '../assemblies/set-assembly-surface.ts';
import { setAssistantDone } from '../assistant/set-assistant-done.ts';
import { handOverCart } from '../cart/hand-over-cart.ts';
import { putCartLine } from '../cart/put-cart-line.ts';
import { setCartChoices } from '../cart/set-cart-choices.ts';
import { setCartLine } from '../cart/set-cart-line.ts';
import { readMessage } from '../messages/read-message.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { submitOrder } from '../orders/submit-order.ts';
import { setGrades } from '../parts/set-grades.ts';
import { setOrderNumber } from '../parts/set-order-number.ts';
import { setPartGrade } from '../parts/set-part-grade.ts';
import { setPartName } from '../parts/set-part-name.ts';
import { setPartProfile } from '../parts/set-part-profile.ts';
import { setPartQuantity } from '../parts/set-part-quantity.ts';
import { setPartSpecs } from '../parts/set-part-specs.ts';
import { setPartSurface } from '../parts/set-part-surface.ts';
import { takeParts } from '../parts/take-parts.ts';
import { copyProject } from '../projects/copy-project.ts';
import { createProject } from '../projects/create-project.ts';
import { requestFreight } from '../freight/request-freight.ts';
import { requestPrice } from '../projects/request-price.ts';
import { setProjectCertificates } from '../projects/set-project-certificates.ts';
import { setProjectProduction } from '../projects/set-project-production.ts';
import { setProjectSurface } from '../projects/set-project-surface.ts';
import { setProjectTexts } from '../projects/set-project-texts.ts';
import { trashProject } from '../projects/trash-project.ts';
import { requestQuote } from '../quotes/request-quote.ts';
import { putSinglePart } from '../single-parts/put-single-part.ts';
import { addWeldCertFile } from '../weld-certificates/add-weld-cert-file.ts';
import { removeWeldCertFile } from '../weld-certificates/remove-weld-cert-file.ts';
import { putWeldProof } from '../welds/put-weld-proof.ts';
import { dismissConflicts } from './dismiss-conflicts.ts';

/** Every change that a device may push, by name. */
export const changes = {
  addWeldCertFile,
  cancelOrder,
  copyProject,
  createProject,
  dismissConflicts,
  handOverCart,
  putAddress,
  putCartLine,
  putSinglePart,
  putWeldProof,
  readMessage,
  removeAddress,
  removeWeldCertFile,
  requestFreight,
  requestPrice,
  requestQuote,
  setAssemblyQuantity,
  setAssemblySurface,
  setAssistantDone,
  setCartChoices,
  setCartLine,
  setGrades,
  setOrderNumber,
  setPartGrade,
  setPartName,
  setPartProfile,
  setPartQuantity,
  setPartSpecs,
  setPartSurface,
  setProjectCertificates,
  setProjectProduction,
  setProjectSurface,
  setProjectTexts,
  submitOrder,
  takeParts,
  trashProject,
} as const;

export type ChangeName = keyof typeof changes;
export type ArgsOf<N extends ChangeName> = z.infer<(typeof changes)[N]['args']>;
