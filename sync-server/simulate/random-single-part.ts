import { formsWith, markOfForms } from '@knotenblech/shared/files/single-parts/forms-of.ts';
import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { fileOfForms } from './file-of-forms.ts';
import { type Making, makeOnDevice } from './make-on-device.ts';
import { openProject } from './open-project.ts';
import { randomForm } from './random-form.ts';

/** A project of one part made from a form. */
export const newSinglePart = async (m: Making) => {
  const form = randomForm(m.random);
  const projectId = m.random.uuid<ProjectId>();
  const file = await keepFile(m, [form]);
  await makeOnDevice(m, 'createProject', { projectId, name: 'Einzelteile', form, ...file });
};

/** A part more, or a form filled in anew, in a project of single parts that the device knows. */
export const singlePart = async (m: Making) => {
  const project = await openProject(m, (each) => each.hasSingleParts === true);
  if (!project) return;
  const rows = await rowRange(m.tab.database, projectSpace(project.id), 'singlePart').toArray();
  const before = rows.map((row) => row.data);
  const index = 1 + m.random.below(before.length + 1);
  const form = randomForm(m.random);
  const forms = formsWith(before, index, form);
  const file = await keepFile(m, forms);
  const made = { wasFileHash: project.fileHash, formsMark: markOfForms(forms) };
  await makeOnDevice(m, 'putSinglePart', { projectId: project.id, index, form, ...file, ...made });
};

/** The file of all forms, made, read and kept on the device as when a part is saved. */
const keepFile = async ({ tab, shop }: Making, forms: readonly SinglePartForm[]) => {
  const { bytes, fileHash, reading } = await fileOfForms(forms, shop.catalogue);
  await tab.database.file.put({ hash: fileHash, bytes, uploaded: false });
  await tab.database.localReading.put({ fileHash, reading });
  return { fileHash, fileName: 'einzelteile.stwx' };
};
