import { expect, test } from 'vitest';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { hiddenSeams } from '../src/parts/assemblies/torch-access.ts';
import { joinProject } from '../src/parts/part.ts';
import type { ProjectId } from '../src/values/ids.ts';
import { readSample } from './read-sample.ts';

const profiles = new Map(seedCatalogue().profiles.map((profile) => [profile.id, profile]));

const hiddenIn = async (file: string) => {
  const { head, parts: facts } = await readSample(file);
  const project = { id: 'p' as ProjectId, surface: 'RAW', ralNumber: null } as const;
  const { assemblies, parts } = joinProject(project, head, facts, [], []);
  expect(assemblies.length).toBeGreaterThan(0);
  return assemblies.flatMap(({ index }) =>
    hiddenSeams(parts.filter((part) => part.isTaken && part.assemblyIndex === index), profiles).map(
      ({ one, other, hiddenMm }) => `${one.name}, ${other.name}: ${Math.round(hiddenMm)}`,
    ),
  );
};

test.each([
  'podest.stws',
  'winkel-rhs-flach.btlx',
  'ifc-public/tekla2019i-steel-subset.ifc',
  'ifc-public/own-steel-ifc4-mm.ifc',
  'step-public/own-frame-mm.step',
])('a torch reaches every seam of %s', async (file) => {
  expect(await hiddenIn(file)).toEqual([]);
});

test('the stiffeners of a column 20 mm under its cap plate are not reached from above', async () => {
  expect(await hiddenIn('rahmen-hea-ipe.btlx')).toEqual(['Stütze HEA 200, Steife Stütze: 260']);
});
