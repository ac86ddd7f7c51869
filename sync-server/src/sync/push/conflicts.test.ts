import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { measureAs } from '@knotenblech/shared/files/recognition/measure-as.ts';
import { measureMended } from '@knotenblech/shared/files/recognition/measure-mended.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { Mend } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Conflict } from '@knotenblech/shared/records/conflict.record.ts';
import { sameValue, valueIn } from '@knotenblech/shared/records/expected-value.ts';
import { customerSpace, projectSpace, type SpaceId, userSpace } from '@knotenblech/shared/records/space.ts';
import { changeTo } from '@knotenblech/shared/sync/change-to.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { type PullAnswer, type PushAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import type { TimberChoice } from '@knotenblech/shared/timber/timber-choice.schema.ts';
import { type AddressId, newId, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drilledPlate, workedBeam } from '../../../../shared/samples/worked-parts.ts';
import { seededRandom } from '../../../simulate/random.ts';
import { openSimulatedShop, type SimulatedShop } from '../../../simulate/simulated-shop.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/database.ts';

const kernel = await loadKernel();
let database: Database;
let shop: SimulatedShop;
let [eva, jan, kim] = [] as unknown as [Actor, Actor, Actor];
let measured: Record<string, unknown>;
beforeAll(async () => {
  database = await testDatabase();
  shop = await openSimulatedShop(database, seededRandom(41));
  [eva, jan, kim] = [...shop.actors.values()] as [Actor, Actor, Actor];
  measured = Object.fromEntries(
    ['IPE240', 'HEB160'].map((id) => [id, measureAs(kernel, workedBeam(2), id, shop.catalogue)]),
  );
});
afterAll(() => database.stop());

let moment = Date.parse('2026-11-20T09:00:00Z');
/** No two changes are made at the same time. */
const nextMoment = () => new Date((moment += 1000)).toISOString();

const pushTogether = async (actor: Actor, changes: readonly (readonly [name: string, args: unknown])[]) => {
  const request = {
    protocol: protocolVersion,
    schema: schemaVersion,
    userId: actor.userId,
    clientId: newId(),
    mutations: changes.map(([name, args], n) => {
      return { id: n + 1, uid: newId(), name, v: 1, args, at: nextMoment() };
    }),
  };
  const { body } = await shop.request(actor.userId, '/push', request);
  return (body as PushAnswer).results;
};
const push = async (actor: Actor, name: string, args: unknown) => (await pushTogether(actor, [[name, args]]))[0];

const rowsOf = async (actor: Actor, space: SpaceId, kind: string) => {
  const request = {
    protocol: protocolVersion,
    schema: schemaVersion,
    userId: actor.userId,
    clientId: newId(),
    epoch: null,
    spaces: { [space]: null },
    limit: 2000,
  };
  const { spaces } = (await shop.request(actor.userId, '/pull', request)).body as PullAnswer;
  return (spaces[space]?.put ?? []).filter((row) => row.kind === kind).map(({ data }) => data);
};
const cardsOf = async (actor: Actor) => (await rowsOf(actor, userSpace(actor.userId), 'conflict')) as Conflict[];

const projectId = () => shop.projects[0] as ProjectId;
const part = (partIndex = 1) => ({ projectId: projectId(), partIndex });
const blank = { nameAdd: '', contactFirstName: '', contactName: '', email: '', fax: '', vatId: '', phone: '' };
const placeOf = (fields: Partial<Address> = {}) => ({
  street: 'Weg 1',
  zip: '4020',
  city: 'Linz',
  countryIso: 'AT',
  ...fields,
});
const address = (fields: Partial<Address> = {}): Address => ({
  ...blank,
  id: shop.addresses[0] as AddressId,
  salutation: 'COMPANY',
  name: 'Holzbau',
  ...placeOf(),
  isShippingAddress: true,
  isBillingAddress: true,
  ...fields,
});
const otherAddress = (fields: Partial<Address> = {}) => address({ id: shop.addresses[1] as AddressId, ...fields });
const joint = { assemblyIndex: 1, parts: [1, 2], aMm: 3 };
const holes = (toMm: number): Mend => ({ kind: 'holes', fromMm: 14, toMm });
const mended = (toMm: number) => measureMended(kernel, drilledPlate(1), [holes(toMm)], shop.catalogue);
const wood = (widthMm: number): TimberChoice => ({
  widthMm,
  heightMm: 240,
  lengthMm: 1000,
  seat: 'slot',
  end: 'right',
  reachMm: 200,
  offsetMm: 0,
  fastener: 'dowel',
  slotPlayMm: 2,
  slotBeyondMm: 10,
  boltPlayMm: 1,
});
const force = (forceKn: number) => ({ forceKn, direction: 'ALONG', runCount: 1 });
const coated = (ralNumber: string) => ({ surface: 'POWDER_COATED', ralNumber });
const raw = { surface: 'RAW', ralNumber: null };
const untouched = { taken: [], leftOut: [] };

