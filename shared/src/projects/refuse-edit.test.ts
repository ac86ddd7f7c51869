import { describe, expect, it, test } from 'vitest';
import type { Actor } from '../records/actor.ts';
import type { Change, Rows } from '../records/define-change.ts';
import { type ArgsOf, type ChangeName, changes } from '../sync/changes.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { type CustomerId, newId, type ProjectId, type UserId } from '../values/ids.ts';
import type { Project } from './project.record.ts';

const projectId = newId<ProjectId>();
const actor = { customerId: newId<CustomerId>(), userId: newId<UserId>(), permissions: [] } as unknown as Actor;

/** What a change is refused with on a project as given; null: nothing, or something that is not about editing it. */
const refusalOf = (name: ChangeName, args: unknown, fields: Partial<Project>) => {
  const project = {
    id: projectId,
    name: 'Halle',
    orderedAt: null,
    trashedAt: null,
    reading: 'read',
    onRequest: false,
    ...fields,
  };
  const rows = {
    get: (_space: string, kind: string) => (kind === 'project' ? project : undefined),
    all: () => [],
    put: () => {},
    remove: () => {},
  } as unknown as Rows;
  try {
    (changes[name] as unknown as Change).run(rows, args, { actor, at: '2026-11-23T08:00:00.000Z' });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code;
  }
  return null;
};

const part = { projectId, partIndex: 1 };
const assembly = { projectId, assemblyIndex: 1 };
const zinced = { surface: 'ZINCED', ralNumber: null, was: 'RAW' };

type Row = { [N in ChangeName]: [args: Partial<Record<keyof ArgsOf<N>, unknown>>, isBlocked: boolean] };

/** Every change: its arguments, and whether a fixed price blocks it. */
const table: Row = {
  acceptFindings: [{ ...part, accepted: ['warn.thin-web'] }, false],
  addConnectorTemplate: [{ template: {} }, false],
  addWeldCertFile: [{ projectId, fileNameOriginal: 'naht.pdf', type: 'pdf' }, false],
  cancelOrder: [{ projectIds: [projectId] }, false],
  copyProject: [{ projectId, name: 'Kopie' }, false],
  createProject: [{ projectId }, false],
  decideApproval: [{ decision: 'approve' }, false],
  dismissConflicts: [{ conflictIds: [] }, false],
  handOverCart: [{ lineIds: [] }, false],
  putAddress: [{ address: {} }, false],
  putCartLine: [{ projectId }, false],
  putSinglePart: [{ projectId, index: 1 }, true],
  putWeldProof: [{ projectId, joint: { assemblyIndex: 1, parts: [1, 2], aMm: 3 }, stated: null }, false],
  readMessage: [{}, false],
  removeAddress: [{}, false],
  removeConnectorTemplate: [{}, false],
  removeSavedCart: [{}, false],
  removeWeldCertFile: [{ projectId }, false],
  requestApproval: [{ order: { lines: [] } }, false],
  requestFreight: [{ lines: [], phone: '+49 831 1' }, false],
  requestPrice: [{ projectId }, false],
  requestQuote: [{ lines: [] }, false],
  saveCart: [{ lineIds: [] }, false],
  setAssemblyQuantity: [{ ...assembly, quantity: 2 }, true],
  setAssemblySurface: [{ ...assembly, ...zinced }, true],
  setAssistantDone: [{ projectId, doneSteps: [] }, false],
  setCartChoices: [{}, false],
  setCartLine: [{}, false],
  setGrades: [{ projectId, grades: [{ partIndex: 1, grade: 'S355J2' }] }, true],
  setInstallation: [{ projectId, serviceClass: 3 }, false],
  setOrderNumber: [{ projectId, piece: 'part', index: 1, orderNumber: 3 }, false],
  setPartGrade: [{ ...part, grade: 'S355J2' }, true],
  setPartMends: [{ ...part, mends: [], measured: null }, true],
  setPartName: [{ ...part, name: 'Platte' }, false],
  setPartProfile: [{ ...part, profileId: 'HEA200' }, true],
  setPartQuantity: [{ ...part, quantity: 2 }, true],
  setPartSpecs: [{ projectId, specs: [{ partIndex: 1, specificity: 'HOT_ROLLED' }] }, true],
  setPartSurface: [{ ...part, ...zinced }, true],
  setPartTimber: [{ ...part, timber: null }, false],
  setProjectCertificates: [{ projectId, materialCertificate: true }, false],
  setProjectProduction: [{ projectId, productionType: 'SINGLEPARTS_ONLY', surface: 'RAW', ralNumber: null }, true],
  setProjectSurface: [{ projectId, ...zinced }, true],
  setProjectTexts: [{ projectId, comment: 'Tor 3' }, false],
  setQuantities: [{ projectId, pieces: [{ kind: 'part', index: 1, quantity: 2, was: 1 }] }, true],
  setTimberPlay: [{ play: null }, false],
  submitOrder: [{ lines: [] }, false],
  takeParts: [{ projectId, partIndexes: [1], taken: false }, true],
  takeRevision: [{ projectId, revisionOf: newId(), taken: true, parts: [], assemblies: [] }, true],
  takeSavedCart: [{}, false],
  trashProject: [{ projectId, trashed: true }, false],
  withdrawApproval: [{}, false],
};
const names = Object.keys(table) as ChangeName[];
const argsOf = (name: ChangeName) => table[name][0];

