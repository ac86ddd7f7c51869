import type { LinkPurpose } from '@knotenblech/shared/users/link-paths.ts';

type Purpose = LinkPurpose | 'handover';

const kept = new Map<Purpose, string>();

/** Keeps the token of a mailed or handed link while this page is open, and nowhere else: the address gives it up at once. */
export const keepLinkToken = (purpose: Purpose, token: string) => {
  kept.set(purpose, token);
};

export const keptLinkToken = (purpose: Purpose): string | null => kept.get(purpose) ?? null;
