import { type Table, tableToCsv } from '@knotenblech/shared/exports/table-to-csv.ts';
import { tableXlsx } from '../../../project/public/table-xlsx.ts';

/** A list as the file that a spreadsheet opens. */
export const tableBytes = async (
  table: Table,
  format: 'csv' | 'xlsx',
  title: string,
): Promise<Uint8Array<ArrayBuffer>> => (format === 'csv' ? new Uint8Array(tableToCsv(table)) : tableXlsx(table, title));
