import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Database, DatabaseAddress } from '../src/database/database.ts';
import { copyDatabase } from '../src/database/own-postgres/copy-database.ts';
import { readSettings } from '../src/operations/read-settings.ts';
import { newTariff } from '../src/projects/repricing/make-tariffs.ts';
import { runShop } from '../src/run-shop.ts';
import { plantProjects } from './test-many-projects.ts';
import { freePort } from './test-port.ts';

/** A shop that no longer runs, whose database and files others are copied from. */
export type ShopTemplate = { database: DatabaseAddress; folder: string };

/** A shop in the process of the test, on a port of its own; it can be stopped and started again. */
export type ShopHere = {
  url: string;
  dataFolder: string;
  database: Database;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Settings of the next start. */
  set: (environment: Record<string, string>) => void;
  /** A price list of today for every customer, with another sales factor for material. */
  raiseMaterial: (factor: string) => Promise<void>;
  /** So many projects more at once, as copies of one. */
  plantProjects: (patternName: string, count: number) => Promise<void>;
  /** Ends it and forgets everything it kept. */
  remove: () => Promise<void>;
  /** The last lines it wrote. */
  lastWords: () => string;
};

const mostWords = 3000;

export const shopOn = async (
  database: Database,
  dataFolder: string,
  given: Record<string, string> = {},
): Promise<ShopHere> => {
  const environment = { ...given };
  const port = await freePort();
  const settingsNow = () => readSettings({ PORT: String(port), DATA_DIR: dataFolder, DEMO_DATA: 'on', ...environment });
  let words = '';
  const log = pino({ level: 'warn' }, { write: (line) => (words = (words + line).slice(-mostWords)) });
  let end: (() => Promise<void>) | null = null;
  const stop = async () => {
    await end?.();
    end = null;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    dataFolder,
    database,
    start: async () => {
      end = await runShop(settingsNow(), log, database);
    },
    stop,
    set: (changed) => void Object.assign(environment, changed),
    raiseMaterial: async (material) => {
      const wanted = {
        factors: { material },
        customerNumber: null,
        tariffDays: settingsNow().tariffDays,
        takesPaypal: false,
      };
      await newTariff(database.owner, wanted, new Date());
    },
    plantProjects: (patternName, count) => plantProjects(database.owner, patternName, count),
    remove: async () => {
      await stop();
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    lastWords: () => words,
  };
};

/** A shop that goes on from where the template was left. */
export const copyShop = async (template: ShopTemplate, environment?: Record<string, string>): Promise<ShopHere> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-here-'));
  cpSync(template.folder, dataFolder, { recursive: true });
  const database = await copyDatabase(template.database, `shop_${randomUUID().replaceAll('-', '')}`);
  return shopOn(database, dataFolder, environment);
};
