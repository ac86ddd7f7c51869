import { expect, test } from 'vitest';
import { bodyOf } from '../../../test/geometry/sample-bodies.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import { joints } from '../../geometry/solids/joints/joints.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { readDocument } from '../read-file.ts';
import { chosenMeanings } from './chosen-meanings.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const kernel = await loadKernel();
const blank = 400 * 100 * 200;

const measured = (processing: string) => {
  const part = `<Part Length="400" Height="100" Width="200"><Processings>${processing}</Processings></Part>`;
  const text = `<BTLx Version="2.3.1"><Project Name="p"><Parts>${part}</Parts></Project></BTLx>`;
  const document = readDocument(new TextEncoder().encode(text));
  const processings = document.format === 'btlx' ? (document.parts[0]?.processings ?? []) : [];
  return measureBody(kernel, bodyOf([400, 100, 200], processings), null, { category: 'FLAT', profileFamily: null });
};

const at = 'Name="j" ReferencePlaneID="1"';
const tenon = `<Tenon ${at}><Orientation>start</Orientation><StartX>40</StartX><StartY>100</StartY><StartDepth>10</StartDepth><Length>50</Length><Height>30</Height></Tenon>`;
const arc = '<LapLength>0</LapLength><LapHeight>0</LapHeight>';

test.each([
  [
    'a house with its tenon',
    `<House ${at}><Orientation>start</Orientation><StartX>60</StartX><StartY>100</StartY><StartDepth>10</StartDepth><Length>90</Length><Width>80</Width><Height>20</Height>${tenon}</House>`,
    60 * 200 * 100 - 90 * 80 * 20 - 50 * 40 * 30,
  ],
  [
    'a head with a quarter arc',
    `<ProfileHead ${at}><Orientation>end</Orientation><StartX>350</StartX><Arc1 ArcShape="concave">${arc}<Displacement>0</Displacement><QuarterArc><Radius>50</Radius></QuarterArc></Arc1>${arc}</ProfileHead>`,
    50 * 200 * 100 + (Math.PI / 4) * 50 ** 2 * 200,
  ],
  [
    'a corner with a frog',
    `<TyroleanDovetail ${at}><Orientation>start</Orientation><StartY>70</StartY><Angle>90</Angle><Slope>0</Slope><LapExit>none</LapExit><Frosch><Width>30</Width><Depth>12</Depth></Frosch></TyroleanDovetail>`,
    (150 * 140 + 30 * 12) * 100,
  ],
])('%s in a file becomes its geometry', (_title, processing, volume) => {
  const { measures, findings } = measured(processing);
  expect(findings.filter(({ code }) => code.startsWith('request'))).toEqual([]);
  expect(Math.abs((blank - measures.netVolumeMm3) / volume - 1)).toBeLessThan(1e-4);
});

test('every joint has its chosen meaning in the table', () => {
  expect(Object.keys(joints).filter((kind) => !(kind in chosenMeanings))).toEqual([]);
});
