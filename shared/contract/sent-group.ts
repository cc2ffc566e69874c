import * as z from 'zod/mini'
import { Version } from './fields'

/** What proves whose part of an order of several it is: made and kept by a browser. */
export const GroupToken = z.string().check(z.regex(/^[\w-]{22,64}$/, 'Must be 22 to 64 letters that nobody guesses'))

/**
 * By which an order says that it is a group's, taken over at this version
 * (docs/product/groups.md#from-the-link-to-the-order).
 */
export const GroupReference = z.object({ id: z.string().check(z.maxLength(64)), token: GroupToken, version: Version })
