import type { LinkPurpose } from '@knotenblech/shared/accounts/link-paths.ts';

const kept = new Map<LinkPurpose, string>();

/** Keeps the token of a mailed link while this page is open, and nowhere else: the address gives it up at once. */
export const keepLinkToken = (purpose: LinkPurpose, token: string) => {
  kept.set(purpose, token);
};

export const keptLinkToken = (purpose: LinkPurpose): string | null => kept.get(purpose) ?? null;
