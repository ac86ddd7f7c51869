import type { ShopDatabase } from './shop-database.ts';

const key: unique symbol = Symbol('database');

/** What a user has on this device. Only who may import this room gets at its tables. */
export type UserData = { readonly [key]: ShopDatabase };

export const asUserData = (database: ShopDatabase): UserData => ({ [key]: database });

export const databaseOf = (data: UserData): ShopDatabase => data[key];
