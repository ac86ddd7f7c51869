import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryProject } from '../../../test/files/sample-projects.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { readDocument } from '../read-file.ts';
import { followReferences } from './follow-references.ts';
import { writeStwx } from './write-stwx.ts';

const seed = Number(process.env['SEED'] ?? 20_260_217);

test(`any project is read as it was stated (seed ${seed})`, { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(arbitraryProject, (project) => {
      const bytes = writeStwx(project);
      expect(writeStwx(project)).toEqual(bytes);
      const document = readDocument(bytes);
      if (document.format !== 'stwx') throw new Error(document.format);
      expect(document.projectName).toBe(project.name);
      const { assemblies, parts } = followReferences(document);
      expect(assemblies).toEqual(project.assemblies);
      expect(
        parts.map(({ part, assembly }) => {
          const { id: _id, line: _l, column: _c, element: _e, assemblyId: _a, findings: _f, ...stated } = part;
          const { blankMm, processings, lie, ...rest } = stated;
          const section: PartFacts['body']['section'] =
            lie && part.profileId ? { kind: 'profile', profileId: part.profileId, ...lie } : { kind: 'box' };
          return { ...rest, assembly, body: { blankMm, processings, section } };
        }),
      ).toEqual(project.parts);
    }),
    { seed, numRuns: 150 },
  );
});
