import * as z from 'zod/mini'
import { Hours } from '#shared/contract/hours'
import { shaped } from '../runtime/shape'

/**
 * A location's hours once its owner has changed them; before that they are what it opened with
 * (docs/product/desk.md#hours).
 */
export const HoursRecord = shaped(z.extend(Hours, { type: z.literal('Hours'), updatedAt: z.string() }))
export type HoursRecord = z.infer<typeof HoursRecord>