describe('a fixed price', () => {
  const blocked = names.filter((name) => table[name][1]);
  it.each(blocked)('blocks %s', (name) =>
    expect(refusalOf(name, argsOf(name), { manualPrice: 'fixed' })).toBe('manual_price_fixed'),
  );
  it.each(names.filter((name) => !table[name][1]))('does not block %s', (name) =>
    expect(refusalOf(name, argsOf(name), { manualPrice: 'fixed' })).not.toBe('manual_price_fixed'),
  );
  it.each(blocked)('that is not fixed does not block %s', (name) =>
    expect(refusalOf(name, argsOf(name), { manualPrice: 'set' })).not.toBe('manual_price_fixed'),
  );
  it('does not block a part’s certificate, nor a production that leaves the surface', () => {
    const specs = [{ partIndex: 1, materialCertificate: true }];
    expect(refusalOf('setPartSpecs', { projectId, specs }, { manualPrice: 'fixed' })).toBeNull();
    const production = { projectId, productionType: 'COMPLETE_PRODUCTION', surface: 'ZINCED', ralNumber: null };
    const fields = { manualPrice: 'fixed', surface: 'ZINCED', ralNumber: null } as const;
    expect(refusalOf('setProjectProduction', production, fields)).toBeNull();
  });
});

/** An ordered project may be read, copied, ordered again, thrown away and put into a basket; nothing in it may be edited. */
const mayWhenOrdered = new Set<ChangeName>([
  'cancelOrder',
  'copyProject',
  'createProject',
  'putCartLine',
  'trashProject',
]);
const ofProjects = names.filter((name) => 'projectId' in argsOf(name));

test.each(ofProjects.filter((name) => !mayWhenOrdered.has(name)))('%s is refused once the project is ordered', (name) =>
  expect(refusalOf(name, argsOf(name), { orderedAt: '2026-11-20T08:00:00.000Z' })).toBe('project_read_only'),
);
test.each(ofProjects.filter((name) => !mayWhenOrdered.has(name)))(
  '%s is refused while the project lies in the trash',
  (name) => expect(refusalOf(name, argsOf(name), { trashedAt: '2026-11-20T08:00:00.000Z' })).toBe('project_trashed'),
);
test('a project that was ordered counts as ordered in the trash too', () => {
  const fields = { orderedAt: '2026-11-20T08:00:00.000Z', trashedAt: '2026-11-21T08:00:00.000Z' };
  expect(refusalOf('setProjectTexts', argsOf('setProjectTexts'), fields)).toBe('project_read_only');
});
test.each([...mayWhenOrdered])('%s is open to a project in the trash', (name) =>
  expect(refusalOf(name, argsOf(name), { trashedAt: '2026-11-20T08:00:00.000Z' })).not.toBe('project_trashed'),
);
test.each([...mayWhenOrdered])('%s is open to an ordered project', (name) =>
  expect(refusalOf(name, argsOf(name), { orderedAt: '2026-11-20T08:00:00.000Z' })).not.toBe('project_read_only'),
);