type Case = {
  /** What eva did before, which jan has seen but for the last of it where no change of hers stands beside his. */
  first?: () => [ChangeName, unknown][];
  /** The arguments of eva's change and of jan's, who had not seen it. */
  args: () => [unknown, unknown];
  told: Record<string, unknown>;
};

/** Every change: what overwrites with it tells, or why nothing can be overwritten by it. */
const table: Record<ChangeName, Case[] | string> = {
  acceptFindings: [
    {
      args: () => [
        { ...part(1), accepted: ['warn.thin-web'], was: [] },
        { ...part(1), accepted: ['warn.falls-apart'], was: [] },
      ],
      told: {
        field: 'accepted',
        yours: { accepted: ['warn.thin-web'] },
        theirs: { accepted: ['warn.falls-apart'] },
        partIndex: 1,
      },
    },
  ],
  addConnectorTemplate: 'adds',
  addWeldCertFile: 'adds',
  cancelOrder: 'a step of an order',
  copyProject: 'adds',
  createProject: 'adds',
  decideApproval: 'the first decision counts, another is refused',
  dismissConflicts: 'own space',
  handOverCart: 'adds to the cart of another',
  putAddress: [
    {
      first: () => [['putAddress', { address: address() }]],
      args: () => [
        { address: address({ street: 'Weg 2' }), was: address() },
        { address: address({ street: 'Weg 3', phone: '1' }), was: address() },
      ],
      told: {
        kind: 'address',
        field: 'place',
        yours: placeOf({ street: 'Weg 2' }),
        theirs: placeOf({ street: 'Weg 3' }),
        before: placeOf(),
        projectId: null,
      },
    },
    {
      first: () => [['putAddress', { address: otherAddress() }]],
      args: () => [
        { address: otherAddress({ zip: '80331', city: 'München', countryIso: 'DE' }), was: otherAddress() },
        { address: otherAddress({ street: 'Hafenstraße 7' }), was: otherAddress() },
      ],
      told: {
        kind: 'address',
        field: 'place',
        yours: placeOf({ zip: '80331', city: 'München', countryIso: 'DE' }),
        theirs: placeOf({ street: 'Hafenstraße 7' }),
        before: placeOf(),
      },
    },
    {
      first: () => [
        ['putAddress', { address: address() }],
        ['removeAddress', { addressId: shop.addresses[0], was: address() }],
      ],
      args: () => [undefined, { address: address({ phone: '2' }), was: address() }],
      told: { kind: 'address', field: '', yours: null, theirs: { phone: '2' }, before: { phone: '' } },
    },
  ],
  putCartLine: 'own space',
  putSinglePart: 'with its file: put-single-part-run.test.ts',
  putWeldProof: [
    {
      args: () => [
        { projectId: projectId(), joint, stated: force(10), was: null },
        { projectId: projectId(), joint, stated: force(20), was: null },
      ],
      told: { kind: 'weldProof', field: '', before: null },
    },
    {
      first: () => [['putWeldProof', { projectId: projectId(), joint, stated: force(10), was: force(10) }]],
      args: () => [
        { projectId: projectId(), joint, stated: null, was: force(10) },
        { projectId: projectId(), joint, stated: force(20), was: force(10) },
      ],
      told: { kind: 'weldProof', field: '', yours: null, theirs: { forceKn: 20 }, before: { forceKn: 10 } },
    },
  ],
  readMessage: 'own space',
  removeAddress: [
    {
      first: () => [['putAddress', { address: address({ city: 'Wels' }) }]],
      args: () => [undefined, { addressId: shop.addresses[0], was: address() }],
      told: { kind: 'address', field: '', theirs: null },
    },
  ],
  removeConnectorTemplate: 'a template, which is never edited',
  removeSavedCart: 'the last of a cart counts',
  removeWeldCertFile: 'a file, which can be added again',
  requestApproval: 'adds',
  requestFreight: 'the last of a cart counts',
  requestPrice: 'asked for already: nothing changes',
  requestQuote: 'adds',
  saveCart: 'adds',
  setAssemblyQuantity: [
    {
      args: () => [
        { projectId: projectId(), assemblyIndex: 1, quantity: 4, was: 1 },
        { projectId: projectId(), assemblyIndex: 1, quantity: 6, was: 1 },
      ],
      told: { kind: 'assemblyChoice', partIndex: 1, field: 'quantity', yours: 4, theirs: 6, before: 1 },
    },
  ],
  setAssemblySurface: [
    {
      args: () => [
        { projectId: projectId(), assemblyIndex: 2, ...coated('7016'), was: 'RAW', wasRalNumber: null },
        { projectId: projectId(), assemblyIndex: 2, ...coated('9005'), was: 'RAW', wasRalNumber: null },
      ],
      told: { kind: 'assemblyChoice', field: 'surface', yours: coated('7016'), theirs: coated('9005') },
    },
    {
      args: () => [
        { projectId: projectId(), assemblyIndex: 2, ...raw, was: 'POWDER_COATED', own: false },
        { projectId: projectId(), assemblyIndex: 2, ...coated('9005'), was: 'POWDER_COATED', told: coated('7016') },
      ],
      told: { kind: 'assemblyChoice', field: 'surface', yours: null, theirs: coated('9005') },
    },
  ],
  setAssistantDone: 'progress of the assistant, nobody’s entry',
  setCartChoices: 'own space',
  setCartLine: 'own space',
  setGrades: [
    {
      args: () => [
        { projectId: projectId(), grades: [{ partIndex: 1, grade: 'S275JR', was: null }] },
        { projectId: projectId(), grades: [{ partIndex: 1, grade: 'S355J2', was: null }] },
      ],
      told: { kind: 'partChoice', field: 'grade', yours: 'S275JR', theirs: 'S355J2', before: null },
    },
    {
      args: () => [
        { projectId: projectId(), grades: [{ partIndex: 1, grade: null, was: 'S275JR' }] },
        { projectId: projectId(), grades: [{ partIndex: 1, grade: 'S355J2', was: 'S275JR' }] },
      ],
      told: { kind: 'partChoice', field: 'grade', yours: null, theirs: 'S355J2', before: 'S275JR' },
    },
  ],
  setOrderNumber: [
    {
      args: () => [
        { projectId: projectId(), piece: 'part', index: 2, orderNumber: 4, was: 2 },
        { projectId: projectId(), piece: 'part', index: 2, orderNumber: 6, was: 2 },
      ],
      told: { kind: 'partChoice', partIndex: 2, field: 'orderNumber', yours: 4, theirs: 6, before: 2 },
    },
    {
      args: () => [
        { projectId: projectId(), piece: 'part', index: 2, orderNumber: null, was: 4 },
        { projectId: projectId(), piece: 'part', index: 2, orderNumber: 6, was: 4, told: 4 },
      ],
      told: { kind: 'partChoice', partIndex: 2, field: 'orderNumber', yours: null, theirs: 6, before: 4 },
    },
    {
      args: () => [
        { projectId: projectId(), piece: 'assembly', index: 1, orderNumber: 5, was: 1 },
        { projectId: projectId(), piece: 'assembly', index: 1, orderNumber: 3, was: 1 },
      ],
      told: { kind: 'assemblyChoice', partIndex: 1, field: 'orderNumber', yours: 5, theirs: 3, before: 1 },
    },
  ],
  setPartGrade: [
    {
      args: () => [
        { ...part(2), grade: 'S275JR', was: 'S235JR' },
        { ...part(2), grade: 'S355J2', was: 'S235JR' },
      ],
      told: { field: 'grade', yours: 'S275JR', theirs: 'S355J2', before: 'S235JR', partIndex: 2 },
    },
    {
      args: () => [
        { ...part(2), grade: 'S235JR', was: 'S275JR', own: false },
        { ...part(2), grade: 'S355J2', was: 'S275JR', told: 'S275JR' },
      ],
      told: { field: 'grade', yours: null, theirs: 'S355J2', before: 'S275JR', partIndex: 2 },
    },
  ],
  setPartName: [
    {
      args: () => [
        { ...part(), name: 'Lasche', was: 'Platte' },
        { ...part(), name: 'Blech', was: 'Platte' },
      ],
      told: { field: 'name', yours: 'Lasche', theirs: 'Blech', before: 'Platte' },
    },
  ],
  setPartMends: [
    {
      args: () => [
        { ...part(1), mends: [holes(15)], was: [], measured: mended(15) },
        { ...part(1), mends: [holes(16)], was: [], measured: mended(16) },
      ],
      told: { field: 'mends', yours: { mends: [holes(15)] }, theirs: { mends: [holes(16)] }, partIndex: 1 },
    },
  ],
  setPartProfile: [
    {
      args: () => [
        { ...part(2), profileId: 'IPE240', was: 'HEA200', measured: measured.IPE240 },
        { ...part(2), profileId: 'HEB160', was: 'HEA200', measured: measured.HEB160 },
      ],
      told: { field: 'profileId', before: { profileId: 'HEA200' }, partIndex: 2 },
    },
    {
      args: () => [
        { ...part(2), profileId: 'IPE240', was: 'IPE240', measured: measured.IPE240, own: false },
        { ...part(2), profileId: 'HEB160', was: 'IPE240', measured: measured.HEB160, told: 'IPE240' },
      ],
      told: { field: 'profileId', yours: null, theirs: { profileId: 'HEB160' }, partIndex: 2 },
    },
  ],
  setPartQuantity: [
    {
      args: () => [
        { ...part(), quantity: 4, was: 2 },
        { ...part(), quantity: 6, was: 2 },
      ],
      told: { kind: 'partChoice', partIndex: 1, field: 'quantity', yours: 4, theirs: 6, before: 2 },
    },
  ],
  setPartSpecs: [
    {
      args: () => [
        { projectId: projectId(), specs: [{ partIndex: 3, specificity: 'HOT_ROLLED', was: { specificity: null } }] },
        { projectId: projectId(), specs: [{ partIndex: 3, specificity: 'COLD_ROLLED', was: { specificity: null } }] },
      ],
      told: { field: 'specificity', yours: 'HOT_ROLLED', theirs: 'COLD_ROLLED', before: null, partIndex: 3 },
    },
    {
      args: () => {
        const was = { specificity: 'HOT_ROLLED' };
        return [
          { projectId: projectId(), specs: [{ partIndex: 3, specificity: null, was }] },
          { projectId: projectId(), specs: [{ partIndex: 3, specificity: 'COLD_ROLLED', was }] },
        ];
      },
      told: { field: 'specificity', yours: null, theirs: 'COLD_ROLLED', before: 'HOT_ROLLED', partIndex: 3 },
    },
  ],
  setPartSurface: [
    {
      args: () => [
        { ...part(), ...coated('7016'), was: 'POWDER_COATED', wasRalNumber: '7035' },
        { ...part(), ...coated('9005'), was: 'POWDER_COATED', wasRalNumber: '7035' },
      ],
      told: { field: 'surface', yours: coated('7016'), theirs: coated('9005'), before: coated('7035') },
    },
    {
      args: () => [
        { ...part(), ...raw, was: 'POWDER_COATED', own: false },
        { ...part(), ...coated('9005'), was: 'POWDER_COATED', wasRalNumber: '7016', told: coated('7016') },
      ],
      told: { field: 'surface', yours: null, theirs: coated('9005'), before: coated('7016') },
    },
  ],
  setInstallation: [
    {
      args: () => [
        { projectId: projectId(), serviceClass: 2, was: { serviceClass: null } },
        { projectId: projectId(), serviceClass: 3, was: { serviceClass: null } },
      ],
      told: { kind: 'project', field: 'serviceClass', yours: 2, theirs: 3, before: null },
    },
  ],
  setPartTimber: [
    {
      args: () => [
        { ...part(1), timber: wood(120), was: null },
        { ...part(1), timber: wood(160), was: null },
      ],
      told: { field: 'timber', yours: { timber: wood(120) }, theirs: { timber: wood(160) }, partIndex: 1 },
    },
  ],
  setProjectCertificates: [
    {
      args: () => [
        { projectId: projectId(), weldingCertificate: 'STANDARD', was: { weldingCertificate: null } },
        { projectId: projectId(), weldingCertificate: 'CUSTOM', was: { weldingCertificate: null } },
      ],
      told: { kind: 'project', field: 'weldingCertificate', yours: 'STANDARD', theirs: 'CUSTOM', before: null },
    },
    {
      args: () => {
        const was = { weldingCertificate: 'STANDARD' };
        return [
          { projectId: projectId(), weldingCertificate: null, was },
          { projectId: projectId(), weldingCertificate: 'CUSTOM', was },
        ];
      },
      told: { kind: 'project', field: 'weldingCertificate', yours: null, theirs: 'CUSTOM', before: 'STANDARD' },
    },
  ],
  setProjectProduction: [
    {
      first: () => [
        [
          'setProjectSurface',
          { projectId: projectId(), surface: 'RAW', ralNumber: null, was: 'ZINCED', wasRalNumber: null },
        ],
      ],
      args: () => [
        undefined,
        {
          projectId: projectId(),
          productionType: 'COMPLETE_PRODUCTION',
          surface: 'COATED',
          ralNumber: null,
          was: 'SINGLEPARTS_ONLY',
          wasCoating: { surface: 'ZINCED', ralNumber: null },
        },
      ],
      told: { kind: 'project', field: 'surface', yours: { surface: 'RAW', ralNumber: null } },
    },
  ],
  setProjectSurface: [
    {
      args: () => [
        { projectId: projectId(), surface: 'ZINCED', ralNumber: null, was: 'COATED', wasRalNumber: '8012' },
        { projectId: projectId(), ...coated('9005'), was: 'COATED', wasRalNumber: '8012' },
      ],
      told: { kind: 'project', field: 'surface', theirs: coated('9005') },
    },
  ],
  setProjectTexts: [
    {
      args: () => [
        { projectId: projectId(), comment: 'Tor 1', was: { comment: '' } },
        { projectId: projectId(), comment: 'Tor 2', was: { comment: '' } },
      ],
      told: { kind: 'project', field: 'comment', yours: 'Tor 1', theirs: 'Tor 2', before: '' },
    },
  ],
  setQuantities: [
    {
      args: () => [
        { projectId: projectId(), pieces: [{ kind: 'part', index: 1, quantity: 8, was: 6 }] },
        { projectId: projectId(), pieces: [{ kind: 'part', index: 1, quantity: 30, was: 6 }] },
      ],
      told: { kind: 'partChoice', partIndex: 1, field: 'quantity', yours: 8, theirs: 30, before: 6 },
    },
    {
      args: () => [
        { projectId: projectId(), pieces: [{ kind: 'assembly', index: 1, quantity: 12, was: 6 }] },
        { projectId: projectId(), pieces: [{ kind: 'assembly', index: 1, quantity: 18, was: 6 }] },
      ],
      told: { kind: 'assemblyChoice', partIndex: 1, field: 'quantity', yours: 12, theirs: 18, before: 6 },
    },
  ],
  setTimberPlay: 'the last of a company counts',
  submitOrder: 'an order',
  takeParts: [
    {
      args: () => [
        { projectId: projectId(), partIndexes: [1], taken: false, was: untouched },
        { projectId: projectId(), partIndexes: [2, 1], taken: true, was: untouched },
      ],
      told: { kind: 'partChoice', partIndex: 1, field: 'taken', yours: false, theirs: true, before: null },
    },
  ],
  takeRevision: 'fills in what nobody has chosen',
  takeSavedCart: 'the first of a company has it',
  trashProject: [
    {
      args: () => [
        { projectId: shop.projects[1], trashed: true, was: false },
        { projectId: shop.projects[1], trashed: false, was: false },
      ],
      told: { kind: 'project', field: 'trashedAt', yours: true, theirs: false, before: false },
    },
  ],
  withdrawApproval: 'of one’s own: the first time counts',
};

