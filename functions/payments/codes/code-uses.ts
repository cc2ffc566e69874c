import { isCouponId } from '#shared/payments/coupons'
import { createCodeSpentProblem, normalizeDiscountCode } from '#shared/payments/discount-codes'
import { ifUnchanged, updateOnce, type WriteStep } from '../../platform/table/transaction'
import { tableName } from '../../platform/table/table'
import { releaseCoupon } from './coupon-repository'
import { codeKeys, type CodeRecord } from './records'

/** What an order takes of a code. */
export type CodeUse = {
  readonly codeId: string
  /** Missing for a percentage and a promo code, which are used as a whole. */
  readonly amountCents?: number | undefined
}

const spendPercentage = ({ code, validUntil }: CodeRecord, orderId: string): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: codeKeys.code(normalizeDiscountCode(code)),
      UpdateExpression: 'SET spentOn = :order',
      ConditionExpression: 'attribute_not_exists(spentOn) AND validUntil = :until',
      ExpressionAttributeValues: { ':order': orderId, ':until': validUntil },
    },
  },
  onConflict: () => createCodeSpentProblem(),
})

/**
 * Returns the step that spends a code on an order, or a part of an amount. It fails with
 * `code-spent` if less is left of it or it expired since it was read.
 */
export function spendCode(record: CodeRecord, orderId: string, amountCents: number): WriteStep {
  const { code, validUntil, discount } = record
  if ('percent' in discount) return spendPercentage(record, orderId)
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: codeKeys.code(normalizeDiscountCode(code)),
        UpdateExpression: 'SET remainingCents = remainingCents - :cents, uses.#order = :cents',
        ConditionExpression: 'remainingCents >= :cents AND validUntil = :until AND attribute_not_exists(uses.#order)',
        ExpressionAttributeNames: { '#order': orderId },
        ExpressionAttributeValues: { ':cents': amountCents, ':until': validUntil },
      },
    },
    onConflict: () => createCodeSpentProblem(),
  }
}

/**
 * Returns the step that changes what an edited order takes of an amount. It fails if less is left
 * of the code since it was read.
 */
export const changeCodeUse = (
  use: { readonly codeId: string; readonly amountCents: number },
  orderId: string,
  beforeCents: number,
): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: codeKeys.code(use.codeId),
      UpdateExpression: 'SET remainingCents = remainingCents - :more, uses.#order = :cents',
      ConditionExpression: 'uses.#order = :before AND remainingCents >= :more',
      ExpressionAttributeNames: { '#order': orderId },
      ExpressionAttributeValues: {
        ':cents': use.amountCents,
        ':before': beforeCents,
        ':more': use.amountCents - beforeCents,
      },
    },
  },
})

/**
 * Returns the step that spends a promo code, which needs no earlier record. It fails with `code-
 * spent`.
 */
export const spendPromo = (id: string, orderId: string): WriteStep => ({
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
  onConflict: () => createCodeSpentProblem(),
})

/** Returns the step that expires a code of which nothing was spent. */
export const expireUnspentCode = (id: string, at: string): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: codeKeys.code(id),
      UpdateExpression: 'SET validUntil = :at',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(spentOn) AND validUntil > :at AND (attribute_not_exists(remainingCents) OR remainingCents = discount.amountCents)',
      ExpressionAttributeValues: { ':at': at },
    },
  },
})

/** Expires a code. A spent code stays spent, and is invalid if its order is cancelled later. */
export async function expireCode(id: string, at: string): Promise<void> {
  const update = {
    TableName: tableName(),
    Key: codeKeys.code(id),
    UpdateExpression: 'SET validUntil = :at',
    ConditionExpression: 'attribute_exists(pk) AND validUntil > :at',
    ExpressionAttributeValues: { ':at': at },
  }
  await updateOnce({ update, onConflict: 'already' })
}

/**
 * Returns to a code what an order took of it, after the order was cancelled. Repeating the call
 * changes nothing, also if another order has used the code since.
 */
export async function releaseCode({ codeId, amountCents }: CodeUse, orderId: string): Promise<void> {
  if (isCouponId(codeId)) return releaseCoupon(codeId, orderId)
  const key = { TableName: tableName(), Key: codeKeys.code(codeId) }
  const update =
    amountCents === undefined
      ? ifUnchanged({ ...key, UpdateExpression: 'REMOVE spentOn' }, { spentOn: orderId })
      : {
          ...key,
          UpdateExpression: 'SET remainingCents = remainingCents + :cents REMOVE uses.#order',
          ConditionExpression: 'uses.#order = :cents',
          ExpressionAttributeNames: { '#order': orderId },
          ExpressionAttributeValues: { ':cents': amountCents },
        }
  await updateOnce({ update, onConflict: 'already' })
}
