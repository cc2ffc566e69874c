import * as z from 'zod/mini'
import { Problem } from '#shared/problem'
import type { Item } from './table'

/**
 * Makes a record of one shape one of the next. What is there already stays: an old record may have
 * got a new field.
 */
export type RecordUpgrade = (item: Item) => Item

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

/**
 * What a record is written with, so that its shape is known when it is read; the first shape says
 * nothing.
 */
export const getShapeStamp = (upgrades: readonly RecordUpgrade[]): { shape?: number } =>
  upgrades.length > 0 ? { shape: upgrades.length + 1 } : {}

/**
 * The schema of a record that is read in whatever shape it was written: `upgrades` lead from each
 * shape to the next, the first from that of version 1.0. Reading rewrites nothing. A shape from a
 * newer version of the product throws `unavailable`: the caller retries, and a reaction's record is
 * delivered again, until this process is replaced.
 */
export const versionedRecord = <S extends z.ZodMiniType>(schema: S, upgrades: readonly RecordUpgrade[] = []) =>
  z.pipe(
    z.transform((item: z.input<S>): unknown => {
      if (!isItem(item)) return item
      const { shape = 1 } = item
      if (typeof shape !== 'number' || shape > upgrades.length + 1) {
        throw new Problem('unavailable', 'We are just being updated. Please try again in a moment.')
      }
      return upgrades.slice(shape - 1).reduce<Item>((older, upgrade) => upgrade(older), item)
    }),
    schema,
  )