const cases = Object.entries(table).flatMap(([name, found]) =>
  typeof found === 'string' ? [] : found.map((each) => [name as ChangeName, each] as const),
);

describe.each(cases)('%s over what somebody else had set unseen', (name, { first, args, told }) => {
  let cards: Conflict[];
  beforeAll(async () => {
    for (const each of first?.() ?? []) expect(await push(eva, ...each)).toMatchObject({ status: 'applied' });
    const [own, others] = args();
    if (own) expect(await push(eva, name, own)).toMatchObject({ status: 'applied' });
    expect(await push(jan, name, others)).toMatchObject({ status: 'applied' });
    cards = await cardsOf(eva);
  });

  it('tells him what he had set, what holds now, by whom, and what was before', () => {
    expect(cards).toHaveLength(1);
    expect(cards).toMatchObject([{ byUser: 'jan Muster', ...told }]);
  });

  it('his value is put back by one ordinary change, which settles the card and tells nobody', async () => {
    const [card] = cards as [Conflict];
    const space = card.kind === 'project' || card.kind === 'address' ? customerSpace(eva.customerId) : null;
    const rows = await rowsOf(eva, space ?? projectSpace(projectId()), card.kind ?? '');
    const row = rows.find(({ id }) => id === card.rowId) ?? null;
    const change = changeTo(card, card.yours, row);
    expect(await push(eva, change?.name ?? '', change?.args)).toMatchObject({ status: 'applied' });
    expect(await cardsOf(eva)).toEqual([]);
    expect(await cardsOf(jan)).toEqual([]);
    const now = (await rowsOf(eva, space ?? projectSpace(projectId()), card.kind ?? '')).find(
      ({ id }) => id === card.rowId,
    );
    expect(sameValue(valueIn(now, card.field) ?? null, card.yours)).toBe(true);
  });
});

