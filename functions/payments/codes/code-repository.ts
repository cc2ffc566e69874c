import { randomBytes } from 'node:crypto'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { createDiscountCode, getRemainingDiscount, normalizeDiscountCode } from '#shared/payments/discount-codes'
import { buildPutIfAbsent, type WriteStep } from '../../platform/table/transaction'
import {
  getItem,
  getItemLookup,
  getItems,
  getKey,
  queryAll,
  table,
  tableName,
  type Item,
} from '../../platform/table/table'
import { CodeRecord, codeKeys } from './records'
import type { DiscountCode } from '#shared/payments/contract'
import { centsToDecimal } from '#shared/platform/money'
import { parseItems } from '../../platform/table/parse-items'
import { DAY_MS } from '#shared/platform/durations'

/** Returns the code that a person typed; undefined if it does not exist. */
export async function findCode(typed: string): Promise<CodeRecord | undefined> {
  const item = await getItem(codeKeys.code(normalizeDiscountCode(typed)))
  return item && CodeRecord.parse(item)
}

type CodePage = {
  readonly codes: readonly CodeRecord[]
  /** The start of the next page; undefined on the last page. */
  readonly next: string | undefined
}

/** Returns the index entries of a page of a holder's codes, newest first. */
async function queryNewestCodes(holderId: string, size: number, after: string | undefined): Promise<readonly Item[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi2',
      KeyConditionExpression: `gsi2pk = :holder${after === undefined ? '' : ' AND gsi2sk < :after'}`,
      ExpressionAttributeValues: {
        ':holder': codeKeys.holder(holderId),
        ...(after !== undefined && { ':after': after }),
      },
      ScanIndexForward: false,
      Limit: size,
    }),
  )
  return Items
}

/** Returns a page of the codes that an account or a browser received, newest first. */
export async function listCodesPage(
  holderIds: readonly string[],
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<CodePage> {
  const found = (await Promise.all(holderIds.map((id) => queryNewestCodes(id, limit + 1, after)))).flat()
  const place = (item: Item) => String(item['gsi2sk'])
  const newest = found.sort((one, other) => place(other).localeCompare(place(one)))
  const page = newest.slice(0, limit)
  const last = page.at(-1)
  const findItem = await getItemLookup(page.map(getKey))
  return {
    codes: parseItems(
      CodeRecord,
      page.map((item) => findItem(getKey(item))).filter((item) => item !== undefined),
    ),
    next: newest.length > limit && last ? place(last) : undefined,
  }
}

/** Returns all codes that an account received, newest first. */
export async function listCodes(holderId: string): Promise<CodeRecord[]> {
  const found = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :holder',
    ExpressionAttributeValues: { ':holder': codeKeys.holder(holderId) },
  })
  const records = parseItems(CodeRecord, await getItems(found.map(getKey)))
  return records.sort((one, other) => other.issuedAt.localeCompare(one.issuedAt))
}

type NewCode = Pick<CodeRecord, 'title' | 'discount' | 'ownerId' | 'site' | 'location'> & {
  /** Id of the account or browser that receives the code. */
  readonly holderId: string
  readonly days: number
  readonly now: Date
}

/** Returns a new code and the step that stores it. */
export function issueCode({ now, holderId, days, ...attributes }: NewCode): {
  readonly code: string
  readonly issue: WriteStep
} {
  const code = createDiscountCode(randomBytes(12))
  const issuedAt = now.toISOString()
  const validUntil = new Date(now.getTime() + days * DAY_MS).toISOString()
  const { discount } = attributes
  const rest = 'percent' in discount ? {} : { remainingCents: discount.amountCents, uses: {} }
  const record: CodeRecord = { type: 'Code', code, ...attributes, ...rest, issuedAt, validUntil }
  const index = { gsi2pk: codeKeys.holder(holderId), gsi2sk: codeKeys.issued(record) }
  return {
    code,
    issue: { write: { Put: buildPutIfAbsent({ ...codeKeys.code(normalizeDiscountCode(code)), ...record, ...index }) } },
  }
}

/** Presents the discount of a code, and what is left of an amount. */
export function presentDiscount(value: Parameters<typeof getRemainingDiscount>[0]): Omit<DiscountCode, 'code'> {
  const { discount } = value
  const left = getRemainingDiscount(value)
  return {
    discountPercent: 'percent' in discount ? discount.percent : null,
    discountAmount: 'percent' in discount ? null : centsToDecimal(discount.amountCents),
    remaining: 'percent' in left ? null : centsToDecimal(left.amountCents),
  }
}
