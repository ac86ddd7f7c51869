import type { Surface } from '@knotenblech/shared/parts/finishes.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { useLingui } from '@lingui/react/macro';
import { addToast, prolongToast } from '../../../ui/signals/toasts.ts';
import { useProfileMeasures } from '../public/matching-profiles.ts';
import { useProject } from './project-context.tsx';
import type { Figures } from './project-figures.ts';

/** A surface with its colour; `own` false: none of its own, as around it. */
export type SurfaceChosen = { surface: Surface; ralNumber: string | null; own?: boolean };

/** The edits of the open project, each with a way back. */
export const useProjectEdits = () => {
  const { open, source, figures } = useProject();
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

  const multiplyQuantities = (times: number) => {
    const pieces = topQuantities(figures);
    if (times === 1 || pieces.length === 0) return;
    const more = pieces.map(({ quantity: was, ...piece }) => ({ ...piece, quantity: was * times, was }));
    const back = more.map(({ quantity, was, ...piece }) => ({ ...piece, quantity: was, was: quantity }));
    void offerUndo(open.change('setQuantities', { projectId, pieces: more }), {
      key: `quantities/${projectId}`,
      words: t`Alle Mengen mal ${times}`,
      undo: () => open.change('setQuantities', { projectId, pieces: back }),
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
    multiplyQuantities,
    setAssemblySurface,
    setProjectSurface,
    setTexts,
  };
};

/** What has a quantity in the project itself: made parts that lie in no assembly, and assemblies in no other. */
export const topQuantities = ({ parts, assemblies }: Pick<Figures, 'parts' | 'assemblies'>) => [
  ...parts
    .filter((part) => part.isTaken && part.assemblyIndex === null)
    .map(({ index, quantitySingle }) => ({ kind: 'part' as const, index, quantity: quantitySingle })),
  ...assemblies
    .filter(({ facts }) => facts.parent === null)
    .map(({ index, quantity }) => ({ kind: 'assembly' as const, index, quantity })),
];

type Offer = { key: string; words: string; undo: () => void };

/** Steps that follow each other sooner belong together. */
const pauseMs = 900;

let last = { key: '', words: '', at: 0 };

const goesOn = ({ key, words }: Offer) =>
  key === last.key && words === last.words && Date.now() - last.at < pauseMs && prolongToast(key);

const show = (offer: Offer) => {
  const { key, words, undo } = offer;
  // What is refused of it is said in the open project alone.
  const [place] = /[\da-f-]{36}/.exec(globalThis.location?.pathname ?? '') ?? [];
  if (!goesOn(offer)) addToast({ words, undo, name: key, place });
  last = { key, words, at: Date.now() };
};

/**
 * Offers at once to take an edit back, once it is stored; what was refused has no way back and no word of being done. Steps of
 * the same field in quick succession are one offer that leads back to the first value.
 */
export const offerUndo = async (stored: Promise<boolean>, offer: Offer) => {
  if (await stored) show(offer);
};

/** Gives a part a profile of the catalogue, measured on this device at once, with a way back. */
export const useProfileEdit = () => {
  const { open, source } = useProject();
  const { t } = useLingui();
  const measure = useProfileMeasures();
  return async (part: Part, profileId: string) => {
    const facts = source.facts.find(({ index }) => index === part.index);
    const [measured] = (facts && (await measure([facts], profileId))) ?? [];
    if (!measured) return;
    const args = { projectId: source.project.id, partIndex: part.index };
    const before = source.partChoices.find((choice) => choice.index === part.index);
    void offerUndo(open.change('setPartProfile', { ...args, profileId, measured, was: part.facts.profileId }), {
      key: `profile/${part.id}`,
      words: t`Profil von „${part.name}“ geändert`,
      undo: () =>
        open.change('setPartProfile', {
          ...args,
          profileId: before?.profileId ?? profileId,
          measured: before?.measuredAs ?? measured,
          was: profileId,
          own: before?.profileId !== undefined,
        }),
    });
  };
};