const dismissAll = async (actor: Actor) => {
  const conflictIds = (await cardsOf(actor)).map(({ id }) => id);
  if (conflictIds.length > 0) await push(actor, 'dismissConflicts', { conflictIds });
};

describe('who does the same as somebody else unseen and takes it back', () => {
  const toggles: [string, () => [ChangeName, unknown], () => [ChangeName, unknown][], Record<string, unknown>][] = [
    [
      'leaves a part out',
      () => ['takeParts', { projectId: projectId(), partIndexes: [3], taken: false, was: untouched }],
      () => [
        ['takeParts', { projectId: projectId(), partIndexes: [3], taken: false, was: untouched }],
        ['takeParts', { projectId: projectId(), partIndexes: [3], taken: true, was: untouched }],
      ],
      { field: 'taken', yours: false, theirs: true },
    ],
    [
      'throws a project away',
      () => ['trashProject', { projectId: shop.projects[2], trashed: true, was: false }],
      () => [
        ['trashProject', { projectId: shop.projects[2], trashed: true, was: false }],
        ['trashProject', { projectId: shop.projects[2], trashed: false, was: false }],
      ],
      { field: 'trashedAt', yours: true, theirs: false },
    ],
    [
      'sets pieces',
      () => ['setPartQuantity', { ...part(3), quantity: 8, was: 2, told: null }],
      () => [
        ['setPartQuantity', { ...part(3), quantity: 8, was: 2, told: null }],
        ['setPartQuantity', { ...part(3), quantity: 2, was: 8, told: null }],
      ],
      { field: 'quantity', yours: 8, theirs: 2 },
    ],
    [
      'removes an address',
      () => ['removeAddress', { addressId: shop.addresses[0], was: address() }],
      () => [
        ['removeAddress', { addressId: shop.addresses[0], was: address() }],
        ['putAddress', { address: address(), was: address() }],
      ],
      { kind: 'address', field: '', yours: null, theirs: { city: 'Linz' } },
    ],
  ];

  it.each(toggles)('tells him: %s', async (_, own, others, told) => {
    await push(eva, 'putAddress', { address: address() });
    await dismissAll(eva);
    await push(eva, ...own());
    expect(await pushTogether(jan, others())).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
    expect(await cardsOf(eva)).toMatchObject([told]);
    await dismissAll(eva);
  });
});

