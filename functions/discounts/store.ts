import { randomBytes } from 'node:crypto'
import { codeFrom, normaliseCode, spentCode } from '#shared/rules/codes'
import { ifUnchanged, putNew } from '../runtime/conditions'
import { getItem, tableName } from '../runtime/table'
import { updateOnce } from '../runtime/transact'
import type { Step } from '../runtime/transact'
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
  return { code, issue: { write: { Put: putNew({ ...codeKeys.code(normaliseCode(code)), ...record }) } } }
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
  const key = { TableName: tableName(), Key: codeKeys.code(id) }
  const update = ifUnchanged({ ...key, UpdateExpression: 'REMOVE spentOn' }, { spentOn: orderId })
  await updateOnce({ update, refused: 'already' })
}
