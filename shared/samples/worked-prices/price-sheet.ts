/** One position as worked by hand: plain numbers of one piece, before any rounding. */
export type PricedSheet = {
  drawing: string;
  pieces: number;
  netMm3: number;
  /** What zinc reaches. */
  surfaceMm2: number;
  /** Mean coating of its steel thickness (DIN EN ISO 1461). */
  zincUm: number;
  grossMm3: number;
  eurPerKg: number;
  work: Work[];
  /** Of one piece and of the position. */
  eur: [unit: string, position: string];
};

export type RequestSheet = { drawing: string; pieces: number; onRequest: string };

export type PriceSheet = PricedSheet | RequestSheet;

export type ProjectSheet = {
  fileName: string;
  positions: PriceSheet[];
  /** All galvanised pieces together, and the price of their class with the surcharge of 15 %. */
  whiteKg: number;
  zincEurPerKg: number;
  partsEur: number;
  netEur: number;
};

type Work = { process: string; minutes: number; eurPerHour: number; setupEur: number };

export const { PI, SQRT2 } = Math;
export const disc = (diameter: number) => (PI * diameter ** 2) / 4;
export const slotArea = (width: number, length: number) => (length - width) * width + disc(width);
export const slotContour = (width: number, length: number) => 2 * (length - width) + PI * width;
/** What a hole through a wall adds to a surface: its wall less its two mouths. */
export const holeWall = (diameter: number, depth: number) => PI * diameter * depth - 2 * disc(diameter);
export const cotDeg = (angle: number) => 1 / Math.tan((angle * PI) / 180);
export const sinDeg = (angle: number) => Math.sin((angle * PI) / 180);

/** Half up; the hair keeps a half that binary arithmetic left below. */
export const halfUp = (value: number, places: number) =>
  Math.floor(value * 10 ** places + 0.5 + 1e-6) / 10 ** places;

type Cut = [contourMm: number, mmPerMin: number];
type Pierces = [count: number, seconds: number];

const cut = (process: string, [eurPerHour, setupEur]: [number, number]) =>
  ([contourMm, mmPerMin]: Cut, [pierces, seconds]: Pierces): Work[] => {
    const contour = halfUp(contourMm, 2);
    return [
      { process, minutes: contour / mmPerMin + (pierces * seconds) / 60 + 0.3, eurPerHour, setupEur },
      { process: 'DEBURRING', minutes: (contour / 1000) * 0.5, eurPerHour: 75, setupEur: 0 },
    ];
  };

/** 110 x 1.25 EUR/h, 110 x 5 / 60 EUR once. */
export const laser = cut('LASER_CUTTING', [137.5, 9.17]);
/** 80 x 1.25 EUR/h, 80 x (5 + 3) / 60 EUR once; a torch's edge is deburred like a laser's. */
export const plasma = cut('PLASMA_CUTTING', [100, 10.67]);
export const oxyfuel = cut('OXYFUEL_CUTTING', [100, 10.67]);

/** Each cut: its face in whole mm2 and degrees out of square. */
export const saw = (...cuts: [mm2: number, bevelDeg: number][]): Work => ({
  process: 'SAWING',
  minutes: cuts.reduce((sum, [mm2, bevel]) => sum + 1.25 + (bevel === 0 ? 0 : 1) + mm2 / 1800, 0),
  eurPerHour: 81.25,
  setupEur: 2.17,
});

/** Holes of one diameter each. */
export const drill = (...holes: [count: number, depthMm: number, mmPerMin: number][]): Work => ({
  process: 'DRILLING',
  minutes: holes.reduce((sum, [count, depth, mmPerMin]) => sum + count * (0.3 + (depth + 14) / mmPerMin), 0),
  eurPerHour: 87.5,
  setupEur: 4.67 + 0.29 * holes.length,
});

/** Volume and surface of a plate from its face and the length of all its edges, walls of holes among them. */
export const flat = (thickness: number, faceMm2: number, edgeMm: number) => ({
  netMm3: faceMm2 * thickness,
  surfaceMm2: 2 * faceMm2 + edgeMm * thickness,
});

/** Volume of a hollow bar and what zinc reaches inside and outside, 2 V / t. */
export const hollow = (wall: number, netMm3: number) => ({ netMm3, surfaceMm2: (2 * halfUp(netMm3, 0)) / wall });
