import { afterAll } from 'vitest';
import { removeOwnShop } from './own-shop.ts';

afterAll(removeOwnShop);
