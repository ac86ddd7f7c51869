import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { factsAs } from '@knotenblech/shared/parts/facts-as.ts';
import { ralNumberAfter } from '@knotenblech/shared/parts/finishes.ts';
import type { Mend, MendedAs } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Remedy } from '@knotenblech/shared/prices/check/remedies.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { mendLabels } from '../../../i18n/words/check-labels.ts';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { measureMendedInWorker } from '../../../worker/measure-as-in-worker.ts';
import { useProject } from '../open/project-context.tsx';
import { offerUndo, useProjectEdits } from '../open/use-project-edits.ts';

/** What a remedy does to the price: by how much the project changes, or what it then costs where it had no price. */
export type RemedyPrice = { kind: 'difference' | 'total'; cents: number };

const mendsAfter = (part: Part, mend: Mend): Mend[] => [...(part.mends ?? []), mend];

/** The part as it is with a remedy; undefined: it is still being measured. */
const partWith = (part: Part, read: PartFacts, remedy: Remedy, measured: MendedAs | undefined): Part | undefined => {
  if ('surface' in remedy)
    return { ...part, surface: remedy.surface, ralNumber: ralNumberAfter(remedy.surface, part.ralNumber) };
  if ('grade' in remedy) return { ...part, grade: remedy.grade };
  if (!measured) return undefined;
  const mends = mendsAfter(part, remedy.mend);
  return { ...part, mends, facts: factsAs(read, { mends, mendedAs: measured }) };
};

const measuredOf = new WeakMap<PartFacts, Map<string, Promise<MendedAs | null>>>();

/** Measures a part, as its file has it, with mends (JSON); once for the same of both. Null: they do not fit it. */
const measureOnce = (read: PartFacts, mends: string, catalogue: Catalogue): Promise<MendedAs | null> => {
  const known = measuredOf.get(read) ?? new Map<string, Promise<MendedAs | null>>();
  measuredOf.set(read, known);
  const measuring =
    known.get(mends) ?? measureMendedInWorker(read, JSON.parse(mends) as Mend[], catalogue).catch(() => null);
  known.set(mends, measuring);
  return measuring;
};

/** What a mend comes to; undefined until it is measured, null where it does not fit the part. */
const useMeasured = (part: Part, read: PartFacts | undefined, remedy: Remedy): MendedAs | null | undefined => {
  const catalogue = useCatalogue();
  const [shown, setShown] = useState<{ read: PartFacts; mends: string; measured: MendedAs | null } | null>(null);
  const mends = 'mend' in remedy ? JSON.stringify(mendsAfter(part, remedy.mend)) : '';
  useEffect(() => {
    if (mends === '' || !read || !catalogue) return;
    let isCurrent = true;
    const look = async () => {
      const measured = await measureOnce(read, mends, catalogue);
      if (isCurrent) setShown({ read, mends, measured });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [mends, read, catalogue]);
  return shown !== null && shown.read === read && shown.mends === mends ? shown.measured : undefined;
};

/** A remedy of a part with what it costs and how it is taken; null: it does not fit the part. */
export const useRemedy = (part: Part, remedy: Remedy) => {
  const { source } = useProject();
  const read = source.facts.find(({ index }) => index === part.index);
  const measured = useMeasured(part, read, remedy);
  const take = useTakeRemedy(part, remedy, measured ?? null);
  const price = useRemedyPrice({ part, remedy, read, measured });
  if (!read || measured === null) return null;
  return { take: 'mend' in remedy && !measured ? null : take, price };
};

type Changing = { part: Part; remedy: Remedy; read: PartFacts | undefined; measured: MendedAs | null | undefined };

const useRemedyPrice = ({ part, remedy, read, measured }: Changing): RemedyPrice | null => {
  const { source, figures } = useProject();
  const { tariff, grades, overrides, project } = source;
  const { parts, assemblies, pricing, effective } = figures;
  const remedyKey = JSON.stringify(remedy);
  return useMemo(() => {
    const changed = read && partWith(part, read, JSON.parse(remedyKey) as Remedy, measured ?? undefined);
    if (!tariff || !pricing || !changed || effective?.calculated) return null;
    // Facts of their own: what is kept of the part's real price stays.
    const others = parts.filter(({ index }) => index !== part.index);
    const after = priceProject({
      parts: [...others, { ...changed, facts: { ...changed.facts } }],
      assemblies,
      project,
      tariff,
      grades,
      overrides,
    });
    const own = after.parts.get(part.index);
    if (!own || own.onRequest.length > 0) return null;
    const hadPrice = pricing.parts.get(part.index)?.onRequest.length === 0;
    return hadPrice
      ? { kind: 'difference', cents: after.netCents - pricing.netCents }
      : { kind: 'total', cents: own.positionCents };
  }, [part, remedyKey, read, measured, tariff, grades, overrides, project, parts, assemblies, pricing, effective]);
};

const useTakeRemedy = (part: Part, remedy: Remedy, measured: MendedAs | null) => {
  const { setSurface, setGrade } = useProjectEdits();
  const { take } = useMendEdit(part);
  return () => {
    if ('surface' in remedy) return setSurface(part, { surface: remedy.surface, ralNumber: part.ralNumber });
    if ('grade' in remedy) return setGrade(part, remedy.grade);
    if (measured) take(mendsAfter(part, remedy.mend), measured);
    return undefined;
  };
};

/** Gives a part other mends, with a way back. */
export const useMendEdit = (part: Part) => {
  const { i18n, t } = useLingui();
  const { open, source } = useProject();
  const args = { projectId: source.project.id, partIndex: part.index };
  const before = source.partChoices.find(({ index }) => index === part.index);
  const was = before?.mends ?? [];
  const take = (mends: readonly Mend[], measured: MendedAs | null) => {
    const words = mendLabels(i18n, mends.slice(-1));
    void offerUndo(open.change('setPartMends', { ...args, mends: [...mends], was: [...was], measured }), {
      key: `mends/${part.id}`,
      words: t`„${part.name}“: ${words}`,
      undo: () =>
        open.change('setPartMends', { ...args, mends: was, was: [...mends], measured: before?.mendedAs ?? null }),
    });
  };
  return { take, drop: () => take([], null) };
};

/** Takes findings of a part as drawn, or asks about them again. */
export const useAcceptFinding = (part: Part) => {
  const { t } = useLingui();
  const { open, source } = useProject();
  const args = { projectId: source.project.id, partIndex: part.index };
  const was = [...(part.accepted ?? [])];
  return (code: string) => {
    const accepted = was.includes(code) ? was.filter((each) => each !== code) : [...was, code];
    void offerUndo(open.change('acceptFindings', { ...args, accepted, was }), {
      key: `accepted/${part.id}`,
      words: accepted.length > was.length ? t`Bleibt, wie gezeichnet` : t`Wird wieder gefragt`,
      undo: () => open.change('acceptFindings', { ...args, accepted: was, was: accepted }),
    });
  };
};
