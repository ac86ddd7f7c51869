import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { readFile } from '../src/files/read-file.ts';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { statedProject } from '../src/files/stwx/stated-project.ts';
import { writeStwx, zipStws } from '../src/files/stwx/write-stwx.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { joinProject } from '../src/parts/part.ts';
import type { PartFacts } from '../src/parts/part-facts.schema.ts';
import { newId, type ProjectId } from '../src/values/ids.ts';

const folder = fileURLToPath(new URL('./', import.meta.url));
const btlxIn = (sub: string) =>
  readdirSync(`${folder}${sub}`)
    .filter((name) => name.endsWith('.btlx'))
    .map((name) => `${sub}${name}`);

const catalogue = seedCatalogue();
const kernel = await loadKernel();
const read = (bytes: Uint8Array, fileName: string): Reading => readFile({ bytes, fileName, catalogue, kernel });

const project = { id: newId<ProjectId>(), surface: 'RAW', ralNumber: null } as const;
const stated = ({ head, parts }: Reading) =>
  statedProject(head.projectName, joinProject(project, head, parts, [], []));

/** What only the texts of the file, its weights and its mesh can say. */
const saidOnce = ['grade', 'orientation', 'weight', 'shape', 'count', 'against-text', 'side-assumed'];

const comparable = ({ reasons: _reasons, findings, surface: _s, ralNumber: _r, ...facts }: PartFacts) => ({
  ...facts,
  findings: findings.map(({ code }) => code).filter((code) => !saidOnce.some((word) => code.includes(word))),
});

test.each([...btlxIn(''), ...btlxIn('btlx-public/')])('%s as .stws gives the same parts and measures', (fileName) => {
  const first = read(new Uint8Array(readFileSync(`${folder}${fileName}`)), fileName);
  const second = read(zipStws(writeStwx(stated(first))), 'x.stws');
  expect(second.head).toMatchObject({ format: 'stwx', projectName: first.head.projectName });
  expect(second.head.assemblies).toMatchObject(first.head.assemblies);
  expect(second.parts.map(comparable)).toEqual(first.parts.map(comparable));
  expect(stated(second)).toEqual(stated(first));
});

test('an outline, a camber and a parameter that the file leaves out stay what they are', () => {
  const point = (name: string, x: number, y: number) => `<${name} X="${x}" Y="${y}" Z="0"/>`;
  const lines = [[290, 0], [290, 190], [0, 190], [0, 0]].map(([x = 0, y = 0]) => `<Line>${point('EndPoint', x, y)}</Line>`);
  const contour = `<Contour>${point('StartPoint', 0, 0)}${lines.join('')}</Contour>`;
  const part = `<Part Length="300" Height="10" Width="200" Material="S235JR">
    <Outlines><Outline ReferencePlaneID="1">${contour}</Outline></Outlines>
    <Processings><Lap Name="l" ReferencePlaneID="1"/></Processings>
    <Camber ReferencePlaneID="1" StartingPoint="0" EndPoint="300" CamberPoint="150" Camber="12"/></Part>`;
  const file = `<BTLx Version="2.3.1"><Project Name="p"><Parts>${part}</Parts></Project></BTLx>`;
  const first = read(new TextEncoder().encode(file), 'a.btlx');
  const codes = first.parts[0]?.findings.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['request.camber', 'request.incomplete-processing']));
  const second = read(writeStwx(stated(first)), 'a.stwx');
  expect(second.parts[0]?.findings.map(({ code }) => code).toSorted()).toEqual(codes?.toSorted());
  expect(stated(second)).toEqual(stated(first));
});
