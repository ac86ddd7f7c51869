import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { workedProjectId } from '../../samples/worked-parts.ts';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { writeNc1 } from '../exports/nc1/write-nc1.ts';
import { writeStep } from '../exports/step/write-step.ts';
import type { Reading } from '../files/document/reading.schema.ts';
import { readFile } from '../files/read-file.ts';
import { statedProject } from '../files/stwx/stated-project.ts';
import { writeStwx, zipStws } from '../files/stwx/write-stwx.ts';
import { loadKernel } from '../geometry/solids/unite-deep.ts';
import { joinProject, type Part } from '../parts/part.ts';
import { matchRevision, type RevisionRow } from './match-revision.ts';

const folder = fileURLToPath(new URL('../../samples/', import.meta.url));
const folders = ['', 'btlx-public/', 'dxf-public/', 'ifc-public/', 'nc1-public/', 'step-public/'];
const files = folders.flatMap((sub) =>
  readdirSync(`${folder}${sub}`)
    .filter((name) => /\.(btlx|stws|dxf|ifc|nc1?|step|stp)$/i.test(name))
    .map((name) => `${sub}${name}`),
);

const catalogue = seedCatalogue();
const kernel = await loadKernel();
const { profiles, grades } = catalogue;
const profileOf = (id: string | null) => profiles.find((profile) => profile.id === id) ?? null;

const read = (bytes: Uint8Array, fileName: string): Reading | null => {
  try {
    return readFile({ bytes, fileName, catalogue, kernel });
  } catch {
    return null;
  }
};
const sideOf = ({ head, parts }: Pick<Reading, 'head' | 'parts'>) =>
  joinProject({ id: workedProjectId, surface: 'RAW', ralNumber: null }, head, parts, [], []);

type Side = ReturnType<typeof sideOf>;

/** A shape that is read in full: of others a file may hold more or less than our writers say. */
const isReadInFull = ({ facts }: Part) =>
  facts.findings.every(({ code }) => !code.startsWith('request.') || isAnswered(code));

const isAnswered = (code: string) => code === 'request.missing-grade' || code === 'request.unknown-grade';

const inFull = ({ parts, assemblies }: Side): Side => ({ assemblies, parts: parts.filter(isReadInFull) });

const samples = files.flatMap((name) => {
  const reading = read(new Uint8Array(readFileSync(`${folder}${name}`)), name);
  const side = reading && sideOf(reading);
  return reading && side?.parts.some(({ isTaken }) => isTaken) ? [{ name, reading, side }] : [];
});

const falseChanges = (rows: readonly RevisionRow[]) =>
  rows
    .filter(({ kind }) => kind !== 'same' && kind !== 'renumbered')
    .map(({ kind, was, now, differences }) => ({
      kind,
      was: was.map(({ name }) => name),
      now: now.map(({ name }) => name),
      differences,
    }));

const changesOf = (was: Side, now: Side) => falseChanges(matchRevision(was, now, profileOf).rows);

/** Numbers that a seed gives again. */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const shuffled = <T>(list: readonly T[], random: () => number): T[] =>
  list
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each);

describe.each(samples)('$name', ({ reading, side }) => {
  const seed = Number(process.env['SEED'] ?? 1);

  test('read again is the same throughout', () => {
    expect(matchRevision(side, sideOf(reading), profileOf).rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
  });

  test('renumbered, in another order and elsewhere has no changes', () => {
    const random = randomOf(seed);
    const parts = shuffled(reading.parts, random).map((facts, at) => ({
      ...facts,
      index: at + 1,
      name: `N${Math.floor(random() * 1000)}`,
      drawingNumber: `Z${at}`,
      placements: facts.placements.map((place) => ({
        ...place,
        origin: place.origin.map((x) => x + 1000) as typeof place.origin,
      })),
    }));
    expect(changesOf(side, sideOf({ head: reading.head, parts }))).toEqual([]);
  });

  test('written as STWX and read has no changes', () => {
    const again = read(zipStws(writeStwx(statedProject('x', side))), 'x.stws');
    expect(again && changesOf(inFull(side), inFull(sideOf(again)))).toEqual([]);
  });

  test('written as STEP and read has no changes', () => {
    const taken = side.parts.filter(({ isTaken }) => isTaken);
    const { text, leftOut } = writeStep({
      name: 'x',
      createdAt: '2026-11-29T12:00:00.000Z',
      assemblies: side.assemblies,
      parts: taken,
      profiles,
      kernel,
    });
    const again = text && read(new TextEncoder().encode(text), 'x.step');
    if (!again) return expect(leftOut.length).toBeGreaterThan(0);
    const next = sideOf(again);
    const unwritten = new Set(leftOut.map(({ index }) => index));
    const unread = new Set(next.parts.filter((part) => !isReadInFull(part)).map(({ name }) => name));
    const readable = (part: Part) => !unwritten.has(part.index) && !unread.has(part.name);
    expect(changesOf(inFull({ ...side, parts: taken.filter(readable) }), inFull(next))).toEqual([]);
  });

  test('written as NC1 and read has no changes', () => {
    const loose = side.parts.filter(
      ({ isTaken, facts }) => isTaken && (facts.category !== 'FLAT' || facts.thicknessMm !== null),
    );
    const written = loose.flatMap((part) => {
      const file = writeNc1(part, 'O-1', { kernel, profiles, grades });
      const again = typeof file === 'string' ? null : read(file, 'a.nc1');
      return again ? [{ part, again: sideOf(again).parts }] : [];
    });
    const found = written.flatMap(({ part, again }) =>
      changesOf({ assemblies: [], parts: [part] }, { assemblies: [], parts: again }),
    );
    expect(found).toEqual([]);
  });
});
