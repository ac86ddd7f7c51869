import type { Frame } from '../../geometry/body/body.schema.ts';
import type { Solid } from './shape/solid.ts';
import type { UnreadElement } from './unread-elements.ts';

/** One element of a model as it stands there. Texts are trimmed, '' where there is none. */
export type IfcPart = {
  id: number;
  /** Place among the elements of the file, 1-based. */
  number: number;
  /** Entity, such as IFCBEAM. */
  entity: string;
  name: string;
  description: string;
  objectType: string;
  /** Part mark where the model has one. */
  mark: string;
  /** Name of its profile, its type, its material's profile. */
  profileNames: string[];
  materials: string[];
  materialCategory: string;
  finish: string;
  solid: Solid;
  placement: Frame;
  /** The assembly that it belongs to, by its id. */
  assembly: number | null;
};

export type IfcAssembly = { id: number; name: string; mark: string; parent: number | null };

export type IfcDocument = {
  format: 'ifc';
  /** Schema, such as IFC4. */
  version: string;
  program: string;
  projectName: string;
  /** Without a unit of length it was read as mm. */
  isUnitStated: boolean;
  /** Elements of the kinds that are read, those that could not be read among them. */
  partCount: number;
  parts: IfcPart[];
  assemblies: IfcAssembly[];
  unread: UnreadElement[];
};
