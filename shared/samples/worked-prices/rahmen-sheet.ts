import { cotDeg, disc, drill, flat, holeWall, laser, PI, type ProjectSheet, saw, sinDeg, SQRT2 } from './price-sheet.ts';

/** Plates of S235 1.20 x 1.20, of S355 1.235 x 1.20; open sections of S235 1.50 x 1.20; bars of S355 1.60 x 1.20 EUR/kg. */
const [plate235, plate355, open235, bar355] = [1.44, 1.482, 1.8, 1.92];

/** Length of the axis of the bracket cut at 60 degrees across 160, and of the column cut at 85 degrees across 152. */
const bracketMm = 1500 - 80 * cotDeg(60);
const columnMm = 3900 - 76 * cotDeg(85);

/** rahmen-hea-ipe.btlx: areas and surfaces per metre of the sections from the printed tables. */
export const rahmenSheet: ProjectSheet = {
  fileName: 'rahmen-hea-ipe.btlx',
  whiteKg: 4153.88,
  zincEurPerKg: 1.875 * 1.15,
  partsEur: 17866.98,
  netEur: 17891.98,
  positions: [
    { drawing: 'HR-201', pieces: 6, netMm3: 5383 * 4000 - 6 * disc(22) * 10, surfaceMm2: 1136.1 * 4000 + 2 * 5383 + 6 * holeWall(22, 10), zincUm: 85, grossMm3: 5383 * (4000 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([5383, 0], [5383, 0]), drill([6, 10, 121])], eur: ['721.11', '4333.79'] },
    { drawing: 'HR-202', pieces: 6, ...flat(20, 300 * 300 - 4 * disc(26), 1200 + 4 * PI * 26), zincUm: 85, grossMm3: 310 * 310 * 20, eurPerKg: plate235, work: laser([1200 + 4 * PI * 26, 600], [5, 6]), eur: ['60.37', '371.39'] },
    { drawing: 'HR-203', pieces: 6, ...flat(15, 200 * 200 - 4 * disc(18), 800 + 4 * PI * 18), zincUm: 85, grossMm3: 210 * 210 * 15, eurPerKg: plate235, work: laser([800 + 4 * PI * 18, 1150], [5, 3]), eur: ['21.44', '137.81'] },
    { drawing: 'HR-204', pieces: 24, ...flat(10, 170 * 95 - 20 * 20, 170 + 75 + 130 + 75 + 40 * SQRT2), zincUm: 85, grossMm3: 180 * 105 * 10, eurPerKg: plate235, work: laser([170 + 75 + 130 + 75 + 40 * SQRT2, 1800], [1, 1.5]), eur: ['6.55', '166.37'] },
    { drawing: 'HR-205', pieces: 3, netMm3: 5381 * 7770, surfaceMm2: 1160 * 7770 + 2 * 5381, zincUm: 85, grossMm3: 5381 * (7770 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([5381, 0], [5381, 0])], eur: ['1381.46', '4146.55'] },
    { drawing: 'HR-206', pieces: 6, ...flat(20, 340 * 160 - 6 * disc(22), 1000 + 6 * PI * 22), zincUm: 85, grossMm3: 350 * 170 * 20, eurPerKg: plate355, work: laser([1000 + 6 * PI * 22, 600], [7, 6]), eur: ['40.24', '250.61'] },
    { drawing: 'HR-207', pieces: 12, netMm3: 1920 * 100 - 2 * disc(14) * 10, surfaceMm2: 389.7 * 100 + 2 * 1920 + 2 * holeWall(14, 10), zincUm: 85, grossMm3: 1920 * (100 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([1920, 0], [1920, 0]), drill([2, 10, 144])], eur: ['14.05', '175.73'] },
    { drawing: 'HR-208', pieces: 12, ...flat(8, 278.6 * 70, 697.2), zincUm: 85, grossMm3: 288.6 * 80 * 8, eurPerKg: plate235, work: laser([697.2, 2200], [1, 1]), eur: ['6.68', '89.33'] },
    { drawing: 'HR-209', pieces: 2, netMm3: 5425 * bracketMm, surfaceMm2: 918.2 * bracketMm + 5425 + 5425 / sinDeg(60), zincUm: 85, grossMm3: 5425 * (1500 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([5425, 0], [6264, 30])], eur: ['275.79', '553.75'] },
    { drawing: 'HR-210', pieces: 2, ...flat(15, 260 * 180 - 6 * disc(18), 880 + 6 * PI * 18), zincUm: 85, grossMm3: 270 * 190 * 15, eurPerKg: plate355, work: laser([880 + 6 * PI * 18, 1150], [7, 3]), eur: ['25.27', '59.71'] },
    { drawing: 'HR-211', pieces: 4, ...flat(8, 134 * 75, 418), zincUm: 85, grossMm3: 144 * 85 * 8, eurPerKg: plate235, work: laser([418, 2200], [1, 1]), eur: ['3.92', '24.85'] },
    // mean wall 2 V / S = 6.4 mm
    { drawing: 'HR-212', pieces: 8, netMm3: 2009 * 4990 - 4 * disc(14) * 5, surfaceMm2: 622.5 * 4990 + 2 * 2009 + 4 * holeWall(14, 5), zincUm: 85, grossMm3: 2009 * (4990 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([2009, 0], [2009, 0]), drill([4, 5, 144])], eur: ['338.67', '2716.49'] },
    { drawing: 'HR-213', pieces: 4, netMm3: 2534 * 4800 - 4 * disc(18) * 5, surfaceMm2: 677.4 * 4800 + 2 * 2534 + 4 * holeWall(18, 5), zincUm: 85, grossMm3: 2534 * (4800 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([2534, 0], [2534, 0]), drill([4, 5, 131])], eur: ['409.17', '1643.81'] },
    { drawing: 'HR-214', pieces: 2, netMm3: 3877 * columnMm, surfaceMm2: 906.2 * columnMm + 3877 + 3877 / sinDeg(85), zincUm: 85, grossMm3: 3877 * (3900 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([3877, 0], [3892, 5])], eur: ['506.13', '1014.43'] },
    { drawing: 'HR-215', pieces: 4, netMm3: 2040 * 4900 - 4 * disc(14) * 7, surfaceMm2: 493.1 * 4900 + 2 * 2040 + 4 * holeWall(14, 7), zincUm: 85, grossMm3: 2040 * (4900 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([2040, 0], [2040, 0]), drill([4, 7, 144])], eur: ['336.93', '1354.85'] },
    // a saw cut's face is 314 whole mm2
    { drawing: 'HR-216', pieces: 4, netMm3: 314.16 * 5600, surfaceMm2: 62.8 * 5600 + 2 * 314.16, zincUm: 85, grossMm3: 314 * (5600 + 2 * 3) * 1.1, eurPerKg: bar355, work: [saw([314, 0], [314, 0])], eur: ['63.29', '255.33'] },
    { drawing: 'HR-217', pieces: 8, ...flat(10, 150 * 120 - disc(22), 540 + PI * 22), zincUm: 85, grossMm3: 160 * 130 * 10, eurPerKg: plate235, work: laser([540 + PI * 22, 1800], [2, 1.5]), eur: ['7.35', '67.97'] },
    // 6 mm is not above 6 mm: 70 um
    { drawing: 'HR-218', pieces: 2, netMm3: 691 * 5000, surfaceMm2: 233.1 * 5000 + 2 * 691, zincUm: 70, grossMm3: 691 * (5000 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([691, 0], [691, 0])], eur: ['117.94', '238.05'] },
    { drawing: 'HR-219', pieces: 6, netMm3: 2604 * 120, surfaceMm2: 567.4 * 120 + 2 * 2604, zincUm: 85, grossMm3: 2604 * (120 + 2 * 3) * 1.1, eurPerKg: open235, work: [saw([2604, 0], [2604, 0])], eur: ['17.79', '108.91'] },
    { drawing: 'HR-220', pieces: 24, ...flat(10, 120 * 120 - disc(26), 480 + PI * 26), zincUm: 85, grossMm3: 130 * 130 * 10, eurPerKg: plate235, work: laser([480 + PI * 26, 1800], [2, 1.5]), eur: ['6.17', '157.25'] },
  ],
};