describe('what was given up', () => {
  const grade = (args: object) => ({ ...part(1), grade: 'S355J2', was: 'S235JR', ...args });
  const giveUp = async () => {
    await push(eva, 'setPartGrade', grade({ grade: 'S275JR' }));
    await push(eva, 'setPartGrade', grade({ was: 'S275JR', own: false }));
    await dismissAll(eva);
  };

  it('is nobody’s loss to whoever saw it so', async () => {
    await giveUp();
    await push(jan, 'setPartGrade', grade({ told: null }));
    expect(await cardsOf(eva)).toEqual([]);
  });

  it('is not told where a build does not say whether it saw a choice or the file', async () => {
    await giveUp();
    await push(jan, 'setPartGrade', grade({}));
    expect(await cardsOf(eva)).toEqual([]);
  });

  it('is told where nothing was seen', async () => {
    await giveUp();
    await push(jan, 'setPartSpecs', { projectId: projectId(), specs: [{ partIndex: 1, grade: 'S355J2' }] });
    expect(await cardsOf(eva)).toMatchObject([{ field: 'grade', yours: null, theirs: 'S355J2', before: null }]);
    await dismissAll(eva);
  });
});

it('a change that does not say what it saw tells whose value it overwrites', async () => {
  await push(eva, 'setProjectTexts', { projectId: projectId(), comment: 'Löcher entgraten' });
  await push(jan, 'setProjectTexts', { projectId: projectId(), comment: 'ok' });
  const told = { field: 'comment', yours: 'Löcher entgraten', theirs: 'ok', before: 'Löcher entgraten' };
  expect(await cardsOf(eva)).toMatchObject([told]);
  await dismissAll(eva);
});

