import { randomBytes } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { codeFrom, normaliseCode, spentCode } from '#shared/rules/codes'
import { getItem, table, tableName } from '../runtime/table'
import type { Step } from '../runtime/table'
import { codeKeys, CodeRecord } from './records'

/** The code that a person typed; undefined when there is none. */
export async function codeTyped(typed: string): Promise<CodeRecord | undefined> {
  const item = await getItem(codeKeys.code(normaliseCode(typed)))
  return item && CodeRecord.parse(item)
}

type Issue = Pick<CodeRecord, 'discount' | 'ownerId' | 'site'> & { readonly now: Date }

/** A new code and the step that issues it, for the transaction that earns it. */
export function newCode({ now, ...issue }: Issue): { readonly code: string; readonly issue: Step } {
  const code = codeFrom(randomBytes(12))
  const record: CodeRecord = { type: 'Code', code, ...issue, issuedAt: now.toISOString() }
  const Item = { ...codeKeys.code(normaliseCode(code)), ...record }
  const ConditionExpression = 'attribute_not_exists(pk)'
  return { code, issue: { write: { Put: { TableName: tableName(), Item, ConditionExpression } } } }
}

/** Spends a code on an order, in the transaction that places it. */
export const spendCode = (id: string, orderId: string): Step => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: codeKeys.code(id),
      UpdateExpression: 'SET spentOn = :order',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(spentOn)',
      ExpressionAttributeValues: { ':order': orderId },
    },
  },
  refused: () => spentCode(),
})

/** Spends a visitor's promo on an order: it needs not have been issued. */
export const spendPromo = (id: string, orderId: string): Step => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: codeKeys.code(id),
      UpdateExpression: 'SET spentOn = :order, #type = :type',
      ConditionExpression: 'attribute_not_exists(spentOn)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':order': orderId, ':type': 'Promo' },
    },
  },
  refused: () => spentCode(),
})

/** Makes a code good again when its order is cancelled; one that was spent on another order since stays spent. */
export async function returnCode(id: string, orderId: string): Promise<void> {
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: codeKeys.code(id),
        UpdateExpression: 'REMOVE spentOn',
        ConditionExpression: 'spentOn = :order',
        ExpressionAttributeValues: { ':order': orderId },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}
