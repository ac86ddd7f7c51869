import type { Remark } from '../../parts/part-facts.schema.ts';
import type { SolidBody } from './brep/read-body.ts';
import type { Movement } from './product/movement.ts';
import type { StepUnits } from './product/units.ts';

/** One body of a product. */
export type StepPart = {
  body: SolidBody;
  units: StepUnits;
  /** What the body or its product is called, '' where nothing says it. */
  name: string;
  description: string;
  /** Texts that name its material. */
  materials: string[];
};

/** A product with its own bodies and those it is made of, each with its place. */
export type StepProduct = {
  name: string;
  parts: { part: StepPart; movement: Movement }[];
  children: { product: StepProduct; movement: Movement }[];
};

export type StepDocument = {
  format: 'step';
  /** Application protocol, such as AP214. */
  version: string;
  program: string;
  projectName: string;
  parts: StepPart[];
  roots: StepProduct[];
  findings: Remark[];
};
