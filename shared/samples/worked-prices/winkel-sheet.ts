import { cotDeg, disc, drill, flat, hollow, holeWall, laser, PI, type ProjectSheet, saw, sinDeg, slotArea, slotContour } from './price-sheet.ts';

/** Plates and flats of S235 1.20 x 1.20; open sections and bars of S235 1.50 x 1.20, of S355 1.60 x 1.20; hollow sections 1.88 x 1.20 EUR/kg. */
const [plate235, open235, open355, hollow235] = [1.44, 1.8, 1.92, 2.256];

/** Length of the axis of the beam cut at 60 degrees across 120. */
const beamMm = 900 - 60 * cotDeg(60);

/** winkel-rhs-flach.btlx: areas and surfaces per metre of the sections from the printed tables; flats are cut from sheet. */
export const winkelSheet: ProjectSheet = {
  fileName: 'winkel-rhs-flach.btlx',
  whiteKg: 1184.272,
  zincEurPerKg: 1.875 * 1.15,
  partsEur: 6232.33,
  netEur: 6257.33,
  positions: [
    { drawing: 'WF-301', pieces: 20, netMm3: 1230 * 120 - 2 * disc(14) * 8, surfaceMm2: 311.4 * 120 + 2 * 1230 + 2 * holeWall(14, 8), zincUm: 85, grossMm3: 1230 * (120 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([1230, 0], [1230, 0]), drill([2, 8, 144])], eur: ['11.47', '236.53'] },
    { drawing: 'WF-302', pieces: 10, netMm3: 1140 * 200 - 2 * disc(18) * 8, surfaceMm2: 293.1 * 200 + 2 * 1140 + 2 * holeWall(18, 8), zincUm: 85, grossMm3: 1140 * (200 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([1140, 0], [1140, 0]), drill([2, 8, 131])], eur: ['13.99', '147.03'] },
    { drawing: 'WF-303', pieces: 8, netMm3: 2750 * 250 - 3 * disc(22) * 12, surfaceMm2: 468.8 * 250 + 2 * 2750 + 3 * holeWall(22, 12), zincUm: 85, grossMm3: 2750 * (250 + 2 * 3) * 1.1, eurPerKg: open355, work: [saw([2750, 0], [2750, 0]), drill([3, 12, 121])], eur: ['33.01', '271.21'] },
    { drawing: 'WF-304', pieces: 6, netMm3: 691 * 1500, surfaceMm2: 233.1 * 1500 + 2 * 691, zincUm: 70, grossMm3: 691 * (1500 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([691, 0], [691, 0])], eur: ['38.53', '233.35'] },
    { drawing: 'WF-305', pieces: 4, netMm3: 2870 * 300 - 2 * disc(18) * 12, surfaceMm2: 489.7 * 300 + 2 * 2870 + 2 * holeWall(18, 12), zincUm: 85, grossMm3: 2870 * (300 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([2870, 0], [2870, 0]), drill([2, 12, 131])], eur: ['37.48', '157.05'] },
    // cut at 45 degrees across 100: a face of 1840 x 1.4142 and an axis 50 shorter
    { drawing: 'WF-306', pieces: 4, ...hollow(5, 1840 * (2500 - 50)), zincUm: 70, grossMm3: 1840 * (2500 + 2 * 3) * 1.1, eurPerKg: hollow235, work: [saw([1840, 0], [2602, 45])], eur: ['176.17', '706.85'] },
    { drawing: 'WF-307', pieces: 6, ...hollow(4, 1090 * (1800 - 2 * 50)), zincUm: 70, grossMm3: 1090 * (1800 + 2 * 3) * 1.1, eurPerKg: hollow235, work: [saw([1541, 45], [1541, 45])], eur: ['79.13', '476.95'] },
    { drawing: 'WF-308', pieces: 2, ...hollow(6, 2160 * 3000 - 8 * disc(14) * 6), zincUm: 70, grossMm3: 2160 * (3000 + 2 * 3) * 1.1, eurPerKg: hollow235, work: [saw([2160, 0], [2160, 0]), drill([8, 6, 144])], eur: ['250.15', '507.43'] },
    { drawing: 'WF-309', pieces: 12, ...hollow(4, 1170 * 1100 - disc(12) * 4), zincUm: 70, grossMm3: 1170 * (1100 + 2 * 3) * 1.1, eurPerKg: hollow235, work: [saw([1170, 0], [1170, 0]), drill([1, 4, 144])], eur: ['53.45', '648.53'] },
    { drawing: 'WF-310', pieces: 12, ...flat(10, 160 * 160 - 4 * disc(14), 640 + 4 * PI * 14), zincUm: 85, grossMm3: 170 * 170 * 10, eurPerKg: plate235, work: laser([640 + 4 * PI * 14, 1800], [5, 1.5]), eur: ['10.10', '130.37'] },
    // faces of saw cuts are whole mm2: 453 and 1318
    { drawing: 'WF-311', pieces: 10, ...hollow(3.2, 453.39 * 1500), zincUm: 70, grossMm3: 453 * (1500 + 2 * 3) * 1.1, eurPerKg: hollow235, work: [saw([453, 0], [453, 0])], eur: ['29.33', '295.47'] },
    { drawing: 'WF-312', pieces: 4, ...hollow(5, 1317.9 * 2200), zincUm: 70, grossMm3: 1318 * (2200 + 2 * 3) * 1.1, eurPerKg: hollow235, work: [saw([1318, 0], [1318, 0])], eur: ['112.34', '451.53'] },
    { drawing: 'WF-313', pieces: 4, ...flat(12, 140 * 140 - 4 * disc(13), 560 + 4 * PI * 13), zincUm: 85, grossMm3: 150 * 150 * 12, eurPerKg: plate235, work: laser([560 + 4 * PI * 13, 1200], [5, 2]), eur: ['9.89', '48.73'] },
    { drawing: 'WF-314', pieces: 16, ...flat(10, 400 * 100 - 4 * disc(18), 1000 + 4 * PI * 18), zincUm: 85, grossMm3: 410 * 110 * 10, eurPerKg: plate235, work: laser([1000 + 4 * PI * 18, 1800], [5, 1.5]), eur: ['15.12', '251.09'] },
    { drawing: 'WF-315', pieces: 24, ...flat(8, 250 * 60 - 2 * disc(14), 620 + 2 * PI * 14), zincUm: 85, grossMm3: 260 * 70 * 8, eurPerKg: plate235, work: laser([620 + 2 * PI * 14, 2200], [3, 1]), eur: ['5.66', '145.01'] },
    { drawing: 'WF-316', pieces: 8, ...flat(10, 600 * 80 - 2 * slotArea(18, 40) - 2 * disc(18), 1360 + 2 * slotContour(18, 40) + 2 * PI * 18), zincUm: 85, grossMm3: 610 * 90 * 10, eurPerKg: plate235, work: laser([1360 + 2 * slotContour(18, 40) + 2 * PI * 18, 1800], [5, 1.5]), eur: ['18.32', '155.73'] },
    { drawing: 'WF-317', pieces: 10, ...flat(5, 1000 * 50, 2100), zincUm: 70, grossMm3: 1010 * 60 * 5, eurPerKg: plate235, work: laser([2100, 3300], [1, 0.5]), eur: ['11.26', '121.77'] },
    { drawing: 'WF-318', pieces: 4, ...flat(12, 500 * 200 - 6 * disc(22), 1400 + 6 * PI * 22), zincUm: 85, grossMm3: 510 * 210 * 12, eurPerKg: plate235, work: laser([1400 + 6 * PI * 22, 1200], [7, 2]), eur: ['40.49', '171.13'] },
    { drawing: 'WF-319', pieces: 8, netMm3: 201.06 * 900, surfaceMm2: 50.3 * 900 + 2 * 201.06, zincUm: 85, grossMm3: 201 * (900 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([201, 0], [201, 0])], eur: ['9.64', '79.29'] },
    { drawing: 'WF-320', pieces: 10, netMm3: 20 * 20 * 300, surfaceMm2: 80 * 300 + 2 * 400, zincUm: 85, grossMm3: 400 * (300 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([400, 0], [400, 0])], eur: ['7.95', '81.67'] },
    { drawing: 'WF-321', pieces: 6, netMm3: 1350 * 1200 - 4 * disc(14) * 6, surfaceMm2: 376.8 * 1200 + 2 * 1350 + 4 * holeWall(14, 6), zincUm: 85, grossMm3: 1350 * (1200 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([1350, 0], [1350, 0]), drill([4, 6, 144])], eur: ['61.24', '374.57'] },
    { drawing: 'WF-322', pieces: 2, netMm3: 2170 * 2400, surfaceMm2: 578.7 * 2400 + 2 * 2170, zincUm: 85, grossMm3: 2170 * (2400 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([2170, 0], [2170, 0])], eur: ['177.79', '357.75'] },
    // cut at 60 degrees: a face of 1321 / sin 60; mean wall 2 V / S = 5.5 mm
    { drawing: 'WF-323', pieces: 4, netMm3: 1321 * beamMm, surfaceMm2: 475.2 * beamMm + 1321 + 1321 / sinDeg(60), zincUm: 70, grossMm3: 1321 * (900 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([1321, 0], [1525, 30])], eur: ['45.28', '183.29'] },
  ],
};
