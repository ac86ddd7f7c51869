import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { writeStwx } from '../stwx/write-stwx.ts';
import type { SinglePartForm } from './single-part-form.schema.ts';
import { stateSinglePart } from './state-single-part.ts';

/** Parts made from forms as the bytes of a .stwx file, in their order; read like any other file. */
export const writeSingleParts = (name: string, forms: readonly SinglePartForm[], catalogue: Catalogue): Uint8Array =>
  writeStwx({ name, assemblies: [], parts: forms.map((form) => stateSinglePart(form, catalogue)) });
