import { formsWith, markOfForms } from '@knotenblech/shared/files/single-parts/forms-of.ts';
import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import {
  type SinglePartForm,
  singlePartFormSchema,
} from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { writeSingleParts } from '@knotenblech/shared/files/single-parts/write-single-parts.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { waitForCatalogue } from '../../sync/status/until-catalogue.ts';
import { readFileInWorker } from '../../worker/read-file-in-worker.ts';

type SavedPart = { projectId: ProjectId; index: number };

type PartToSave = {
  form: SinglePartForm;
  /** null: a new project of this name. */
  project: Project | null;
  newName: string;
  /** The parts that the project has. */
  before: readonly SinglePart[];
  /** Its place when a part is filled in anew. */
  index: number | null;
};

const fileName = 'einzelteile.stwx';

/** Stores a part: its project's file is made anew with it, read here at once, and sent like any other. */
export const useSavePart = () => {
  const shop = useShop();
  return async ({ form: filled, project, newName, before, index }: PartToSave): Promise<SavedPart> => {
    const form = singlePartFormSchema.parse(filled);
    const place = index ?? before.length + 1;
    const forms = formsWith(before, place, form);
    const name = project?.name ?? newName;
    const catalogue = await waitForCatalogue(shop.database, () => undefined);
    const bytes = writeSingleParts(name, forms, catalogue);
    const reading = await readFileInWorker(bytes.slice(), fileName, catalogue);
    const fileHash = await shop.putFile(bytes);
    await shop.database.transaction('rw', shop.database.localReading, async () => {
      await shop.database.localReading.put({ fileHash, reading });
    });
    const projectId = project?.id ?? newId<ProjectId>();
    const file = { projectId, form, fileHash, fileName };
    if (project) {
      const made = { wasFileHash: project.fileHash, formsMark: markOfForms(forms) };
      await shop.change('putSinglePart', { ...file, ...made, index: place });
    } else await shop.change('createProject', { ...file, name });
    return { projectId, index: place };
  };
};
