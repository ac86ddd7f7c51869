import { baseDataCalls } from '@knotenblech/shared/api/base-data-calls.ts';
import { type Country, countrySchema } from '@knotenblech/shared/base-data/seed/seed-countries.ts';
import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { readTranslations, type TranslationGroup } from '@knotenblech/shared/catalogue/translation.ts';
import { specificityOptions } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from '../database/database.ts';
import { languageOf } from '../http/answers.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { readOpenPacks } from './read-open-packs.ts';

/** Lists of the base data that everybody may read. */
export const baseDataRoutes = (sql: Sql) =>
  new Hono<ShopEnv>()
    .get('/weldCertificateOptions', async (c) => {
      const rows = readTranslations(await readOpenPacks(sql, 'translations'), 'weldCertificate');
      const language = languageOf(c);
      return c.json({
        weldCertificateOptions: rows.map((row, n) => ({
          id: n + 1,
          translationCode: row.code,
          translated: row[language],
        })),
      });
    })
    .get('/specificities', async (c) => {
      const words = wordsOf(await readOpenPacks(sql, 'translations'), 'specificity', languageOf(c));
      return c.json({
        specificities: specificityOptions.map(({ id, specificity }) => ({
          id,
          translationCode: specificity,
          translated: words[specificity] ?? specificity,
        })),
      });
    })
    .get('/countries', async (c) => {
      const packs = await readOpenPacks(sql, 'countries');
      const language = languageOf(c);
      const countries = z.array(countrySchema).parse(packs.flatMap((pack) => pack.rows));
      return c.json({
        countries: countries.map((country) => ({
          isoCode: country.iso,
          active: country.active,
          translated: countryName(country, language),
        })),
      });
    });

/** Translation tables that everybody may read. */
export const translationRoutes = (sql: Sql) => {
  const routes = new Hono<ShopEnv>();
  for (const group of ['material', 'specificity', 'productionType', 'shippingType', 'paymentType'] as const)
    routes.get(baseDataCalls[group].path.replace('/translation', ''), async (c) =>
      c.json({ translations: wordsOf(await readOpenPacks(sql, 'translations'), group, languageOf(c)) }),
    );
  return routes;
};

const wordsOf = (packs: readonly CatalogPack[], group: TranslationGroup, language: Language): Record<string, string> =>
  Object.fromEntries(readTranslations(packs, group).map((row) => [row.code, row[language]]));

const countryName = ({ iso, nameDe, nameEn }: Country, language: Language) => {
  if (language === 'de') return nameDe;
  if (language === 'en') return nameEn;
  return new Intl.DisplayNames([language], { type: 'region' }).of(iso) ?? nameEn;
};
