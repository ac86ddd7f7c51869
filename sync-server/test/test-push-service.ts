import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The receiver of RFC 8291, appendix A, with the message that it is sent there. */
export const rfc8291 = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  text: 'When I grow up, I want to be a watermelon',
};
type Receiver = Pick<typeof rfc8291, 'p256dh' | 'privateKey' | 'auth'>;

const bytes = (text: string) => Buffer.from(text, 'base64url');
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** What a browser reads in the body of a push: RFC 8188 with the keys of RFC 8291, one record. */
export const decryptPush = (body: Buffer, { p256dh, privateKey, auth }: Receiver): string => {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytes(privateKey));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(p256dh), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), bytes(auth), keyInfo, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString();
};

/** The claims of an RFC 8292 authorization that the key it names has signed. */
export const readVapid = (authorization: string, publicKey: string) => {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = bytes(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = key === publicKey && verify('sha256', Buffer.from(`${head}.${claims}`), signer, bytes(signature));
  return { isSigned, claims: JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string } };
};

export type Pushed = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A push service on this computer that answers what it is told to. */
export const startPushService = async () => {
  const pushed: Pushed[] = [];
  const service = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    pushed,
    answer: (status: number) => {
      service.status = status;
    },
    stop: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
};