it('builds that take parts and throw projects away without saying what they saw saw the other of the two', async () => {
  await push(eva, 'takeParts', { projectId: projectId(), partIndexes: [2], taken: false });
  await push(jan, 'takeParts', { projectId: projectId(), partIndexes: [2], taken: true });
  await push(eva, 'trashProject', { projectId: shop.projects[2], trashed: true });
  await push(jan, 'trashProject', { projectId: shop.projects[2], trashed: false });
  expect(await cardsOf(eva)).toEqual([]);
});

it('who is the first to choose something that nobody had set or given up tells nobody', async () => {
  const { projects } = shop;
  await push(jan, 'setPartSpecs', { projectId: projects[2], specs: [{ partIndex: 2, grade: 'S355J2' }] });
  await push(jan, 'takeParts', { projectId: projects[2], partIndexes: [1], taken: false });
  await push(jan, 'putAddress', { address: { ...address(), id: newId() } });
  expect(await cardsOf(eva)).toEqual([]);
});

it('who overwrites his own entry from another device is told nothing', async () => {
  await push(eva, 'setPartQuantity', { ...part(3), quantity: 4, was: 2 });
  await push(eva, 'setPartQuantity', { ...part(3), quantity: 6, was: 2 });
  expect(await cardsOf(eva)).toEqual([]);
});

it('who sets a part twice in one push, something of the server between, tells only what the other had set', async () => {
  await push(eva, 'setPartQuantity', { ...part(2), quantity: 11, was: 2 });
  const unknown = { projectId: newId(), name: 'Halle', fileHash: '0'.repeat(64), fileName: 'halle.btlx' };
  const results = await pushTogether(jan, [
    ['setPartQuantity', { ...part(2), quantity: 16, was: 4 }],
    ['createProject', unknown],
    ['setPartQuantity', { ...part(2), quantity: 4, was: 2 }],
  ]);
  expect(results.map(({ code }) => code)).toEqual([null, 'file_missing', null]);
  const cards = await cardsOf(eva);
  expect(cards).toMatchObject([{ field: 'quantity', yours: 11, theirs: 16, before: 4 }]);
  await dismissAll(eva);
});

