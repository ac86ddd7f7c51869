import {
  disc, drill, flat, laser, oxyfuel, PI, plasma, type ProjectSheet, slotArea, slotContour, SQRT2,
} from './price-sheet.ts';

/** Plates of S235 and DC01: 1.20 x 1.20; of S355: 1.235 x 1.20 EUR/kg. */
const [s235, s355] = [1.44, 1.482];

/** knotenplatten.btlx: holes from the plate's thickness up are cut, smaller and blind ones drilled. */
export const knotenplattenSheet: ProjectSheet = {
  fileName: 'knotenplatten.btlx',
  whiteKg: 839.478,
  zincEurPerKg: 1.875 * 1.15,
  partsEur: 4403.56,
  netEur: 4428.56,
  positions: [
    { drawing: 'KP-101', pieces: 12, ...flat(10, 300 * 200 - 6 * disc(14), 1000 + 6 * PI * 14), zincUm: 85, grossMm3: 310 * 210 * 10, eurPerKg: s235, work: laser([1000 + 6 * PI * 14, 1800], [7, 1.5]), eur: ['21.02', '261.41'] },
    { drawing: 'KP-102', pieces: 8, ...flat(15, 200 * 200 - 4 * disc(22), 800 + 4 * PI * 22), zincUm: 85, grossMm3: 210 * 210 * 15, eurPerKg: s235, work: laser([800 + 4 * PI * 22, 1150], [5, 3]), eur: ['21.45', '180.77'] },
    { drawing: 'KP-103', pieces: 8, ...flat(20, 300 * 300 - 4 * disc(26), 1200 + 4 * PI * 26), zincUm: 85, grossMm3: 310 * 310 * 20, eurPerKg: s235, work: laser([1200 + 4 * PI * 26, 600], [5, 6]), eur: ['60.37', '492.13'] },
    { drawing: 'KP-104', pieces: 4, ...flat(25, 250 * 250 - 4 * disc(30) - disc(60), 1000 + 4 * PI * 30 + PI * 60), zincUm: 85, grossMm3: 260 * 260 * 25, eurPerKg: s355, work: laser([1000 + 4 * PI * 30 + PI * 60, 300], [6, 10]), eur: ['59.84', '248.53'] },
    { drawing: 'KP-105', pieces: 16, ...flat(8, 400 * 100 - 8 * disc(18), 1000 + 8 * PI * 18), zincUm: 85, grossMm3: 410 * 110 * 8, eurPerKg: s235, work: laser([1000 + 8 * PI * 18, 2200], [9, 1]), eur: ['12.79', '213.81'] },
    // two corners of 20 off
    { drawing: 'KP-106', pieces: 24, ...flat(10, 180 * 90 - 20 * 20, 140 + 70 + 180 + 70 + 40 * SQRT2), zincUm: 85, grossMm3: 190 * 100 * 10, eurPerKg: s235, work: laser([140 + 70 + 180 + 70 + 40 * SQRT2, 1800], [1, 1.5]), eur: ['6.60', '167.57'] },
    { drawing: 'KP-107', pieces: 4, ...flat(12, 400 * 300 - (150 * 150) / 2 - 6 * disc(18), 400 + 150 + 150 * SQRT2 + 250 + 300 + 6 * PI * 18), zincUm: 85, grossMm3: 410 * 310 * 12, eurPerKg: s355, work: laser([400 + 150 + 150 * SQRT2 + 250 + 300 + 6 * PI * 18, 1200], [7, 2]), eur: ['45.24', '190.13'] },
    { drawing: 'KP-108', pieces: 6, ...flat(10, 250 * 250 - (190 * 190) / 2 - 3 * disc(14), 250 + 60 + 190 * SQRT2 + 60 + 250 + 3 * PI * 14), zincUm: 85, grossMm3: 260 * 260 * 10, eurPerKg: s235, work: laser([250 + 60 + 190 * SQRT2 + 60 + 250 + 3 * PI * 14, 1800], [4, 1.5]), eur: ['18.07', '117.59'] },
    { drawing: 'KP-109', pieces: 10, ...flat(12, 220 * 140 - 4 * slotArea(18, 40), 720 + 4 * slotContour(18, 40)), zincUm: 85, grossMm3: 230 * 150 * 12, eurPerKg: s235, work: laser([720 + 4 * slotContour(18, 40), 1200], [5, 2]), eur: ['14.41', '153.27'] },
    { drawing: 'KP-110', pieces: 20, ...flat(8, 160 * 80 - 2 * slotArea(14, 30) - 2 * disc(14), 480 + 2 * slotContour(14, 30) + 2 * PI * 14), zincUm: 85, grossMm3: 170 * 90 * 8, eurPerKg: s235, work: laser([480 + 2 * slotContour(14, 30) + 2 * PI * 14, 2200], [5, 1]), eur: ['5.09', '110.97'] },
    { drawing: 'KP-111', pieces: 16, ...flat(5, 120 * 120, 480), zincUm: 70, grossMm3: 130 * 130 * 5, eurPerKg: s235, work: laser([480, 3300], [1, 0.5]), eur: ['3.55', '65.97'] },
    { drawing: 'KP-112', pieces: 40, ...flat(3, 100 * 60 - 2 * disc(18), 320 + 2 * PI * 18), zincUm: 55, grossMm3: 110 * 70 * 3, eurPerKg: s235, work: laser([320 + 2 * PI * 18, 3800], [3, 0.3]), eur: ['1.80', '81.17'] },
    { drawing: 'KP-113', pieces: 6, ...flat(15, 300 * 120 - 60 * 40, 840 + 200), zincUm: 85, grossMm3: 310 * 130 * 15, eurPerKg: s235, work: laser([840 + 200, 1150], [2, 3]), eur: ['19.11', '123.83'] },
    // its eight holes 18 are smaller than 20: drilled
    { drawing: 'KP-114', pieces: 6, ...flat(20, disc(200) - disc(100) - 8 * disc(18), PI * 200 + PI * 100 + 8 * PI * 18), zincUm: 85, grossMm3: 210 * 210 * 20, eurPerKg: s355, work: [...laser([PI * 200 + PI * 100, 600], [2, 6]), drill([8, 20, 131])], eur: ['29.50', '191.13'] },
    { drawing: 'KP-115', pieces: 8, ...flat(12, disc(150) - disc(80), PI * 150 + PI * 80), zincUm: 85, grossMm3: 160 * 160 * 12, eurPerKg: s235, work: laser([PI * 150 + PI * 80, 1200], [2, 2]), eur: ['8.76', '79.25'] },
    { drawing: 'KP-116', pieces: 4, ...flat(20, 330 * 180 - 8 * disc(22), 1020 + 8 * PI * 22), zincUm: 85, grossMm3: 340 * 190 * 20, eurPerKg: s355, work: laser([1020 + 8 * PI * 22, 600], [9, 6]), eur: ['44.04', '185.33'] },
    // two straight edges of 420 between half circles of 80
    { drawing: 'KP-117', pieces: 8, ...flat(10, 420 * 80 + disc(80) - 2 * disc(26), 840 + PI * 80 + 2 * PI * 26), zincUm: 85, grossMm3: 510 * 90 * 10, eurPerKg: s235, work: laser([840 + PI * 80 + 2 * PI * 26, 1800], [3, 1.5]), eur: ['14.90', '128.37'] },
    { drawing: 'KP-118', pieces: 12, ...flat(30, 80 * 60, 280), zincUm: 85, grossMm3: 90 * 70 * 30, eurPerKg: s235, work: plasma([280, 1580], [1, 3]), eur: ['5.65', '78.47'] },
    { drawing: 'KP-119', pieces: 30, ...flat(8, 260 * 180 - 10 * disc(12), 880 + 10 * PI * 12), zincUm: 85, grossMm3: 270 * 190 * 8, eurPerKg: s235, work: laser([880 + 10 * PI * 12, 2200], [11, 1]), eur: ['14.16', '433.97'] },
    // 6 mm is not above 6 mm: 70 um
    { drawing: 'KP-120', pieces: 14, ...flat(6, 240 * 120 - 12 * disc(11), 720 + 12 * PI * 11), zincUm: 70, grossMm3: 250 * 130 * 6, eurPerKg: s235, work: laser([720 + 12 * PI * 11, 2800], [13, 0.7]), eur: ['7.75', '117.67'] },
    { drawing: 'KP-121', pieces: 6, onRequest: 'request.grade-not-galvanised' },
    { drawing: 'KP-122', pieces: 2, ...flat(4, 600 * 400 - 4 * disc(9) - disc(100), 2000 + 4 * PI * 9 + PI * 100), zincUm: 70, grossMm3: 610 * 410 * 4, eurPerKg: s235, work: laser([2000 + 4 * PI * 9 + PI * 100, 3500], [6, 0.4]), eur: ['31.41', '71.99'] },
    { drawing: 'KP-123', pieces: 2, ...flat(40, 500 * 400 - 6 * disc(36), 1800 + 6 * PI * 36), zincUm: 85, grossMm3: 510 * 410 * 40, eurPerKg: s355, work: [...oxyfuel([1800, 490], [1, 30]), drill([6, 40, 112])], eur: ['244.65', '504.93'] },
    { drawing: 'KP-124', pieces: 4, ...flat(10, 240 * 160 - 50 * 30, 800), zincUm: 85, grossMm3: 250 * 170 * 10, eurPerKg: s235, work: laser([800, 1800], [1, 1.5]), eur: ['13.42', '62.85'] },
    // two holes 20 through, two 16 to a depth of 20: their floor is what their mouth took
    { drawing: 'KP-125', pieces: 2, netMm3: (200 * 100 - 2 * disc(20)) * 30 - 2 * disc(16) * 20, surfaceMm2: 2 * (200 * 100 - 2 * disc(20)) + (600 + 2 * PI * 20) * 30 + 2 * PI * 16 * 20, zincUm: 85, grossMm3: 210 * 110 * 30, eurPerKg: s235, work: [...plasma([600, 1580], [1, 3]), drill([2, 30, 121], [2, 20, 131])], eur: ['22.78', '61.48'] },
    { drawing: 'KP-126', pieces: 4, ...flat(20, 150 * 100 - 6 * disc(12), 500 + 6 * PI * 12), zincUm: 85, grossMm3: 160 * 110 * 20, eurPerKg: s235, work: [...laser([500, 600], [1, 6]), drill([6, 20, 144])], eur: ['16.71', '80.97'] },
  ],
};
