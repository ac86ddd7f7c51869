import { z } from 'zod';
import type { Partner } from '../accounts/hand-over/partner.ts';
import type { PushSettings } from '../messages/notifications/send-push.ts';
import type { PaypalSettings } from '../orders/payments/paypal-client.ts';
import { type Retention, usualRetention } from './retention.ts';

const flag = z.enum(['on', 'off']);
const optional = z.string().trim().min(1).optional();

const daysOf = (least: number, usual: number) => z.coerce.number().int().min(least).max(36_500).default(usual);

const environmentSchema = z.object({
  HOST: optional,
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  DATA_DIR: z.string().trim().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('shop@example.org'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_DATA: flag.optional(),
  TARIFF_DAYS: z.coerce.number().int().min(0).max(365).default(30),
  CONTENT_DIR: optional,
  APP_DIR: optional,
  SERVICE_WORKER: flag.default('on'),
  LAUNCH_AT: z.iso.datetime({ offset: true }).optional(),
  UNAVAILABLE_REGIONS: z
    .string()
    .regex(/^\s*(\*|[A-Z]{2})(\s*,\s*(\*|[A-Z]{2}))*\s*$/)
    .optional(),
  QUOTE_DAYS: z.coerce.number().int().min(1).max(365).default(30),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  VAPID_PUBLIC_KEY: z.base64url().length(87).optional(),
  VAPID_PRIVATE_KEY: z.base64url().length(43).optional(),
  PUSH_LOCAL: flag.default('off'),
  TRUST_PROXY: z
    .union([flag, z.coerce.number().int().min(0).max(10)], 'on, off or the number of proxies, at most 10')
    .default('off'),
  URL_TOKENS: flag.optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(10),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  MAIL_DAYS: daysOf(30, usualRetention.mailDays),
  BUSINESS_MAIL_DAYS: daysOf(365, usualRetention.businessMailDays),
  CONTACT_DAYS: daysOf(30, usualRetention.contactDays),
  UNNAMED_FILE_DAYS: daysOf(7, usualRetention.unnamedFileDays),
  AUDIT_DAYS: daysOf(30, usualRetention.auditDays),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).max(1_000_000).default(256),
  PARTNER_KEYS: z
    .string()
    .regex(/^\s*[\w-]+:[0-9a-f]{64}(\s*,\s*[\w-]+:[0-9a-f]{64})*\s*$/i, 'NAME:SHA256 of the key, several by comma')
    .optional(),
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_SECRET: optional,
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  PAYPAL_WEBHOOK_ID: optional,
  TLS_CERT: optional,
  TLS_KEY: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Settings = {
  host: string;
  port: number;
  dataFolder: string;
  /** null: the server runs a PostgreSQL of its own in the data folder. */
  databaseUrl: string | null;
  /** null: mails are kept for the global admin instead of being sent. */
  smtpUrl: string | null;
  mailFrom: string;
  publicUrl: string;
  hasDemoData: boolean;
  /** How long a price list that a device has got may price an order; 0: only until a newer one is made. */
  tariffDays: number;
  /** How many days after its own a quote may be ordered. */
  quoteDays: number;
  /** The operator's own texts; what is not there is as the shop comes. null: all as it comes. */
  contentFolder: string | null;
  /** A built app to serve; null: the one that is built here. */
  appFolder: string | null;
  /** Off, installed apps lose their service worker and its caches at their next visit; what is stored stays. */
  hasServiceWorker: boolean;
  /** Before it only a countdown is shown; null: the shop is open. */
  launchAt: string | null;
  /** Regions in which the shop is not offered; '*' stands for all. */
  unavailableRegions: string[];
  /** Service that tells whether VAT ids are valid; null: ids are confirmed by hand only. */
  viesUrl: string | null;
  /** How many proxies of ours stand before the shop: so many last entries of X-Forwarded-For are believed. */
  proxyHops: number;
  /** Whether API clients may name their token in the address or form of the calls that list it. */
  takesUrlTokens: boolean;
  /** How long what is being answered may go on after SIGTERM before it is cut. */
  drainMs: number;
  /** Where Prometheus reads metrics; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** How long what has served its purpose is stored. */
  retention: Retention;
  /** Less free room than this in the data folder, and the shop is not ready. */
  diskReserveMb: number;
  /** Programs that may hand over projects, by the SHA-256 of their keys. */
  partners: Partner[];
  push: PushSettings;
  /** Account at PayPal; null: nobody pays by it. */
  paypal: PaypalSettings | null;
  tls: { certFile: string; keyFile: string } | null;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
};

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

const withoutBlanks = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));

