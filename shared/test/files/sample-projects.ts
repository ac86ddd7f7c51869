import * as fc from 'fast-check';
import { seedCatalogue } from '../../src/base-data/seed/seed-catalogue.ts';
import type { AssemblyFacts } from '../../src/files/document/reading.schema.ts';
import type { StatedPart, StatedProject } from '../../src/files/stwx/stated-project.ts';
import type { Body } from '../../src/geometry/body/body.schema.ts';
import type { Remark } from '../../src/parts/part-facts.schema.ts';
import { surfaceSchema } from '../../src/parts/surface.schema.ts';
import { withoutUndefined } from '../../src/values/without-undefined.ts';
import { arbitraryFrame, arbitraryProcessing, hostileText } from './sample-processings.ts';

const { profiles, grades } = seedCatalogue();

const size = fc.double({ min: 0.5, max: 3000, noNaN: true });
const body: fc.Arbitrary<Pick<Body, 'blankMm' | 'processings'>> = fc
  .record({
    blankMm: fc.record({ length: size, height: size, width: size }),
    planes: fc.uniqueArray(fc.record({ id: fc.integer({ min: 100, max: 130 }), frame: arbitraryFrame }), {
      selector: ({ id }) => id,
      maxLength: 3,
    }),
  })
  .chain(({ blankMm, planes }) =>
    fc.array(arbitraryProcessing(blankMm, planes), { maxLength: 6 }).map((processings) => ({ blankMm, processings })),
  );

const flats = ['FL', 'BFL'];
const surface = fc.constantFrom(...surfaceSchema.options, undefined);
const ralNumber = fc.constantFrom('9005', '8012', null, undefined);
const channel = fc.integer({ min: 0, max: 255 });

/** What a part is: a plate, a flat bar, a profile of the catalogue, or one that the catalogue lacks. */
const made = fc.oneof(
  fc.record({
    category: fc.constant('FLAT' as const),
    thicknessMm: fc.option(fc.double({ min: 0.1, max: 200, noNaN: true })),
    profile: fc.constantFrom(null, ...profiles.filter(({ family }) => flats.includes(family)).slice(0, 3)),
    lie: fc.constant(null),
  }),
  fc.record({
    category: fc.constantFrom('GIRDER' as const, 'PROFILE' as const),
    thicknessMm: fc.constant(null),
    profile: fc.constantFrom(null, ...profiles.filter(({ family }) => !flats.includes(family))),
    lie: fc.record({
      heightAxis: fc.constantFrom('y' as const, 'z' as const),
      flipY: fc.boolean(),
      flipZ: fc.boolean(),
    }),
  }),
);

const openQuestions: Remark[] = [
  { code: 'request.camber', values: { camberMm: 12 } },
  { code: 'request.unit-mistake', values: { text: '12', unit: 'cm' } },
];

const part = (assemblies: number): fc.Arbitrary<StatedPart> =>
  fc
    .record({
      name: hostileText.filter((text) => text !== ''),
      drawingNumber: hostileText,
      assembly: assemblies === 0 ? fc.constant(null) : fc.option(fc.integer({ min: 1, max: assemblies })),
      quantitySingle: fc.integer({ min: 1, max: 40 }),
      made,
      unknownProfile: hostileText,
      grade: fc.constantFrom(null, ...grades.map((one) => one.grade)),
      body,
      placements: fc.array(arbitraryFrame, { maxLength: 3 }),
      surface,
      ralNumber,
      userAttributes: fc.option(
        fc.array(fc.record({ name: hostileText, value: hostileText }), { minLength: 1, maxLength: 3 }),
        { nil: undefined },
      ),
      colour: fc.option(fc.record({ red: channel, green: channel, blue: channel }), { nil: undefined }),
      open: fc.option(fc.constant(openQuestions), { nil: undefined }),
      taken: fc.constantFrom('recognised' as const, 'guessed' as const, 'left-out' as const),
    })
    .map(({ made: { category, thicknessMm, profile, lie }, unknownProfile, body: cut, ...rest }) =>
      withoutUndefined({
        ...rest,
        category,
        thicknessMm,
        profileId: profile?.id ?? null,
        profileName: profile?.designation ?? unknownProfile,
        body: {
          ...cut,
          section:
            profile && lie ? { kind: 'profile' as const, profileId: profile.id, ...lie } : { kind: 'box' as const },
        },
      }),
    );

const assembly = (index: number, parts: number): fc.Arbitrary<AssemblyFacts> =>
  fc
    .record({
      name: hostileText.filter((text) => text !== ''),
      drawingNumber: hostileText,
      parent: index === 1 ? fc.constant(null) : fc.option(fc.integer({ min: 1, max: index - 1 })),
      quantity: fc.integer({ min: 1, max: 5 }),
      surface,
      ralNumber,
      joined: fc.array(
        fc.record({
          ends: fc.uniqueArray(fc.integer({ min: 1, max: Math.max(parts, 2) }), { minLength: 2, maxLength: 2 }),
          aMm: fc.double({ min: 0.5, max: 20, noNaN: true }),
          lengthMm: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
        }),
        { maxLength: 3 },
      ),
    })
    .map(({ joined, ...rest }) =>
      withoutUndefined({
        index,
        ...rest,
        seams: joined.map(({ ends, aMm, lengthMm }) => {
          const [first = 1, second = 2] = ends.toSorted((a, b) => a - b);
          return { parts: [first, second] as [number, number], aMm, lengthMm, origin: 'file' as const };
        }),
      }),
    );

/** Welds join parts of their assembly, or of one nested in it. */
const withOwnSeams = (project: StatedProject): StatedProject => {
  const isWithin = (partIndex: number, owner: number): boolean => {
    for (let at = project.parts[partIndex - 1]?.assembly ?? null; at !== null; at = parentOf(at))
      if (at === owner) return true;
    return false;
  };
  const parentOf = (index: number) => project.assemblies[index - 1]?.parent ?? null;
  const assemblies = project.assemblies.map(({ seams = [], ...rest }) => {
    const own = seams.filter((seam) => seam.parts.every((index) => isWithin(index, rest.index)));
    return own.length > 0 ? { ...rest, seams: own } : rest;
  });
  return { ...project, assemblies };
};

/** Any project that a .stwx can state: every processing, contours, user planes, sections, places, nested assemblies, welds, hostile texts. */
export const arbitraryProject: fc.Arbitrary<StatedProject> = fc
  .record({ assemblies: fc.integer({ min: 0, max: 6 }), parts: fc.integer({ min: 1, max: 5 }) })
  .chain(({ assemblies, parts }) =>
    fc.record({
      name: hostileText,
      assemblies: fc.tuple(...Array.from({ length: assemblies }, (_, at) => assembly(at + 1, parts))),
      parts: fc.array(part(assemblies), { minLength: parts, maxLength: parts }),
    }),
  )
  .map(withOwnSeams);
