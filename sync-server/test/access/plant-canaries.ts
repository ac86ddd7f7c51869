import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type AddressId, type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { testDevice } from '../test-device.ts';
import { testOrder } from '../test-order.ts';
import { testQuote } from '../test-quote.ts';
import { password, type TestShop } from '../test-shop.ts';

/** Words that nothing but a customer's own things holds, each as unusual as the next. */
export const canaryOf = (what: string) => `Zwrbl${what}Quax`;

const sample = fileURLToPath(new URL('../../../shared/samples/knotenplatten.btlx', import.meta.url));

const plantedFile = async () =>
  (await readFile(sample, 'utf8'))
    .replace('Knotenplatten Halle Nord', canaryOf('FileProject'))
    .replace('Knotenblech 300x200x10', canaryOf('FilePart'))
    .replace('KP-101', canaryOf('FileDrawing'))
    .replace('<FileHistory>', `<!-- ${canaryOf('FileContent')} --><FileHistory>`);

const addressOf = (id: AddressId) => ({
  id,
  salutation: 'COMPANY' as const,
  name: canaryOf('AddressName'),
  nameAdd: canaryOf('AddressAdd'),
  contactFirstName: canaryOf('AddressFirst'),
  contactName: canaryOf('AddressLast'),
  street: canaryOf('Street'),
  zip: '80331',
  city: canaryOf('City'),
  countryIso: 'DE',
  email: `${canaryOf('AddressMail')}@example.org`,
  phone: '089 5551',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: true,
});

/** Fills the company of 'werkstatt' with canaries in every text it can store, ordered, quoted and asked about. */
export const plantCanaries = async (shop: TestShop) => {
  const device = await testDevice(shop, 'werkstatt');
  const boss = await testDevice(shop, 'chef');
  const operator = await testDevice(shop, 'admin');
  await device.untilRead();
  const known = await device.projects();
  const projectOf = (name: string) => known.find((project) => project.name === name)?.id as ProjectId;
  const posts = projectOf('Winkel, Pfosten und Flachstahl');
  const applied = async (result: Promise<{ status: string }>) => {
    const { status, ...rest } = await result;
    if (status !== 'applied') throw new Error(`not planted: ${JSON.stringify(rest)}`);
  };

  const projectId = newId<ProjectId>();
  const fileHash = await device.upload(await plantedFile());
  const texts = { comment: canaryOf('ProjectComment'), additionalText: canaryOf('ProjectText') };
  await applied(
    device.push('createProject', {
      projectId,
      name: canaryOf('ProjectName'),
      fileHash,
      fileName: `${canaryOf('FileName')}.btlx`,
    }),
  );
  await device.untilRead();
  await applied(device.push('setProjectTexts', { projectId, drawingId: canaryOf('ProjectDrawing'), ...texts }));
  await applied(device.push('setPartName', { projectId, partIndex: 2, name: canaryOf('PartName'), was: '' }));
  const documentText = `%PDF-1.4 ${canaryOf('DocumentContent')}`;
  const documentHash = await device.upload(documentText);
  await applied(
    device.push('addWeldCertFile', {
      projectId,
      fileId: crypto.randomUUID(),
      fileNameOriginal: `${canaryOf('DocumentName')}.pdf`,
      fileHash: documentHash,
      type: 'pdf',
      byteCount: documentText.length,
    }),
  );

  await applied(device.push('putAddress', { address: addressOf(newId<AddressId>()) }));
  await applied(
    device.push('requestQuote', { ...(await testQuote(device, [posts])), reference: canaryOf('QuoteReference') }),
  );
  const order = await testOrder(device, [posts]);
  const lines = order.lines.map((line) => ({
    ...line,
    comment: canaryOf('LineComment'),
    reference: canaryOf('LineReference'),
  }));
  for (const { id, comment, reference } of lines)
    await applied(device.push('setCartLine', { lineId: id, comment, reference }));
  await applied(device.push('submitOrder', { ...order, lines, reference: canaryOf('OrderReference') }));

  const message = { subject: canaryOf('MessageSubject'), text: canaryOf('MessageText'), userId: device.user.id };
  const asked: [Response | Promise<Response>, string][] = [
    [shop.post('/users/createMessage/x', message, operator.headers), 'message'],
    [
      shop.post(
        '/users',
        {
          userName: canaryOf('UserName').toLowerCase(),
          email: `${canaryOf('UserMail').toLowerCase()}@example.org`,
          firstName: canaryOf('UserFirst'),
          name: canaryOf('UserLast'),
          permissions: [],
          seesPrices: false,
          active: true,
        },
        boss.headers,
      ),
      'user',
    ],
    [shop.post('/session', { userName: 'werkstatt', password, deviceName: canaryOf('DeviceName') }), 'device'],
  ];
  for (const [answer, what] of asked) {
    const { status } = await answer;
    if (status >= 300) throw new Error(`${what} not planted: ${status} ${await (await answer).text()}`);
  }
  return {
    device,
    boss,
    projectId,
    ordered: posts,
    frame: projectOf('Hallenrahmen Achse A bis C'),
    hashes: [fileHash, documentHash] satisfies FileHash[],
    projectSpace: projectSpace(projectId),
    userSpace: userSpace(device.user.id),
  };
};
