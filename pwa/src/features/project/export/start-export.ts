import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import { excerptOf } from '@knotenblech/shared/exports/excerpt.ts';
import { safeFileName } from '@knotenblech/shared/exports/table-to-csv.ts';
import { assumedRemarks, type Part } from '@knotenblech/shared/parts/part.ts';
import type { I18n } from '@lingui/core';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import type { ShownProject } from '../public/shown-project.ts';
import { exportTexts, subjectTitle } from './export-texts.ts';
import { exportInWorker } from './writers/export-in-worker.ts';
import type { ExportedPart, ExportFormat, ExportOrder, LeftOut } from './writers/export-messages.ts';

export type ExportRequest = {
  shown: ShownProject;
  format: ExportFormat;
  i18n: I18n;
  profiles: readonly Profile[];
  operator: Operator;
  seesPrices: boolean;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

/** What was saved under which name (null: nothing), and the parts that are not in it. */
export type ExportResult = { fileName: string | null; partCount: number; leftOut: LeftOut[] };

/** Makes the file of what is selected and hands it to the browser. */
export const startExport = async (request: ExportRequest): Promise<ExportResult> => {
  const { shown, signal, onProgress } = request;
  const { assemblies, parts } = excerptOf(shown, shown.subject);
  if (parts.length === 0) return { fileName: null, partCount: 0, leftOut: [] };
  const order = orderOf(request, { assemblies, parts });
  const { file, leftOut } = await exportInWorker(order, {
    count: parts.length,
    partsFrom: (from, to) => parts.slice(from, to).map((part) => exportedPart(part, request)),
    onProgress,
    signal,
  });
  if (file === null) return { fileName: null, partCount: 0, leftOut };
  const isList = file.ending === 'csv' || file.ending === 'xlsx';
  const name = safeFileName(isList ? `${order.title} ${order.words.partsList}` : order.title, 'projekt');
  const fileName = `${name}.${file.ending}`;
  downloadFile(file, fileName);
  return { fileName, partCount: parts.length - leftOut.length, leftOut };
};

const orderOf = (
  { shown, format, i18n, profiles, operator, seesPrices }: ExportRequest,
  { assemblies, parts }: Pick<ExportOrder, 'assemblies'> & { parts: readonly Part[] },
): ExportOrder => {
  const now = new Date().toISOString();
  const used = new Set(
    parts.flatMap(({ facts: { body, profileId } }) => [
      profileId ?? '',
      body.section.kind === 'profile' ? body.section.profileId : '',
    ]),
  );
  return {
    format,
    projectName: shown.name,
    title: subjectTitle(shown),
    shopName: operator.name,
    day: formatShortDay(now, i18n.locale),
    createdAt: now,
    seesPrices: seesPrices && shown.prices !== null,
    waste: shown.waste,
    grades: [...shown.grades.values()],
    profiles: profiles.filter(({ id }) => used.has(id)),
    assemblies,
    words: exportTexts(i18n),
  };
};

const exportedPart = (part: Part, { shown, i18n, seesPrices }: ExportRequest): ExportedPart => {
  const price = seesPrices ? shown.prices?.get(part.index) : undefined;
  const remarks = [...(shown.checks.get(part.index) ?? []), ...assumedRemarks(part.facts)];
  return {
    part,
    remarks: remarks.map((remark) => remarkText(i18n, remark)),
    price: price ? { unitPrice: price.unitPrice, positionCents: price.positionCents } : null,
  };
};
