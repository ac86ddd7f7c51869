import { hole, holes, sawCut, type SampleFile, type SamplePart, slot } from './write-btlx.ts';

const part = (
  number: number, name: string, [length, height, width]: [number, number, number], count: number, processings: string[] = [],
  rest: Partial<SamplePart> = {},
): SamplePart => ({
  number,
  drawing: `WF-${300 + number}`,
  name,
  material: 'S235JR',
  length,
  height,
  width,
  count,
  processings,
  ...rest,
});

/** Angles, hollow sections, flat and round bars with saw cuts and holes; two welded assemblies by their numbers. */
export const winkelRhsFlach: SampleFile = {
  name: 'Winkel, Pfosten und Flachstahl',
  version: '2.0.0',
  parts: [
    part(1, 'Anschlusswinkel L 80x8', [120, 80, 80], 20, holes(1, [30, 90], [50], 14, 8)),
    part(2, 'Winkel L 100/50/8', [200, 50, 100], 10, holes(1, [40, 160], [60], 18, 8)),
    part(3, 'Auflagerwinkel 120x120x12', [250, 120, 120], 8, holes(1, [50, 125, 200], [75], 22, 12), { material: 'S355J2', profile: 'L 120x120x12' }),
    part(4, 'L 60x60x6', [1500, 60, 60], 6),
    part(5, 'Konsolwinkel L 150x100x12', [300, 100, 150], 4, holes(1, [60, 240], [100], 18, 12)),
    part(6, 'Pfosten QRO 100x5', [2500, 100, 100], 4, [sawCut('end', 2500, 45, 1)]),
    part(7, 'Strebe RHS 100x50x4', [1800, 50, 100], 6, [sawCut('start', 0, 45, 1), sawCut('end', 1800, 45, 1)]),
    part(8, 'Träger RRO 120x80x6', [3000, 80, 120], 2, holes(1, [100, 1000, 2000, 2900], [60], 14)),
    part(9, 'Geländerpfosten QRO 80x80x4', [1100, 80, 80], 12, [hole(1, 1050, 40, 12, 4)], { assembly: 'GP-1' }),
    part(10, 'Fußplatte Geländer 160x160x10', [160, 10, 160], 12, holes(1, [25, 135], [25, 135], 14), { assembly: 'GP-1' }),
    part(11, 'Handlauf Rohr 48,3x3,2', [1500, 48.3, 48.3], 10),
    part(12, 'Stütze CHS 88.9x5', [2200, 88.9, 88.9], 4, [], { assembly: 'ST-1' }),
    part(13, 'Kopfplatte Stütze BL 12', [140, 12, 140], 4, holes(1, [25, 115], [25, 115], 13), { assembly: 'ST-1' }),
    part(14, 'Flachstahl FL 100x10', [400, 10, 100], 16, holes(1, [50, 150, 250, 350], [50], 18)),
    part(15, 'FL 60x8', [250, 8, 60], 24, holes(1, [30, 220], [30], 14)),
    part(16, 'Lasche FL 80x10', [600, 10, 80], 8, [slot(80, 40, 18, 40), slot(520, 40, 18, 40), ...holes(1, [200, 400], [40], 18)]),
    part(17, 'Füllstab FL 50x5', [1000, 5, 50], 10),
    part(18, 'Breitflachstahl 200x12', [500, 12, 200], 4, holes(1, [60, 250, 440], [50, 150], 22)),
    part(19, 'Zugstab Rundstahl 16', [900, 16, 16], 8),
    part(20, 'Dorn VKT 20', [300, 20, 20], 10),
    part(21, 'Schiene UNP 100', [1200, 100, 50], 6, holes(2, [100, 400, 800, 1100], [50], 14)),
    part(22, 'Pfette UPE 160', [2400, 160, 70], 2, [sawCut('start', 0, 90, 1), sawCut('end', 2400, 90, 1)]),
    part(23, 'Deckenträger IPE 120', [900, 120, 64], 4, [sawCut('end', 900, 60, 2)]),
  ],
};
