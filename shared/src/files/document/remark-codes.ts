import { geometryRemarks } from '../../geometry/body/geometry-remarks.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { timberRemarks } from '../../timber/file-timber/timber-remarks.ts';

/**
 * Every code of a reading's remarks and the names of the values its sentence may use.
 * 'read.*', 'guessed.*' and 'left-out.*' are reasons; 'request.*' puts a part on request; 'warn.*' only warns, 'note.*' informs.
 */
export const remarkCodes = {
  ...geometryRemarks,
  ...timberRemarks,
  // why a part was taken
  'read.grade': ['text', 'grade'],
  'read.steel-word': ['text'],
  'read.profile': ['text', 'profile'],
  'read.plate': ['text', 'thicknessMm'],
  'read.stated': [],
  'read.outline': [],
  'read.solid': [],
  /** Whoever took in the file said how thick it is. */
  'read.answered': ['thicknessMm'],
  // what was guessed
  'guessed.grade': ['text', 'grade'],
  'guessed.profile-by-section': ['profile', 'heightMm', 'widthMm'],
  'guessed.process': ['profile', 'process'],
  'guessed.plate': ['thicknessMm'],
  'guessed.ambiguous-word': ['text'],
  'guessed.against-wood': ['text'],
  'guessed.weight': ['kgPerM3'],
  'guessed.all-as-steel': [],
  'guessed.thickness': ['text', 'thicknessMm'],
  'guessed.quantity': ['text', 'count'],
  'guessed.quantity-missing': [],
  // why a part was left out
  'left-out.wood': ['text'],
  'left-out.other-material': ['text'],
  'left-out.fastener': ['text'],
  'left-out.material-class': ['group'],
  'left-out.nothing-named': [],
  // on request
  'request.missing-grade': [],
  'request.unknown-grade': ['text'],
  'request.missing-profile': ['heightMm', 'widthMm'],
  'request.unknown-profile': ['text'],
  /** A rolled girder that is cut in two along its web. */
  'request.half-girder': ['text'],
  'request.profile-against-box': ['profile', 'heightMm', 'widthMm'],
  'request.unit-mistake': ['text', 'unit'],
  'request.thickness-against-text': ['text', 'thicknessMm'],
  /** thinnerMm, thickerMm: the next ones in stock, 0 where there is none. */
  'request.thickness-not-stock': ['thicknessMm', 'thinnerMm', 'thickerMm'],
  'request.camber': ['camberMm'],
  'request.other-file': ['type'],
  /** reason: the code of the refusal; parameter and found may be empty. */
  'request.processing-unread': ['kind', 'name', 'reason', 'line', 'parameter', 'found'],
  'request.place-unread': ['reason', 'line', 'parameter', 'found'],
  /** A product of its own, such as a grating: its box is not its shape. */
  'request.special-product': ['text'],
  'request.incomplete-processing': ['kind', 'name', 'parameter'],
  /** Lines along which the flat plate is bent. */
  'request.bend': ['count'],
  'request.thread': ['diameterMm', 'count'],
  /** The file stops without saying that it ends. */
  'request.no-end': [],
  /** unit: what it may be meant in. */
  'request.missing-unit': ['unit'],
  /** Lines inside that do not close; x and y: where the first begins in the drawing. */
  'request.open-outline': ['count', 'x', 'y'],
  /** The part lies in an outline that does not close; x and y: its widest gap. */
  'request.in-open-outline': ['x', 'y', 'gapMm'],
  'request.outlines-cross': ['x', 'y'],
  /** Lines on a layer for threads, countersinks, pockets. */
  'request.layer-work': ['layer', 'count'],
  /** A body that is neither plate nor bar: its weight and surface are those of the file. */
  'request.free-shape': [],
  /** A bar of which something was taken that is not made here; its weight is that of the file. */
  'request.shape-unread': [],
  /** Edges at which faces do not meet. */
  'request.open-body': ['count'],
  /** A curved surface of which neither volume nor area is known. */
  'request.unknown-surface': ['name'],
  /** The file states a unit in which the part is unusually large; plainMm: in millimetres it would be. */
  'request.unit-doubt': ['unit', 'lengthMm', 'plainMm'],
  // warnings of one part
  'warn.orientation-assumed': ['profile'],
  'warn.reference-side-assumed': ['kind', 'name'],
  'warn.count-and-placements': ['count', 'placements'],
  'warn.quantity-from-attribute': ['name', 'pieces', 'count'],
  'warn.quantity-differs': ['text', 'pieces', 'count'],
  'warn.weight-differs': ['fileKg', 'computedKg'],
  'warn.shape-differs': ['percent', 'fileCm3', 'computedCm3'],
  /** A section that nothing here knows: weight and surface are those of its full box. */
  'warn.weight-of-box': [],
  /** A section that nothing here knows has no weight; fileKg: what the file states, 0: nothing. */
  'warn.weight-unknown': ['fileKg'],
  'warn.shape-outside': [],
  'warn.shape-unusable': [],
  /** The quantity is no number; text as written, which may be nothing. */
  'warn.quantity-missing': ['text'],
  /** The quantity stands in one cell for so many rows, and counts for each of them. */
  'warn.quantity-merged': ['count', 'rows'],
  /** A value of the header that cannot be right; parameter names the field. */
  'warn.header-value': ['parameter', 'text'],
  /** kg or m2, per metre of a bar, per m2 of a plate. */
  'warn.stated-mass': ['stated', 'computed'],
  'warn.stated-paint': ['stated', 'computed'],
  'warn.outline-against-size': ['statedMm', 'outlineMm'],
  /** Gaps closed in contours, and edges whose radius does not fit their ends. */
  'warn.contour-mended': ['count'],
  /** widthMm: of the widest; x and y: where that is in the drawing. */
  'warn.gaps-closed': ['count', 'widthMm', 'x', 'y'],
  'note.section-scaled': ['factor'],
  'note.radii-not-drawn': ['profile'],
  /** choice: name of the row in btlx/chosen-meanings.ts. */
  'note.meaning-chosen': ['kind', 'name', 'choice'],
  'note.axes-swapped': ['heightMm', 'widthMm'],
  'note.allowance-ignored': ['startMm', 'endMm', 'planingMm'],
  // findings of the whole file
  'warn.unknown-element': ['name', 'count'],
  'warn.repeated-guid': ['count'],
  'warn.doubles-removed': ['count'],
  /** Outlines of a drawing that are smaller or larger than any part. */
  'warn.odd-outlines': ['count', 'leastMm', 'mostM'],
  /** The model of a drawing is empty: its sheet is read. */
  'warn.on-sheet': [],
  /** A drawing that stands upright in space; view: 'front' or 'side'. */
  'warn.upright': ['view'],
  /** All lines of a drawing are dashed: they are cut. */
  'warn.dashed-cut': ['count'],
  /** Lines that close nowhere and lie in no part; x, y and length of the longest. */
  'warn.open-outside': ['count', 'lengthMm', 'x', 'y'],
  'warn.missing-block': ['name', 'count'],
  'note.frame-dropped': ['widthMm', 'heightMm'],
  /** Outlines stay open; gaps up to this closed, they would be closed. */
  'note.gaps-closable': ['gapMm'],
  /** Lines that are not cut by their layer or line type. */
  'note.lines-ignored': ['layer', 'count'],
  'warn.nothing-recognised': ['count'],
  /** A part that is left out for one bad value; number: its place in the file. */
  'warn.part-unread': ['number', 'name', 'reason', 'line', 'parameter', 'found'],
  'warn.more-parts-unread': ['count'],
  /** A file of several; reason: the code of the refusal. */
  'warn.file-unread': ['name', 'reason', 'line'],
  'warn.more-files-unread': ['count'],
  /** A row of a list; reason: the column that cannot be. */
  'warn.row-unread': ['line', 'reason', 'found'],
  'warn.more-rows-unread': ['count'],
  /** Sheets of a workbook that are lists too. */
  'warn.sheets-unread': ['count'],
  'note.same-file': ['name', 'count'],
  /** What lies beside the parts in a zip and is no drawing. */
  'note.files-ignored': ['names', 'count'],
  'warn.reference-missing': ['count'],
  'warn.piece-named-twice': ['count'],
  'warn.encoding-guessed': [],
  /** Surfaces that enclose nothing. */
  'warn.surfaces-left-out': ['count'],
} as const;

export type RemarkCode = keyof typeof remarkCodes;

/** A remark whose code is in the list. */
export const remarkOf = (code: RemarkCode, values: Remark['values'] = {}): Remark => ({ code, values });
