import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { holeCode, type Place } from '@knotenblech/shared/geometry/plan-rules/find-places.ts';
import type { Finding } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { bendPlaces } from '@knotenblech/shared/prices/check/bend-rules.ts';
import { useEffect, useState } from 'react';
import { findPlacesInWorker } from '../../../worker/measure-as-in-worker.ts';
import { useProject } from '../open/project-context.tsx';

/** A place of the selected part that a finding is about: `number` stands beside the finding too. */
export type FindingMark = { number: number; at: Vector };

/** Findings of holes of one diameter, wherever in the part they are. */
const aboutHoles: ReadonlySet<string> = new Set([
  'warn.hole-smaller-than-thickness',
  'warn.hole-below-drill',
  'warn.hole-deep',
  'warn.short-thread',
  'request.thread',
]);

const sameMm = 0.01;

/** Where in its plate a finding is; nowhere: it is about the whole part. */
export const placesOf = ({ code, values }: Pick<Finding, 'code' | 'values'>, places: readonly Place[]): Place[] => {
  const wanted = aboutHoles.has(code) ? holeCode : code === 'warn.sharp-corner' ? 'seen.sharp-corner' : code;
  const diameterMm = Number(values['diameterMm'] ?? Number.NaN);
  return places.filter(
    (place) =>
      place.code === wanted &&
      (Number.isNaN(diameterMm) || place.diameterMm === null || Math.abs(place.diameterMm - diameterMm) < sameMm),
  );
};

/** The findings of a part, those with a place numbered from 1. */
export const numberFindings = (findings: readonly Finding[], places: readonly Place[]) => {
  let last = 0;
  return findings.map((finding) => {
    const found = placesOf(finding, places);
    last += found.length > 0 ? 1 : 0;
    return { finding, number: found.length > 0 ? last : null, places: found };
  });
};

const lookedFor = new WeakMap<PartFacts, Promise<readonly Place[]>>();
const nowhere: readonly Place[] = [];

const lookFor = (facts: PartFacts): Promise<readonly Place[]> => {
  const looking = lookedFor.get(facts) ?? findPlacesInWorker(facts.body).catch(() => nowhere);
  lookedFor.set(facts, looking);
  return looking;
};

/** The places of a plate, looked for in a worker when it has findings; none until they are known. */
const usePlaces = (part: Part | undefined, isWanted: boolean): readonly Place[] => {
  const [shown, setShown] = useState<{ facts: PartFacts; places: readonly Place[] } | null>(null);
  const facts = isWanted && part?.facts.category === 'FLAT' ? part.facts : null;
  useEffect(() => {
    if (!facts) return;
    let isCurrent = true;
    const look = async () => {
      const places = await lookFor(facts);
      if (isCurrent) setShown({ facts, places });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [facts]);
  return shown !== null && shown.facts === facts ? shown.places : nowhere;
};

/** Where a part does not fit the wood of its file: known since it was read. */
const besideWood = (part: Part | undefined): Place[] =>
  part?.facts.fileTimber?.places.map((place) => ({ ...place, diameterMm: null })) ?? [];

/** The findings of one part with their numbers and places. */
export const useNumberedFindings = (partIndex: number | undefined) => {
  const { figures } = useProject();
  const part = partIndex === undefined ? undefined : figures.partAt.get(partIndex);
  const findings = (partIndex === undefined ? undefined : figures.checks.get(partIndex)) ?? [];
  const places = usePlaces(part, findings.length > 0);
  return numberFindings(findings, [...places, ...besideWood(part), ...(part ? bendPlaces(part) : [])]);
};

/** What to mark in the pictures of the selected part. */
export const useFindingMarks = (partIndex: number | undefined): FindingMark[] =>
  useNumberedFindings(partIndex).flatMap(({ number, places }) =>
    number === null ? [] : places.map(({ at }) => ({ number, at })),
  );
