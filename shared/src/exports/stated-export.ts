import { statedProject } from '../files/stwx/stated-project.ts';
import { writeStwx } from '../files/stwx/write-stwx.ts';
import { zipStws } from '../files/stwx/zip-stws.ts';
import { asOwnProject, type Excerpt } from './excerpt.ts';

/** What is exported as a .stws that reads as a project of its own, with all choices as statements. */
export const statedExport = (name: string, excerpt: Excerpt): Uint8Array =>
  zipStws(writeStwx(statedProject(name, asOwnProject(excerpt))));
