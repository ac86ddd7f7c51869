import { connect } from '../../../../sync-server/src/database/database.ts';
import { startOwnPostgres } from '../../../../sync-server/src/database/own-postgres/start-own-postgres.ts';
import { addressIdOf, benchAddress } from './bench-address.ts';

const rowsPerInsert = 1000;

type Stored = { customer_id: string; space_id: string; version: number };

/** Stores the rows after the first as the shop stored that one, a version each; pushing them would take minutes. */
export const seedAddresses = async (dataFolder: string, count: number) => {
  const { address } = await startOwnPostgres(dataFolder, {
    database: 'knotenblech',
    isDurable: true,
    joinsRunning: true,
  });
  const sql = connect(address, { max: 1, name: 'bench' });
  await sql.begin(async (tx) => {
    const [first] = await tx<Stored[]>`select * from record where kind = 'address' and id = ${addressIdOf(0)}`;
    if (!first) throw new Error('the first address is not stored');
    const rowOf = (n: number) => ({
      ...first,
      id: addressIdOf(n),
      version: first.version + n,
      data: tx.json(benchAddress(n)),
    });
    for (let from = 1; from < count; from += rowsPerInsert) {
      const howMany = Math.min(rowsPerInsert, count - from);
      await tx`insert into record ${tx(Array.from({ length: howMany }, (_, n) => rowOf(from + n)))}`;
    }
    await tx`update sync_space set version = ${first.version + count - 1}
      where customer_id = ${first.customer_id} and id = ${first.space_id}`;
  });
  await sql.end();
};