describe('a part that one leaves out while another sets its pieces', () => {
  const of = (partIndex: number) => ({ projectId: shop.projects[1] as ProjectId, partIndex });
  beforeAll(async () => {
    await push(jan, 'trashProject', { projectId: of(1).projectId, trashed: false });
    for (const actor of [eva, jan]) await dismissAll(actor);
  });
  const setPieces = (actor: Actor, partIndex: number, args: object) =>
    push(actor, 'setPartQuantity', { ...of(partIndex), quantity: 16, was: 8, told: null, ...args });
  const leaveOut = (actor: Actor, partIndex: number, was: object) =>
    push(actor, 'takeParts', { projectId: of(1).projectId, partIndexes: [partIndex], taken: false, was });
  const stored = async (partIndex: number) => {
    const rows = await rowsOf(eva, projectSpace(of(partIndex).projectId), 'partChoice');
    return rows.find(({ id }) => id === partIdOf(of(partIndex).projectId, partIndex)) ?? null;
  };
  const putBack = async (actor: Actor, card: Conflict | undefined) => {
    const change = card && changeTo(card, card.yours, await stored(card.partIndex ?? 0));
    expect(await push(actor, change?.name ?? '', change?.args)).toMatchObject({ status: 'applied' });
    for (const each of [eva, jan]) expect(await cardsOf(each)).toEqual([]);
  };

  it('is left out where that comes later, and whose pieces are lost is told, and takes it again by one change', async () => {
    await setPieces(eva, 1, { wasTaken: null });
    await leaveOut(jan, 1, { ...untouched, quantities: [] });
    const cards = await cardsOf(eva);
    const told = { kind: 'partChoice', partIndex: 1, field: 'taken', yours: true, theirs: false, byUser: 'jan Muster' };
    expect(cards).toMatchObject([told]);
    await putBack(eva, cards[0]);
    expect(await stored(1)).toMatchObject({ quantity: 16, taken: true });
  });

  it('is made where the pieces come later, and whoever left it out is told, and leaves it out by one change', async () => {
    await leaveOut(jan, 2, { ...untouched, quantities: [] });
    await setPieces(eva, 2, { wasTaken: null });
    expect(await stored(2)).toMatchObject({ quantity: 16, taken: true });
    const cards = await cardsOf(jan);
    expect(cards).toMatchObject([{ partIndex: 2, field: 'taken', yours: false, theirs: true, before: null }]);
    await putBack(jan, cards[0]);
    expect(await stored(2)).toMatchObject({ quantity: 16, taken: false });
  });

  it('is left out in front of everybody by whoever saw the pieces, and by builds that do not say so', async () => {
    await setPieces(eva, 3, { wasTaken: null });
    await leaveOut(jan, 3, { ...untouched, quantities: [{ partIndex: 3, quantity: 16 }] });
    await push(jan, 'takeParts', { projectId: of(3).projectId, partIndexes: [3], taken: true });
    await leaveOut(jan, 3, { taken: [3], leftOut: [] });
    for (const actor of [eva, jan]) expect(await cardsOf(actor)).toEqual([]);
  });

  it('stays left out where whoever sets its pieces sees that, and by builds that do not say so', async () => {
    await setPieces(eva, 3, { was: 16, told: 16, quantity: 4, wasTaken: false });
    await setPieces(eva, 3, { was: 4, told: 4, quantity: 5 });
    expect(await stored(3)).toMatchObject({ quantity: 5, taken: false });
    for (const actor of [eva, jan]) expect(await cardsOf(actor)).toEqual([]);
  });
});

it('who changes what he saw tells nobody, in a colour too', async () => {
  await push(eva, 'setPartSurface', { ...part(3), ...coated('7016'), was: 'RAW', wasRalNumber: null });
  const seen = { was: 'POWDER_COATED', wasRalNumber: '7016' };
  await push(jan, 'setPartSurface', { ...part(3), ...coated('9005'), ...seen });
  expect(await cardsOf(eva)).toEqual([]);
});

it('a surface belongs to whoever chose its colour last', async () => {
  const of = { projectId: shop.projects[2], partIndex: 3 };
  const kims = { ...coated('7016'), was: 'RAW', wasRalNumber: null };
  await push(kim, 'setPartSurface', { ...of, ...kims });
  await push(eva, 'setPartSurface', { ...of, ...coated('9005'), was: 'POWDER_COATED', wasRalNumber: '7016' });
  await push(jan, 'setPartSurface', { ...of, surface: 'ZINCED', ralNumber: null, was: 'RAW', wasRalNumber: null });
  expect(await cardsOf(kim)).toEqual([]);
  expect(await cardsOf(eva)).toMatchObject([{ field: 'surface', yours: coated('9005') }]);
  await dismissAll(eva);
});

it('two who edit different fields of an address both keep theirs', async () => {
  const was = address({ city: 'Graz', street: 'Weg 7' });
  await push(eva, 'putAddress', { address: was });
  await push(eva, 'putAddress', { address: { ...was, street: 'Weg 8' }, was });
  await push(jan, 'putAddress', { address: { ...was, phone: '0732' }, was });
  const rows = await rowsOf(eva, customerSpace(eva.customerId), 'address');
  expect(rows.find(({ id }) => id === was.id)).toMatchObject({ street: 'Weg 8', phone: '0732' });
  expect(await cardsOf(eva)).toEqual([]);
});

