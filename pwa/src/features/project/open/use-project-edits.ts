import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { Surface } from '@knotenblech/shared/parts/surface.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { useProject } from './project-context.tsx';
import { offerUndo } from './undo-offer.ts';

/** A surface with its colour; `own` false: none of its own, as around it. */
export type SurfaceChosen = { surface: Surface; ralNumber: string | null; own?: boolean };

/** The edits of the open project, each with a way back. */
export const useProjectEdits = () => {
  const { open, source } = useProject();
  const { t } = useLingui();
  const projectId = source.project.id;
  const partChoice = (index: number) => source.partChoices.find((choice) => choice.index === index);
  const assemblyChoice = (index: number) => source.assemblyChoices.find((choice) => choice.index === index);

  const setQuantity = (part: Part, quantity: number) => {
    const was = part.quantitySingle;
    if (quantity === was) return;
    const args = { projectId, partIndex: part.index };
    void offerUndo(open.change('setPartQuantity', { ...args, quantity, was }), {
      key: `quantity/${part.id}`,
      words: t`Menge von „${part.name}“ geändert`,
      undo: () => open.change('setPartQuantity', { ...args, quantity: was, was: quantity }),
    });
  };

  const setSurface = (part: Part, { own = true, ...chosen }: SurfaceChosen) => {
    const args = { projectId, partIndex: part.index };
    const { surface: was, ralNumber } = part;
    const wasOwn = partChoice(part.index)?.surface !== undefined;
    void offerUndo(open.change('setPartSurface', { ...args, ...chosen, own, was }), {
      key: `surface/${part.id}`,
      words: t`Oberfläche von „${part.name}“ geändert`,
      undo: () => open.change('setPartSurface', { ...args, surface: was, ralNumber, own: wasOwn, was: chosen.surface }),
    });
  };

  const setGrade = (part: Part, grade: string) => {
    const args = { projectId, partIndex: part.index };
    const was = part.grade;
    if (grade === was) return;
    const before = partChoice(part.index)?.grade;
    void offerUndo(open.change('setPartGrade', { ...args, grade, was }), {
      key: `grade/${part.id}`,
      words: t`Stahlsorte von „${part.name}“ geändert`,
      undo: () =>
        open.change('setPartGrade', { ...args, grade: before ?? grade, was: grade, own: before !== undefined }),
    });
  };

  const setPartName = (part: Part, name: string) => {
    if (name === '' || name === part.name) return;
    void open.change('setPartName', { projectId, partIndex: part.index, name, was: part.name });
  };

  const setOrderNumber = (piece: Part | Assembly, orderNumber: number) => {
    const { index, orderNumber: was } = piece;
    if (orderNumber === was) return;
    const kind = 'assemblyIndex' in piece ? 'part' : 'assembly';
    const own = (kind === 'part' ? partChoice : assemblyChoice)(index)?.orderNumber ?? null;
    const args = { projectId, piece: kind, index } as const;
    void offerUndo(open.change('setOrderNumber', { ...args, orderNumber, was }), {
      key: `orderNumber/${piece.id}`,
      words: t`Platz von „${piece.name}“ geändert`,
      undo: () => open.change('setOrderNumber', { ...args, orderNumber: own, was: orderNumber }),
    });
  };

  const take = (part: Part, taken: boolean) => {
    const args = { projectId, partIndexes: [part.index] };
    void offerUndo(open.change('takeParts', { ...args, taken }), {
      key: `taken/${part.id}`,
      words: taken ? t`„${part.name}“ als Stahlteil übernommen` : t`„${part.name}“ ausgelassen`,
      undo: () => open.change('takeParts', { ...args, taken: !taken }),
    });
  };

  const setAssemblyQuantity = (assembly: Assembly, quantity: number) => {
    const was = assembly.quantity;
    if (quantity === was) return;
    const args = { projectId, assemblyIndex: assembly.index };
    void offerUndo(open.change('setAssemblyQuantity', { ...args, quantity, was }), {
      key: `quantity/${assembly.id}`,
      words: t`Menge von „${assembly.name}“ geändert`,
      undo: () => open.change('setAssemblyQuantity', { ...args, quantity: was, was: quantity }),
    });
  };

  const setAssemblySurface = (assembly: Assembly, { own = true, ...chosen }: SurfaceChosen) => {
    const args = { projectId, assemblyIndex: assembly.index };
    const { surface: was, ralNumber } = assembly;
    const wasOwn = assemblyChoice(assembly.index)?.surface !== undefined;
    void offerUndo(open.change('setAssemblySurface', { ...args, ...chosen, own, was }), {
      key: `surface/${assembly.id}`,
      words: t`Oberfläche von „${assembly.name}“ geändert`,
      undo: () =>
        open.change('setAssemblySurface', { ...args, surface: was, ralNumber, own: wasOwn, was: chosen.surface }),
    });
  };

  const setProjectSurface = ({ surface, ralNumber }: SurfaceChosen) => {
    const { surface: was, ralNumber: ralNumberWas } = source.project;
    void offerUndo(open.change('setProjectSurface', { projectId, surface, ralNumber, was }), {
      key: `surface/${projectId}`,
      words: t`Oberfläche des Projekts geändert`,
      undo: () => open.change('setProjectSurface', { projectId, surface: was, ralNumber: ralNumberWas, was: surface }),
    });
  };

  type Texts = Partial<Record<'name' | 'drawingId' | 'comment' | 'additionalText', string>>;
  const setTexts = (texts: Texts) => open.change('setProjectTexts', { projectId, ...texts });

  return {
    setQuantity,
    setSurface,
    setGrade,
    setPartName,
    setOrderNumber,
    take,
    setAssemblyQuantity,
    setAssemblySurface,
    setProjectSurface,
    setTexts,
  };
};
