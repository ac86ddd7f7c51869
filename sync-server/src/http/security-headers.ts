import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { ShopEnv } from './shop-env.ts';

/** The two style elements that React Aria adds by itself: touch behaviour of buttons, scroll lock behind dialogs. */
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const cspReportsPath = '/api/1.0/cspReports';

const none = ["'none'"];

const self = ["'self'"];

/** Headers of every answer; scripts run from our own files only. */
export const securityHeaders = ({ isHttps }: { isHttps: boolean }): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: none,
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", ...reactAriaStyles.map(hashSource)],
      connectSrc: self,
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: self,
      workerSrc: self,
      manifestSrc: self,
      formAction: self,
      baseUri: none,
      frameAncestors: none,
      objectSrc: none,
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default'],
      reportUri: cspReportsPath,
      reportTo: 'csp',
    },
    reportingEndpoints: [{ name: 'csp', url: cspReportsPath }],
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    strictTransportSecurity: isHttps ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  });

/** Answers of the API are data: never run, also when a browser is led to open one, and kept nowhere unless a route says so. */
export const apiHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control') || c.res.status >= 400) c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', c.get('policy') ?? "default-src 'none'; frame-ancestors 'none'; sandbox");
});

/** Pages and workers run under the policy of their own answer, a module under that of the page. */
const runs = /(\.html|[.-]worker(-[\w-]+)?\.js|\/[^/.]*)$/;

const needless = [
  'Permissions-Policy',
  'Reporting-Endpoints',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
  'Origin-Agent-Cluster',
];

/** A file of the app that is neither page nor worker runs nothing when opened alone, and carries no headers of pages. */
export const inertHeaders = createMiddleware<ShopEnv>(async (c, next) => {
  await next();
  if (c.req.path.startsWith('/api/') || runs.test(c.req.path)) return;
  for (const name of needless) c.res.headers.delete(name);
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
});
