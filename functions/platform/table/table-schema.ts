import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import type { Item } from './table'

/** The one table of the product; the cloud's stack and the local product both make it from this. */
export const tableDefinition = {
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
    { AttributeName: 'gsi1pk', AttributeType: 'S' },
    { AttributeName: 'gsi1sk', AttributeType: 'S' },
    { AttributeName: 'gsi2pk', AttributeType: 'S' },
    { AttributeName: 'gsi2sk', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'gsi1',
      KeySchema: [
        { AttributeName: 'gsi1pk', KeyType: 'HASH' },
        { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: 'gsi2',
      KeySchema: [
        { AttributeName: 'gsi2pk', KeyType: 'HASH' },
        { AttributeName: 'gsi2sk', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
  BillingMode: 'PAY_PER_REQUEST',
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
} as const satisfies Omit<CreateTableCommandInput, 'TableName'>

/**
 * Records past this attribute's second are deleted by the table, late; readers check it themselves.
 */
export const TTL_ATTRIBUTE = 'expiresAt'

/**
 * The partitions of the table that hold keys: no function changes them but the one that makes them.
 */
export const keyPartitions = { signing: 'SIGNING', origin: 'ORIGIN' } as const

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
