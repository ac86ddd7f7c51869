import { operatorPackId, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';

/** The operator by the catalogue's rows. */
export const operatorIn = (rows: Pick<Rows, 'get'>) => {
  const pack = rows.get(catalogSpace, 'catalogPack', operatorPackId);
  return readOperator(pack ? [pack] : []);
};

/** What he calls ways to make, deliver and pay. */
export const optionNamesIn = (rows: Pick<Rows, 'get'>, language: Language) => {
  const pack = rows.get(catalogSpace, 'catalogPack', translationsPackId);
  return optionNames(pack ? [pack] : [], language);
};
