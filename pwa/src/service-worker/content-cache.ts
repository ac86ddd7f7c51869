const cacheName = 'content';
const languages = ['de', 'en', 'fr', 'it'];
const patienceMs = 4000;

/** The operator's texts: from the server, else as the device last had them. */
export const fetchContent = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
};

/** Keeps the texts of all languages with the app; without them, or with a server that takes its time, the app is installed all the same. */
export const keepContent = async () => {
  const cache = await caches.open(cacheName);
  const keep = (language: string) =>
    cache.add(new Request(`/api/1.0/content/${language}`, { signal: AbortSignal.timeout(patienceMs) }));
  await Promise.allSettled(languages.map(keep));
};
