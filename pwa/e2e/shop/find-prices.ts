/** Runs in a page: what lies in its databases that only who sees prices may have, by its keys. */
export const findPrices = async () => {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(request.error));
    });
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('shop-') ? [name] : []));
  const found = names.map(async (name) => {
    const database = await answer(indexedDB.open(name));
    const keysOf = async (store: string) =>
      (await answer(database.transaction(store).objectStore(store).getAllKeys())).map(String);
    const spaces = (await Promise.all(['row', 'shadow', 'spaces'].map(keysOf))).flat();
    const seen = await keysOf('seenPrice');
    database.close();
    return [...spaces.filter((key) => /^(cp|jp):/.test(key)), ...seen];
  });
  return (await Promise.all(found)).flat();
};
