/** Of all databases of this page. */
const open = new Set<IDBTransaction>();
let isAborted = false;

/** Whether this page has undone what it was storing: it is loaded anew before it is used again. */
export const wereAborted = () => isAborted;

/** Remembers a transaction until it is over. */
export const noteTransaction = (transaction: IDBTransaction) => {
  open.add(transaction);
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => open.delete(transaction));
};

/** Undoes what is being stored at this moment and ends what is being read. */
export const abortTransactions = () => {
  isAborted = true;
  for (const transaction of open) {
    try {
      transaction.abort();
    } catch {
      // It is over, its event still under way.
    }
  }
};
