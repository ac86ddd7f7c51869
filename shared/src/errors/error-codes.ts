/** Every code that leaves the shop, only ever added to. The server maps each to an HTTP status, the app to a message. */
export const errorCodes = [
  // files
  'E_EMPTY', 'E_TYPE', 'E_ENC', 'E_XML', 'E_DTD', 'E_PI', 'E_CHAR', 'E_VERSION', 'E_DEPTH', 'E_ATTR', 'E_TEXT', 'E_NAME',
  'E_NUMBER', 'E_DIM', 'E_COORD', 'E_COUNT', 'E_RANGE', 'E_GEOM', 'E_PARTS', 'E_LIMIT', 'E_REF', 'E_CYCLE', 'E_SIZE',
  'E_ZIP', 'E_ZIP_NAME', 'E_ZIP_TYPE', 'E_ZIP_RATIO', 'E_ZIP_OVERLAP', 'E_ZIP_NESTED', 'E_ZIP_COUNT', 'E_ZIP_ENC',
  'E_ZIP_METHOD', 'E_ZIP_DUP', 'E_ZIP_EMPTY', 'E_READ_TIME', 'E_READ_MEMORY', 'E_READ_FAILED', 'E_NO_PARTS',
  // session
  'wrong_credentials', 'session_expired', 'user_inactive', 'too_many_tries', 'wrong_user',
  // changes
  'not_allowed', 'not_found', 'invalid_input', 'unknown_change', 'uid_reused', 'change_failed', 'withdrawn',
  'project_read_only', 'project_not_read', 'file_missing', 'hash_mismatch', 'already_exists',
  // cart and orders
  'cart_already_ordered', 'cart_empty', 'price_changed', 'tariff_expired', 'project_on_request', 'option_gone',
  'consent_missing', 'address_missing', 'phone_missing', 'no_order_permission', 'no_price_permission', 'offline_option',
  // server
  'client_outdated', 'payload_too_large', 'unavailable', 'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
