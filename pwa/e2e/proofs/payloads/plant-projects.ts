import { setTimeout as wait } from 'node:timers/promises';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { PayloadClient } from './payload-client.ts';
import { payloadFile, plainFile, refusedFile } from './payload-file.ts';
import { nth, textsOf } from './payload-texts.ts';

const untilRead = async (client: PayloadClient) => {
  while ((await client.projects()).some(({ reading }) => reading === 'waiting')) await wait(200);
};

const plantDocuments = async (client: PayloadClient, projectId: ProjectId) => {
  const fileHash = await client.upload(Buffer.from('%PDF-1.4 x'));
  const names = textsOf('documentName', 250).map((name) => `${name}.pdf`);
  await client.push(
    ['setProjectCertificates', { projectId, weldingCertificate: 'CUSTOM' }],
    ...names.map((fileNameOriginal) => {
      const file = { fileId: crypto.randomUUID(), fileNameOriginal, fileHash, type: 'pdf', byteCount: 10 };
      return ['addWeldCertFile', { projectId, ...file }] as const;
    }),
  );
};

/** Projects that carry payloads in all their texts: one of many parts, many that can be ordered, a refused file. */
export const plantProjects = async (client: PayloadClient) => {
  const [names, fileNames] = [textsOf('projectName', 256), textsOf('fileName', 250)];
  const create = async (n: number, bytes: Buffer) => {
    const projectId = newId<ProjectId>();
    const fileHash = await client.upload(bytes);
    const fileName = `${nth(fileNames, n)}.btlx`;
    await client.push(['createProject', { projectId, name: nth(names, n), fileHash, fileName }]);
    return projectId;
  };
  const { bytes, partCount } = payloadFile();
  const many = await create(0, bytes);
  const refused = await create(1, refusedFile());
  const plain: ProjectId[] = [];
  for (let n = 2; n < names.length; n++) plain.push(await create(n, plainFile()));
  await untilRead(client);

  const [drawingIds, comments, additions, partNames] = [
    textsOf('drawingId', 256),
    textsOf('comment', 2000),
    textsOf('addition', 2000),
    textsOf('setPartName', 256),
  ];
  await client.push(
    ...[many, ...plain].map((projectId, n) => {
      const words = { drawingId: nth(drawingIds, n), comment: nth(comments, n), additionalText: nth(additions, n) };
      return ['setProjectTexts', { projectId, ...words }] as const;
    }),
    ...partNames.map(
      (name, n) => ['setPartName', { projectId: many, partIndex: partCount - n, name, was: '' }] as const,
    ),
  );
  await plantDocuments(client, many);
  const [asked, answered, trashed, ...rest] = plain as [ProjectId, ProjectId, ProjectId, ...ProjectId[]];
  await client.push(['trashProject', { projectId: trashed, trashed: true }]);
  return { many, refused, asked, answered, trashed, later: rest.slice(0, 3), cart: rest.slice(3) };
};

export type PlantedProjects = Awaited<ReturnType<typeof plantProjects>>;
