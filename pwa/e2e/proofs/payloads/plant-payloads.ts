import { payloadClient } from './payload-client.ts';
import type { Stored } from './payload-texts.ts';
import { plantBaseData } from './plant-base-data.ts';
import { plantCart } from './plant-cart.ts';
import { plantPeople } from './plant-people.ts';
import { plantProjects } from './plant-projects.ts';
import { plantWords } from './plant-words.ts';

/** Stores the corpus in every text that the company of 'chef', the operator and strangers can store. */
export const plantPayloads = async (shopUrl: string, stored: Stored) => {
  const boss = await payloadClient(shopUrl, 'chef', stored);
  const operator = await payloadClient(shopUrl, 'admin', stored);
  await plantBaseData(operator);
  const projects = await plantProjects(boss);
  await plantPeople(boss, operator);
  await plantWords(boss, operator, projects);
  await plantCart(boss, projects.cart);
  return { stored, boss, operator, projects };
};

export type Planted = Awaited<ReturnType<typeof plantPayloads>>;
