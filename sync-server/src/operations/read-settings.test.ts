import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

describe('readSettings', () => {
  it('has a working default for everything', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 8787,
      dataFolder: '.data',
      databaseUrl: null,
      smtpUrl: null,
      mailFrom: 'shop@example.org',
      publicUrl: 'http://127.0.0.1:8787',
      hasDemoData: true,
      tariffDays: 30,
      quoteDays: 30,
      push: { keys: null, allowsLocal: false },
      paypal: null,
      contentFolder: null,
      appFolder: null,
      hasServiceWorker: true,
      launchAt: null,
      unavailableRegions: [],
      viesUrl: null,
      proxyHops: 0,
      takesUrlTokens: true,
      drainMs: 10_000,
      retention: { mailDays: 365, businessMailDays: 2562, contactDays: 180, unnamedFileDays: 30, auditDays: 1095 },
      metrics: null,
      diskReserveMb: 256,
      partners: [],
      tls: null,
      logLevel: 'info',
    });
  });

  it('takes a blank variable as not given', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '' }).port).toBe(8787);
  });

  it('loads no demo data into an outside database unless told to', () => {
    const DATABASE_URL = 'postgres://shop@db.example.org/shop';
    expect(readSettings({ DATABASE_URL })).toMatchObject({ hasDemoData: false, host: '0.0.0.0' });
    expect(readSettings({ DATABASE_URL, DEMO_DATA: 'on' })).toMatchObject({ hasDemoData: true, host: '127.0.0.1' });
  });

  it.each([
    [{ PORT: '70000' }, /PORT/],
    [{ PORT: 'http' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ SMTP_URL: 'not a url' }, /SMTP_URL/],
    [{ DEMO_DATA: 'yes' }, /DEMO_DATA/],
    [{ TARIFF_DAYS: '-1' }, /TARIFF_DAYS/],
    [{ QUOTE_DAYS: '0' }, /QUOTE_DAYS/],
    [{ MAIL_DAYS: '1' }, /MAIL_DAYS/],
    [{ TRUST_PROXY: '11' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: 'nginx' }, /TRUST_PROXY/],
    [{ TLS_CERT: 'cert.pem' }, /TLS_KEY/],
    [{ PAYPAL_CLIENT_ID: 'shop' }, /PAYPAL_SECRET/],
    [{ PAYPAL_URL: 'paypal' }, /PAYPAL_URL/],
    [{ HOST: '0.0.0.0' }, /demo accounts/],
    [{ PUBLIC_URL: 'https://shop.example.org' }, /demo accounts/],
  ])('refuses %o and names the variable', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it.each([
    ['off', 0],
    ['on', 1],
    ['0', 0],
    ['3', 3],
  ])('TRUST_PROXY=%s believes so many proxies: %i', (TRUST_PROXY, proxyHops) => {
    expect(readSettings({ TRUST_PROXY })).toMatchObject({ proxyHops });
  });

  it('tells metrics on a port of its own, to this computer only, where it is asked to', () => {
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  it('takes PayPal’s own service for an account at PayPal, unless it is told another', () => {
    const account = { PAYPAL_CLIENT_ID: 'shop', PAYPAL_SECRET: 'key' };
    const paypal = { url: 'https://api-m.paypal.com', clientId: 'shop', secret: 'key', webhookId: null };
    expect(readSettings(account).paypal).toEqual(paypal);
    const url = 'https://api-m.sandbox.paypal.com';
    expect(readSettings({ ...account, PAYPAL_URL: url, PAYPAL_WEBHOOK_ID: '8PT' }).paypal).toEqual({
      ...paypal,
      url,
      webhookId: '8PT',
    });
  });

  it('takes tokens in addresses only with demo data, unless told to', () => {
    const DATABASE_URL = 'postgres://shop@db.example.org/shop';
    expect(readSettings({ DATABASE_URL })).toMatchObject({ takesUrlTokens: false });
    expect(readSettings({ DATABASE_URL, URL_TOKENS: 'on' })).toMatchObject({ takesUrlTokens: true });
    expect(readSettings({ URL_TOKENS: 'off' })).toMatchObject({ takesUrlTokens: false });
  });

  it('serves demo accounts openly when DEMO_DATA is set by hand', () => {
    expect(readSettings({ HOST: '0.0.0.0', DEMO_DATA: 'on' }).host).toBe('0.0.0.0');
  });
});
