import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'
import { $ZodError } from 'zod/v4/core'
import * as z from 'zod/mini'
import { Problem } from '#shared/platform/problem'
import type { Item } from './table'

/** Definition of the product's table, in AWS and in local development. */
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

/** DynamoDB deletes records some time after this epoch second, so readers check it themselves. */
export const TTL_ATTRIBUTE = 'expiresAt'

/**
 * Converts a record of one shape to the next. It must not overwrite new fields: an update by a
 * newer release may have added them to an old record.
 */
export type RecordUpgrade = (item: Item) => Item

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

/** Returns the attribute that stores a record's shape; none for the first shape. */
export const getShapeStamp = (upgrades: readonly RecordUpgrade[]): { shape?: number } =>
  upgrades.length > 0 ? { shape: upgrades.length + 1 } : {}

/** Marks the issues of stored records. */
const DAMAGED = { isDamaged: true } as const

/** Returns a schema whose errors `isDamagedRecord` recognizes. */
const storedRecord = <S extends z.ZodMiniType>(schema: S) =>
  z.transform((item: z.input<S>, { issues }): z.output<S> => {
    const { success, data, error } = schema.safeParse(item)
    if (success) return data
    for (const { message, path } of error.issues)
      issues.push({ code: 'custom', message, path: [...path], input: item, params: DAMAGED })
    return z.NEVER
  })

/** Whether an error says that a stored record can't be read. */
export const isDamagedRecord = (error: unknown): boolean =>
  error instanceof $ZodError &&
  error.issues.some((issue) => issue.code === 'custom' && issue.params?.['isDamaged'] === true)

/**
 * Returns a schema that reads a record in any shape and upgrades it. `upgrades` convert each shape
 * to the next, starting with that of version 1.0. Reading does not rewrite the record. A record of
 * a newer release throws `unavailable`, so that the caller or the stream retries until this process
 * is replaced.
 */
export const versionedRecord = <S extends z.ZodMiniType>(schema: S, upgrades: readonly RecordUpgrade[] = []) =>
  z.pipe(
    z.transform((item: z.input<S>): unknown => {
      if (!isItem(item)) return item
      const { shape = 1 } = item
      if (typeof shape !== 'number' || shape > upgrades.length + 1) {
        throw new Problem('unavailable', 'The site is being updated. Please try again in a moment.')
      }
      return upgrades.slice(shape - 1).reduce<Item>((older, upgrade) => upgrade(older), item)
    }),
    storedRecord(schema),
  )
