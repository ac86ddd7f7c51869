import { formsWith, markOfForms } from '@knotenblech/shared/files/single-parts/forms-of.ts';
import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import {
  type SinglePartForm,
  singlePartFormSchema,
} from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { writeSingleParts } from '@knotenblech/shared/files/single-parts/write-single-parts.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { closedBy } from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useMemo } from 'react';
import { keepReading } from '../../sync/hooks/projects/import-place.ts';
import { useRecords, useShop, useWaiting } from '../../sync/hooks/use-shop.tsx';
import { waitForCatalogue } from '../../sync/status/read-catalogue.ts';
import { readFileInWorker } from '../../worker/read-file-in-worker.ts';
import { waitingOrderOf } from '../orders/public/order-queries.ts';

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
    const catalogue = await waitForCatalogue(shop, () => undefined);
    const bytes = writeSingleParts(name, forms, catalogue);
    const reading = await readFileInWorker(bytes.slice(), fileName, catalogue);
    const fileHash = await shop.putFile(bytes);
    await keepReading(shop, fileHash, reading);
    const projectId = project?.id ?? newId<ProjectId>();
    const file = { projectId, form, fileHash, fileName };
    if (project) {
      const made = { wasFileHash: project.fileHash, formsMark: markOfForms(forms) };
      await shop.change('putSinglePart', { ...file, ...made, index: place });
    } else await shop.change('createProject', { ...file, name });
    return { projectId, index: place };
  };
};

export type SinglePartTask = {
  /** The project it is added to; null: a new one or the one the user chooses. */
  projectId: ProjectId | null;
  /** Place of a part that is filled in anew. */
  index: number | null;
  onSaved: (projectId: ProjectId, index: number) => void;
  onCancel: () => void;
};

/** Where a new part goes: a project of single parts, or a new one of that name. */
export type PartPlace = { projectId: ProjectId | null; newName: string };

/** The projects that a single part may be added to, the one changed last first; undefined while they are read. */
export const useSinglePartProjects = (): Project[] | undefined => {
  const { actor } = useShop();
  const waiting = useWaiting();
  const projects = useRecords('project', customerSpace(actor.customerId));
  return useMemo(
    () =>
      projects
        ?.filter(({ hasSingleParts }) => hasSingleParts)
        .filter((project) => closedBy(project) === null && waitingOrderOf(waiting, project.id) === null)
        .sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1)),
    [projects, waiting],
  );
};

const nowhere = newId<ProjectId>();

/** The parts of a project with their forms, in their order; undefined while they are read. */
export const useSingleParts = (projectId: ProjectId | null): SinglePart[] | undefined => {
  const parts = useRecords('singlePart', projectSpace(projectId ?? nowhere));
  return useMemo(() => parts?.toSorted((a, b) => a.index - b.index), [parts]);
};