describe('the place of an address', () => {
  const known = () => address({ street: 'Alte Gasse 3', phone: '0732' });
  const munich = { zip: '80331', city: 'München', countryIso: 'DE' };
  const stored = async () =>
    (await rowsOf(eva, customerSpace(eva.customerId), 'address')).find(({ id }) => id === known().id) as Address;
  const put = async (actor: Actor, fields: Partial<Address>, was = known()) =>
    expect(await push(actor, 'putAddress', { address: { ...was, ...fields }, was })).toMatchObject({
      status: 'applied',
    });
  /** Kim has entered it, whom nothing is told of what others have seen. */
  beforeEach(async () => {
    await push(kim, 'putAddress', { address: known() });
    for (const actor of [eva, jan, kim]) await dismissAll(actor);
  });
  afterAll(() => dismissAll(eva));

  it('is that of whoever changed it last, whole, where two edit different fields of it', async () => {
    await put(eva, { ...munich, email: 'post@holz.example' });
    await put(jan, { street: 'Hafenstraße 7' });
    expect(await stored()).toEqual({ ...known(), street: 'Hafenstraße 7', email: 'post@holz.example' });
    expect(await cardsOf(eva)).toMatchObject([{ field: 'place', yours: { street: 'Alte Gasse 3', ...munich } }]);
    expect(await cardsOf(kim)).toEqual([]);
  });

  it('belongs to whoever wrote it last, whichever of its fields he changed', async () => {
    await put(eva, munich);
    await put(jan, { street: 'Hafenstraße 7', zip: '4030' });
    expect(await cardsOf(kim)).toEqual([]);
    expect(await cardsOf(eva)).toMatchObject([{ theirs: { street: 'Hafenstraße 7', zip: '4030', city: 'Linz' } }]);
  });

  it('is changed in front of everybody by whoever saw it', async () => {
    await put(eva, munich);
    await put(jan, { street: 'Hafenstraße 7' }, { ...known(), ...munich });
    expect(await stored()).toMatchObject({ street: 'Hafenstraße 7', ...munich });
    expect(await cardsOf(eva)).toEqual([]);
  });

  it('of which a card tells by a single field, is put back by it while what that card tells holds', async () => {
    const about = { kind: 'address', rowId: known().id, partIndex: null, projectId: null } as const;
    const of = { field: 'street', before: 'Weg 1', yours: 'Weg 2', theirs: 'Alte Gasse 3', byUser: 'kim Muster' };
    const card: Conflict = { id: newId(), ...about, ...of, at: nextMoment() };
    const change = changeTo(card, card.yours, await stored());
    expect(await push(eva, change?.name ?? '', change?.args)).toMatchObject({ status: 'applied' });
    expect(await stored()).toEqual({ ...known(), street: 'Weg 2' });
    expect(changeTo(card, card.yours, await stored())).toBeNull();
  });

  it('is not put back into an address that the device does not hold', async () => {
    await put(eva, munich);
    await put(jan, { street: 'Hafenstraße 7' });
    const [card] = (await cardsOf(eva)) as [Conflict];
    expect(changeTo(card, card.yours, card.theirs as Record<string, unknown>)).toBeNull();
  });
});

it('a production type set without a look at the surface leaves the surface that somebody else chose', async () => {
  const set = (actor: Actor, ralNumber: string) =>
    push(actor, 'setProjectSurface', { projectId: projectId(), ...coated(ralNumber), was: 'RAW' });
  await set(eva, '7016');
  const { surface, ralNumber } = coated('9005');
  const seen = { surface, ralNumber, wasCoating: { surface, ralNumber } };
  const args = { projectId: projectId(), productionType: 'SINGLEPARTS_ONLY', was: 'COMPLETE_PRODUCTION', ...seen };
  expect(await push(jan, 'setProjectProduction', args)).toMatchObject({ status: 'applied' });
  const rows = await rowsOf(eva, customerSpace(eva.customerId), 'project');
  expect(rows.find(({ id }) => id === projectId())).toMatchObject(coated('7016'));
});

it('a card that was put away is gone for all devices of its user', async () => {
  const before = partIdOf(projectId(), 3);
  await push(eva, 'setPartName', { ...part(3), name: 'A', was: 'x' });
  await push(jan, 'setPartName', { ...part(3), name: 'B', was: 'x' });
  const cards = await cardsOf(eva);
  expect(cards).toMatchObject([{ rowId: before, field: 'name' }]);
  await push(eva, 'dismissConflicts', { conflictIds: cards.map(({ id }) => id) });
  expect(await cardsOf(eva)).toEqual([]);
});
