import {
  circleOutline, hole, holes, outline, polygonOutline, roundWindow, type SampleFile, type SamplePart, slot, window,
} from './write-btlx.ts';

const plate = (
  number: number, name: string, [length, width, thickness]: [number, number, number], count: number, material: string, processings: string[] = [],
): SamplePart => ({
  number,
  drawing: `KP-${100 + number}`,
  name,
  material,
  length,
  height: thickness,
  width,
  count,
  processings,
});

const circleOfHoles = (x: number, y: number, radius: number, count: number, diameter: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count + Math.PI / count;
    const at = (value: number) => Math.round(value * 1000) / 1000;
    return hole(1, at(x + radius * Math.cos(angle)), at(y + radius * Math.sin(angle)), diameter);
  });

/** Plates for timber joints: holes, slots, cut-outs, outlines. All loose. */
export const knotenplatten: SampleFile = {
  name: 'Knotenplatten Halle Nord',
  version: '2.3.1',
  parts: [
    plate(1, 'Knotenblech 300x200x10', [300, 200, 10], 12, 'S235JR', holes(1, [50, 150, 250], [50, 150], 14)),
    plate(2, 'Kopfplatte 200x200x15', [200, 200, 15], 8, 'S235JR', holes(1, [40, 160], [40, 160], 22)),
    plate(3, 'Fußplatte 300x300x20', [300, 300, 20], 8, 'S235JR', holes(1, [50, 250], [50, 250], 26)),
    plate(4, 'Ankerplatte 250x250x25', [250, 250, 25], 4, 'S355J2+N', [...holes(1, [45, 205], [45, 205], 30), hole(1, 125, 125, 60)]),
    plate(5, 'Lasche 400x100x8', [400, 100, 8], 16, 'S235JR', holes(1, [40, 120, 280, 360], [30, 70], 18)),
    plate(6, 'Steife 180x90x10', [180, 90, 10], 24, 'S235JR', [polygonOutline([20, 0], [160, 0], [180, 20], [180, 90], [0, 90], [0, 20])]),
    plate(7, 'Knotenblech BL 12', [400, 300, 12], 4, 'S355J2', [
      polygonOutline([0, 0], [400, 0], [400, 150], [250, 300], [0, 300]),
      ...holes(1, [60, 140, 220], [60, 140], 18),
    ]),
    plate(8, 'Knotenblech dreieckig BL 10', [250, 250, 10], 6, 'S235', [
      polygonOutline([0, 0], [250, 0], [250, 60], [60, 250], [0, 250]),
      hole(1, 50, 50, 14), hole(1, 180, 50, 14), hole(1, 50, 180, 14),
    ]),
    plate(9, 'Stützenplatte mit Langlöchern', [220, 140, 12], 10, 'S235JR', [
      slot(50, 40, 18, 40), slot(170, 40, 18, 40), slot(50, 100, 18, 40), slot(170, 100, 18, 40),
    ]),
    plate(10, 'Verstellplatte BL 8', [160, 80, 8], 20, 'St 37-2', [
      slot(45, 25, 14, 30), slot(45, 55, 14, 30), hole(1, 120, 25, 14), hole(1, 120, 55, 14),
    ]),
    plate(11, 'Abdeckblech 120x120x5', [120, 120, 5], 16, 'S235JR'),
    plate(12, 'Futterblech 100x60x3', [100, 60, 3], 40, 'S235JR', holes(1, [25, 75], [30], 18)),
    plate(13, 'Rippe mit Ausschnitt t=15', [300, 120, 15], 6, 'S235JR', [window(120, 40, 60, 40)]),
    plate(14, 'Flansch rund 200x20', [200, 200, 20], 6, 'S355J2', [
      circleOutline(100, 100, 200), roundWindow(100, 100, 100), ...circleOfHoles(100, 100, 80, 8, 18),
    ]),
    plate(15, 'Ringplatte 150/80', [150, 150, 12], 8, 'S235JR', [circleOutline(75, 75, 150), roundWindow(75, 75, 80)]),
    plate(16, 'Stirnplatte 330x180x20', [330, 180, 20], 4, 'S355J2', holes(1, [45, 125, 205, 285], [45, 135], 22)),
    plate(17, 'Zuglasche 500x80x10', [500, 80, 10], 8, 'S235JR', [
      outline([40, 0], [
        { to: [460, 0] }, { to: [460, 80], through: [500, 40] }, { to: [40, 80] }, { to: [40, 0], through: [0, 40] },
      ]),
      hole(1, 40, 40, 26), hole(1, 460, 40, 26),
    ]),
    plate(18, 'Knagge 80x60x30', [80, 60, 30], 12, 'S235JR'),
    plate(19, 'Schlitzblech 260x180x8', [260, 180, 8], 30, 'S235JR', holes(1, [30, 80, 130, 180, 230], [50, 130], 12)),
    plate(20, 'Balkenschuhplatte BL 6', [240, 120, 6], 14, 'DC01', holes(1, [30, 90, 150, 210], [25, 60, 95], 11)),
    plate(21, 'Fußplatte klein, Edelstahl', [160, 160, 12], 6, '1.4301', holes(1, [30, 130], [30, 130], 18)),
    plate(22, 'Deckblech 600x400x4', [600, 400, 4], 2, 'S235JR', [...holes(1, [30, 570], [30, 370], 9), roundWindow(300, 200, 100)]),
    plate(23, 'Grundplatte 500x400x40', [500, 400, 40], 2, 'S355J2', holes(1, [60, 250, 440], [60, 340], 36)),
    plate(24, 'Knotenplatte ausgeklinkt', [240, 160, 10], 4, 'S235JR', [
      polygonOutline([0, 0], [240, 0], [240, 160], [50, 160], [50, 130], [0, 130]),
    ]),
    plate(25, 'Lagerplatte 200x100x30', [200, 100, 30], 2, 'S235JR', [
      ...holes(1, [30, 170], [50], 20), ...holes(1, [80, 120], [50], 16, 20),
    ]),
    plate(26, 'Bohrplatte 150x100x20', [150, 100, 20], 4, 'S235JR', holes(1, [25, 75, 125], [25, 75], 12)),
  ],
};
