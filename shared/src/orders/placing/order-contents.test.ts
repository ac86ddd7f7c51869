import { expect, test } from 'vitest';
import type { Address } from '../../accounts/address.record.ts';
import type { PartChoice } from '../../parts/part-choice.record.ts';
import type { Project } from '../../projects/project.record.ts';
import { type AddressId, newId, type PartId, type ProjectId } from '../../values/ids.ts';
import type { OrderContents } from './order-contents.schema.ts';
import { choicesText, contentsChanges, orderContents } from './order-contents.ts';

const address: Address = {
  id: newId<AddressId>(),
  salutation: 'COMPANY',
  name: 'Holzbau',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  street: 'Weg 1',
  zip: '87435',
  city: 'Kempten',
  countryIso: 'DE',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: false,
};
const project = {
  id: newId<ProjectId>(),
  surface: 'POWDER_COATED',
  ralNumber: '9007',
  productionType: 'SINGLEPARTS_ONLY',
  additionalText: '',
  fileHash: '0'.repeat(64),
  orderedAt: null,
} as Project;
const contents = (of: Partial<Project> = {}, to: Partial<Address> = {}, choices: string | null = 'a'.repeat(64)) =>
  orderContents({
    shippingAddress: { ...address, ...to },
    billingAddress: null,
    projects: [{ project: { ...project, ...of }, choices }],
  });

test('what is as it was shown is no change, whatever else is new of project and address', () => {
  const now = contents({ name: 'Halle 2', comment: 'neu', changedAt: 'later' }, { fax: '1', isBillingAddress: true });
  expect(contentsChanges(contents(), now)).toEqual([]);
});

test('each thing that is another is told, an address once for each of its uses', () => {
  const { id: projectId } = project;
  const now = contents({ ralNumber: '7016', materialCertificate: true }, { street: 'Weg 2' }, 'b'.repeat(64));
  expect(contentsChanges(contents(), now)).toEqual([
    { what: 'shippingAddress' },
    { what: 'billingAddress' },
    { what: 'project', projectId, field: 'ralNumber' },
    { what: 'project', projectId, field: 'materialCertificate' },
    { what: 'project', projectId, field: 'choices' },
  ]);
});

test('the same address named as the one for invoices is no change', () => {
  expect(contentsChanges(contents(), { ...contents(), billingAddress: contents().shippingAddress })).toEqual([]);
});

test('choices that one side does not hold are not compared', () => {
  expect(contentsChanges(contents({}, {}, null), contents())).toEqual([]);
});

test('a project that was ordered meanwhile is told, one that was shown so or is free again is not', () => {
  const { id: projectId } = project;
  const ordered = contents({ orderedAt: '2026-11-25T08:00:00Z' });
  expect(contentsChanges(contents(), ordered)).toEqual([{ what: 'project', projectId, field: 'isOrdered' }]);
  expect(contentsChanges(ordered, ordered)).toEqual([]);
  expect(contentsChanges(ordered, contents())).toEqual([]);
});

test('a build that does not say whether a project was ordered is not asked', () => {
  const { isOrdered: _isOrdered, ...said } = contents().projects[0] as OrderContents['projects'][number];
  const ordered = contents({ orderedAt: '2026-11-25T08:00:00Z' });
  expect(contentsChanges({ ...contents(), projects: [said] }, ordered)).toEqual([]);
});

test('the same choices give the same text, in whatever order they lie and whatever was put back to the default', () => {
  const choice = (index: number, of: Partial<PartChoice>): PartChoice => ({ id: newId<PartId>(), index, ...of });
  const one = [choice(2, { quantity: 3 }), choice(1, { grade: 'S235JR' }), choice(3, { name: undefined })];
  const other = [choice(1, { grade: 'S235JR' }), choice(2, { quantity: 3, name: undefined })];
  expect(choicesText(one, [])).toBe(choicesText(other, []));
  expect(choicesText(one, [])).not.toBe(choicesText([choice(2, { quantity: 4 })], []));
});
