type Surface = 'RAW' | 'ZINCED' | 'COATED' | 'POWDER_COATED' | 'POWDER_COATED_CUSTOM';

/** What a position of a drawing is, in figures; mm, mm2, mm3 of one piece. */
export type PlainPart = {
  index: number;
  assembly: number | null;
  /** Pieces in one assembly, or in the project. */
  pieces: number;
  /** The same as the file had it. */
  piecesRead: number;
  isTaken: boolean;
  grade: string | null;
  specificity?: 'HOT_ROLLED' | 'COLD_ROLLED' | 'WELDED';
  /** Own choice of surface, colour and certificate; else as what is around it. */
  surface?: Surface;
  ralNumber?: string;
  certificate?: boolean;
  stock: 'plate' | 'open' | 'hollow';
  designation: string;
  /** Of a plate its thickness, of a hollow section what its designation says; of an open section null. */
  wallMm: number | null;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  netMm3: number;
  surfaceMm2: number;
  contourMm: number;
  pierces: number;
  drilled: { diameterMm: number; depthMm: number; count: number }[];
  countersinks: { diameterMm: number; depthMm: number; count: number }[];
  recesses: { lengthMm: number; widthMm: number; depthMm: number }[];
  sawCuts: { faceMm2: number; bevelDeg: number; count: number }[];
  closedEnds: 0 | 1 | 2;
  /** Where its pieces lie in their assembly, along the axes of the project. */
  originMm: [number, number, number];
};

export type PlainAssembly = {
  index: number;
  parent: number | null;
  quantity: number;
  surface?: Surface;
  ralNumber?: string;
  seams: { parts: [number, number]; aMm: number; lengthMm: number }[];
};

/** A project as it is ordered; surface and colour are those of whatever has none of its own. Parents come before what is in them. */
export type PlainProject = {
  productionType: 'COMPLETE_PRODUCTION' | 'SINGLEPARTS_ONLY';
  surface: Surface;
  ralNumber: string | null;
  materialCertificate: boolean;
  weldingCertificate: 'STANDARD' | 'CUSTOM' | null;
  parts: PlainPart[];
  assemblies: PlainAssembly[];
};

export type PlainGrade = { densityKgPerM3: number; galvanizable: boolean };

type Option<Type extends string> = { type: Type; eur: string };

/** The figures of a tariff, as data. */
export type PlainTariff = {
  waste: { plateMarginMm: string; sawKerfMm: string; barWastePercent: string };
  material: { grade: string; stock: string; specificity?: string | undefined; eurPerKg: string }[];
  stockSetupEur?: Record<string, string> | undefined;
  rates: Record<'laser' | 'plasma' | 'saw' | 'drill' | 'manual', string> & {
    mill?: string | undefined;
    weld?: string | undefined;
  };
  cutting: { thicknessMm: number; process: 'laser' | 'plasma' | 'oxyfuel'; mmPerMin: string; pierceSeconds: string }[];
  cuttingHandlingMinPerPart: string;
  freight: {
    maxKg: string;
    long?: { overMm: number; eur: string } | undefined;
    rates?: { type: string; overKg: string; eur: string; eurPerKg: string }[] | undefined;
    countries?: { countryIso: string; percent: string }[] | undefined;
  };
  deburrMinPerM: string;
  cuttingSetupEur: { laser: string; torch: string };
  saw: { setupEur: string; perCutMin: string; bevelMin: string; mm2PerMin: string };
  drill: {
    setupEur: string;
    bitChangeEur: string;
    perHoleMin: string;
    extraPathMm: string;
    speeds: { diameterMm: number; mmPerMin: string }[];
    countersinkMin?: string | undefined;
  };
  milling?: { setupEur: string; perRecessMin: string; mm3PerMin: string } | undefined;
  welding?:
    | {
        setupEur: string;
        minPerMmA2: string;
        fitUpMinPerPart: string;
        weldMetalEurPerKg: string;
        kgPerM3: string;
        leastAMm: string;
        mostAOfThinnest: string;
      }
    | undefined;
  blasting?: { mmPerMin: string; before: string[] } | undefined;
  ventHoles?: { roundOrSquareUpToMm: number; rectUpToMm: string; oneHoleMm: number; twoHolesMm: number | null; fourHolesMm: number | null }[] | undefined;
  certificates?: { testReportEur: string; inspectionEur: string; inspectionGrades: string[] } | undefined;
  declaration?: { projectEur: string; formulaEurPerAssembly: string; drawingEurPerAssembly: string } | undefined;
  zinc: {
    classes: { uptoKg: string | null; eurPerKg: string }[];
    surchargePercent: string;
    minimumEur: string;
    gPerM2Um: string;
    coatings: { fromMm: string; fromInclusive: boolean; meanUm: string }[];
    minimumThicknessMm: string;
    bathMm: { length: number; width: number; depth: number };
  };
  powder: { eurPerM2: string; customColourEur: string; minimumEur: string };
  primer: { eurPerM2: string };
  projectSetupEur: string;
  largestPlateThicknessMm: number;
  longestPartMm: number;
  laserBedMm: { length: number; width: number };
  production: { type: string; surchargePercent: string }[];
  shipping: (Option<string> & { eurPerKg: string })[];
  payment: Option<string>[];
  vat: { countryIso: string; isEuMember: boolean; rate: number }[];
};

/** The law a project is priced by. */
export type PriceList = { tariff: PlainTariff; grades: ReadonlyMap<string, PlainGrade> };
