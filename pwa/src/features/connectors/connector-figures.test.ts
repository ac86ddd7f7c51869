import { seedProductionData } from '@knotenblech/shared/base-data/costs/pack-base-data.ts';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { type ConnectorType, connectors } from '@knotenblech/shared/connectors/connectors.ts';
import type { ConnectorDesign, PartRole } from '@knotenblech/shared/connectors/parts/connector-design.ts';
import type { ConnectorValues } from '@knotenblech/shared/connectors/parts/define-connector.ts';
import { writeConnector } from '@knotenblech/shared/connectors/write-connector.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { type Kernel, loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Shop } from '../../sync/hooks/shop.ts';
import { chooseMaking } from './choose-making.ts';
import { connectorFigures } from './connector-figures.ts';

const catalogue = seedCatalogue();
const known = { catalogue, production: seedProductionData(), tariff: null };
let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const made = (type: ConnectorType, given: ConnectorValues = {}) => {
  const { design } = connectors[type].design(given, catalogue.profiles);
  if (!design) throw new Error(`no ${type}`);
  const names = { connector: type, link: type, parts: namesOf(design) };
  const bytes = writeConnector(design, names, catalogue);
  return { design, reading: readFile({ bytes, fileName: 'x.stwx', catalogue, kernel }) };
};
const namesOf = ({ parts }: ConnectorDesign) =>
  Object.fromEntries(parts.map(({ role }) => [role, role])) as Record<PartRole, string>;

const findingsOf = (type: ConnectorType, given: ConnectorValues = {}) => {
  const { design, reading } = made(type, given);
  return connectorFigures(design, reading, known).findings.map(({ code, values }) => [code, values]);
};

describe('what is said before there is a project', () => {
  test.each(['steelPost', 'columnBase'] as const)('a galvanised hollow part of %s is drilled for its zinc', (type) =>
    expect(findingsOf(type)).toContainEqual([
      'warn.vent-holes-made',
      { ends: 2, count: 2, diameterMm: expect.any(Number) as number },
    ]),
  );

  it.each([
    ['steelPost', { surface: 'COATED' }],
    ['steelPost', { profile: 'HEA100' }],
    ['splice', {}],
  ] as const)('%s with %o has nothing to drill', (type, given) =>
    expect(findingsOf(type, given).map(([code]) => code)).not.toContain('warn.vent-holes-made'),
  );
});

describe('what is not asked of its project', () => {
  const choicesOf = async (type: ConnectorType) => {
    const choices: [string, unknown][] = [];
    const change: Shop['change'] = (name, args) => {
      choices.push([name, args]);
      return Promise.resolve({ uid: '' });
    };
    await chooseMaking({ change }, newId<ProjectId>(), made(type));
    return choices;
  };

  it('a connector with welds comes welded, and that is answered', async () => {
    const choices = await choicesOf('beamHanger');
    expect(choices).toMatchObject([
      ['setProjectProduction', { productionType: 'COMPLETE_PRODUCTION' }],
      ['setAssistantDone', { doneSteps: ['production'] }],
    ]);
  });

  it('a plate alone has nothing to weld', async () => expect(await choicesOf('splice')).toEqual([]));
});
