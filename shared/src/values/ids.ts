import { v5, v7 } from 'uuid';
import { z } from 'zod';

type Id<Noun extends string> = string & { readonly __id: Noun };
export type UserId = Id<'user'>;
export type CustomerId = Id<'customer'>;
export type ProjectId = Id<'project'>;
export type PartId = Id<'part'>;
export type AssemblyId = Id<'assembly'>;
export type AddressId = Id<'address'>;
export type ConnectorTemplateId = Id<'connectorTemplate'>;
export type CartId = Id<'cart'>;
export type CartLineId = Id<'cartLine'>;
export type SavedCartId = Id<'savedCart'>;
export type OrderId = Id<'order'>;
export type QuoteId = Id<'quote'>;
export type FreightRequestId = Id<'freightRequest'>;
export type VoucherId = Id<'voucher'>;
/** SHA-256 of a file's bytes, 64 lower-case hex digits. */
export type FileHash = Id<'file'>;

/** Schema of an id of one noun: a lower-case UUID. */
export const idSchema = <T extends Id<string>>() => z.uuid() as unknown as z.ZodType<T, string>;
export const fileHashSchema = z.string().regex(/^[0-9a-f]{64}$/) as unknown as z.ZodType<FileHash, string>;

/** A new id, ordered by time (UUIDv7). */
export const newId = <T extends Id<string>>() => v7() as T;

const partNamespace = '6f0f3c58-3f2b-5c0a-9a53-0d5c2f1f7a11';

/** The id of the part at a place (1-based) of a project's file: the same on device and server (UUIDv5). */
export const partIdOf = (projectId: ProjectId, index: number) =>
  v5(`${projectId}/part/${index}`, partNamespace) as PartId;

/** The id of the assembly at a place (1-based) of a project's file. */
export const assemblyIdOf = (projectId: ProjectId, index: number) =>
  v5(`${projectId}/assembly/${index}`, partNamespace) as AssemblyId;
