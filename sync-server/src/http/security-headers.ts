import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

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