const refuseOpenDemo = (settings: Settings, isDemoSetByHand: boolean) => {
  if (!settings.hasDemoData || isDemoSetByHand) return settings;
  const isOpen = !localHosts.has(settings.host) || !localHosts.has(new URL(settings.publicUrl).hostname);
  if (isOpen)
    throw new Error(
      'HOST, PUBLIC_URL: demo accounts are served on this computer only. Set DEMO_DATA=off, or DEMO_DATA=on if you mean it.',
    );
  return settings;
};

const partnerOf = (entry: string): Partner => {
  const [name = '', hash = ''] = entry.trim().split(':');
  return { name, keyHash: Buffer.from(hash, 'hex') };
};

const proxyHopsOf = (given: 'on' | 'off' | number) => (typeof given === 'number' ? given : Number(given === 'on'));

const pushOf = (given: z.infer<typeof environmentSchema>): PushSettings => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: give both or none');
  const keys = publicKey && privateKey ? { publicKey, privateKey, subject: `mailto:${given.MAIL_FROM}` } : null;
  return { keys, allowsLocal: given.PUSH_LOCAL === 'on' };
};

const paypalOf = (given: z.infer<typeof environmentSchema>): PaypalSettings | null => {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_URL: url, PAYPAL_WEBHOOK_ID: webhookId } = given;
  if ((clientId === undefined) !== (secret === undefined))
    throw new Error('PAYPAL_CLIENT_ID, PAYPAL_SECRET: give both or none');
  return clientId && secret ? { url, clientId, secret, webhookId: webhookId ?? null } : null;
};

const problemsOf = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');

/** The settings that environment variables ask for; throws with one line that names the wrong variable. */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const parsed = environmentSchema.safeParse(withoutBlanks(environment));
  if (!parsed.success) throw new Error(problemsOf(parsed.error));
  const given = parsed.data;
  if ((given.TLS_CERT === undefined) !== (given.TLS_KEY === undefined))
    throw new Error('TLS_CERT, TLS_KEY: give both or none');
  const hasDemoData = given.DEMO_DATA === undefined ? given.DATABASE_URL === undefined : given.DEMO_DATA === 'on';
  const host = given.HOST ?? (hasDemoData ? '127.0.0.1' : '0.0.0.0');
  const tls = given.TLS_CERT && given.TLS_KEY ? { certFile: given.TLS_CERT, keyFile: given.TLS_KEY } : null;
  const settings: Settings = {
    host,
    port: given.PORT,
    dataFolder: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM,
    publicUrl:
      given.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://${localHosts.has(host) ? host : 'localhost'}:${given.PORT}`,
    hasDemoData,
    tariffDays: given.TARIFF_DAYS,
    quoteDays: given.QUOTE_DAYS,
    contentFolder: given.CONTENT_DIR ?? null,
    appFolder: given.APP_DIR ?? null,
    hasServiceWorker: given.SERVICE_WORKER === 'on',
    launchAt: given.LAUNCH_AT === undefined ? null : new Date(given.LAUNCH_AT).toISOString(),
    unavailableRegions: given.UNAVAILABLE_REGIONS?.split(',').map((region) => region.trim()) ?? [],
    viesUrl: given.VIES_URL ?? null,
    proxyHops: proxyHopsOf(given.TRUST_PROXY),
    takesUrlTokens: given.URL_TOKENS === undefined ? hasDemoData : given.URL_TOKENS === 'on',
    drainMs: given.DRAIN_SECONDS * 1000,
    metrics: given.METRICS_PORT === undefined ? null : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    retention: {
      mailDays: given.MAIL_DAYS,
      businessMailDays: given.BUSINESS_MAIL_DAYS,
      contactDays: given.CONTACT_DAYS,
      unnamedFileDays: given.UNNAMED_FILE_DAYS,
      auditDays: given.AUDIT_DAYS,
    },
    diskReserveMb: given.DISK_RESERVE_MB,
    partners: given.PARTNER_KEYS?.split(',').map(partnerOf) ?? [],
    push: pushOf(given),
    paypal: paypalOf(given),
    tls,
    logLevel: given.LOG_LEVEL,
  };
  return refuseOpenDemo(settings, given.DEMO_DATA === 'on');
};
