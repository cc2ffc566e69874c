import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Purchase, purchaseRoutes } from '#shared/purchases/contract'
import { getPack, resolvePackPrice, resolvePacks, type NamedPacks, type Pack } from '#shared/inventory/packs'
import { hundredthsToDecimal } from '#shared/inventory/stock'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { isMailableAddress } from '#shared/accounts/mailbox'
import { centsToDecimal } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import type { ParsedBody } from '#shared/platform/route'
import { findMailSender } from '../notifications/mail-sender'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import { getItem, table, tableName } from '../platform/table/table'
import { buildPutIfAbsent, ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { presentPacks } from '../inventory/present'
import { listIngredients } from '../inventory/repository'
import { purchaseKeys, PurchaseRecord } from './records'
import { listSuppliers } from './supplier-repository'
import { parseItems } from '../platform/table/parse-items'

/** How many purchase orders the list shows. */
const LISTED = 50

/** Presents a purchase order. */
export const presentPurchase = ({
  number,
  state,
  supplier,
  email,
  note,
  createdAt,
  endedAt,
  version,
  ...record
}: PurchaseRecord): Purchase => ({
  number,
  state,
  supplier,
  email,
  note,
  lines: record.lines.map(({ ingredientId, name, sku, unit, quantityHundredths, packs, unitCostCents, received }) => ({
    itemId: ingredientId,
    name,
    ...(sku !== undefined && { sku }),
    unit,
    quantity: hundredthsToDecimal(quantityHundredths),
    ...(packs && { packs: presentPacks(packs) }),
    unitCost: centsToDecimal(unitCostCents),
    ...(received && {
      received: {
        quantity: hundredthsToDecimal(received.quantityHundredths),
        ...(received.packs && { packs: presentPacks(received.packs) }),
        unitCost: centsToDecimal(received.unitCostCents),
        ...(received.paidCents !== undefined && { paid: centsToDecimal(received.paidCents) }),
      },
    }),
  })),
  createdAt,
  ...(endedAt !== undefined && { endedAt }),
  version,
})

/** Returns a location's newest purchase orders, newest first. */
export async function listPurchases(location: LocationCode): Promise<readonly PurchaseRecord[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': purchaseKeys.of(location) },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: LISTED,
    }),
  )
  return parseItems(PurchaseRecord, Items)
}

/** Finds a purchase order. */
export async function findPurchase(location: LocationCode, number: number): Promise<PurchaseRecord | undefined> {
  const item = await getItem(purchaseKeys.purchase(location, number))
  return item && PurchaseRecord.parse(item)
}

/** @throws Problem `not-found` */
export async function getPurchase(location: LocationCode, number: number): Promise<PurchaseRecord> {
  const purchase = await findPurchase(location, number)
  if (!purchase) throw new Problem('not-found', 'There is no such purchase order here.')
  return purchase
}

/** Builds the update of a purchase order, on condition that it is unchanged. */
export function buildPurchaseUpdate(before: PurchaseRecord, after: PurchaseRecord): WriteStep {
  const { state, lines, endedAt = null } = after
  const update = {
    TableName: tableName(),
    Key: purchaseKeys.purchase(before.location, before.number),
    UpdateExpression: `SET #state = :state, #lines = :lines, version = :version${endedAt === null ? '' : ', endedAt = :ended'}`,
    ExpressionAttributeNames: { '#state': 'state', '#lines': 'lines' },
    ExpressionAttributeValues: {
      ':state': state,
      ':lines': lines,
      ':version': before.version + 1,
      ...(endedAt !== null && { ':ended': endedAt }),
    },
  }
  return {
    write: { Update: ifUnchanged(update, { version: before.version }) },
    onConflict: () => createEditConflict(presentPurchase(before)),
  }
}

type Author = { readonly by: string; readonly now: Date }

/** Builds the entry of the change log. */
export const logPurchase = (purchase: PurchaseRecord, what: string, { by, now }: Author) =>
  logChange({
    locations: [purchase.location],
    kind: 'purchase',
    subjectId: String(purchase.number),
    title: `Purchase order ${purchase.number} to ${purchase.supplier}: ${what}`,
    before: null,
    after: null,
    by,
    now,
  }).steps

type NewPurchase = Author & {
  readonly location: LocationCode
  readonly body: ParsedBody<typeof purchaseRoutes.createPurchase>
  readonly storeResponse: (result: Purchase) => readonly WriteStep[]
}

/** @throws Problem `no-address` if the supplier or this location can't be reached by mail */
async function getMailAddress({ location, body: { supplier } }: NewPurchase): Promise<string> {
  const { suppliers } = await listSuppliers()
  const email = suppliers.find(({ name }) => name.toLowerCase() === supplier.toLowerCase())?.email ?? ''
  if (!isMailableAddress(email)) throw new Problem('no-address', `${supplier} has no e-mail address yet.`)
  if (findMailSender(getLocation(location))) return email
  throw new Problem('no-address', 'This location sends no mail. Please print the order.')
}

/**
 * Creates a purchase order. Its record triggers the mail (docs/product/stock.md#purchase-orders).
 * @throws Problem `no-address`, or `invalid-input` for an unknown or repeated item
 */
export async function createPurchase(request: NewPurchase): Promise<Purchase> {
  const { location, body, now, storeResponse } = request
  const email = body.sendBy === 'mail' ? await getMailAddress(request) : ''
  const items = await listIngredients()
  const lines = body.lines.map(({ itemId, ...ordered }, index) => {
    const item = items.get(itemId)
    const { hundredths: quantityHundredths, packs } = resolvePacks(ordered, item?.packs ?? [], `lines.${index}.`)
    // Each item is received once, so a second line of it would never come in.
    const isRepeated = body.lines.findIndex((line) => line.itemId === itemId) < index
    if (!item || isRepeated || quantityHundredths <= 0) {
      const message = !item ? 'No such item' : isRepeated ? 'Is in the order already' : 'Must be more than 0'
      throw new Problem('invalid-input', 'Please check the quantities.', {
        errors: [{ path: `lines.${index}`, message }],
      })
    }
    const { name, sku, unit, costPerUnitCents: unitCostCents } = item
    return {
      ingredientId: itemId,
      name,
      ...(sku !== undefined && { sku }),
      unit,
      quantityHundredths,
      ...(packs && { packs }),
      unitCostCents,
    }
  })
  return runOptimisticWrite(
    async () => (await listPurchases(location))[0]?.number ?? 0,
    (last) => {
      const purchase: PurchaseRecord = {
        type: 'Purchase',
        location,
        number: last + 1,
        state: 'open',
        supplier: body.supplier,
        email,
        note: body.note,
        lines,
        createdAt: now.toISOString(),
        version: 1,
      }
      const result = presentPurchase(purchase)
      const put = buildPutIfAbsent({ ...purchaseKeys.purchase(location, purchase.number), ...purchase })
      const what = email === '' ? 'created' : `mailed to ${email}`
      const steps = [{ write: { Put: put } }, ...logPurchase(purchase, what, request), ...storeResponse(result)]
      return { steps, answer: result }
    },
  )
}

type Cancellation = Author & {
  readonly location: LocationCode
  readonly number: number
  readonly storeResponse: (result: Purchase) => readonly WriteStep[]
}

/** @throws Problem `not-found`, or `changed-meanwhile` unless the purchase order is open */
export const cancelPurchase = (request: Cancellation): Promise<Purchase> =>
  runOptimisticWrite(
    () => getPurchase(request.location, request.number),
    (before) => {
      const { now, storeResponse } = request
      if (before.state !== 'open') throw createEditConflict(presentPurchase(before))
      const after: PurchaseRecord = {
        ...before,
        state: 'cancelled',
        endedAt: now.toISOString(),
        version: before.version + 1,
      }
      const result = presentPurchase(after)
      const steps = [
        buildPurchaseUpdate(before, after),
        ...logPurchase(after, 'cancelled', request),
        ...storeResponse(result),
      ]
      return { steps, answer: result }
    },
  )

type ReceivedAmount = {
  readonly quantity: string | number
  readonly packs?: NamedPacks | undefined
  readonly unitCost: string | number
  readonly priceOf?: string | undefined
}

/** Converts a received amount, in the packs of the order or else of the item. */
export function parseReceived({ unitCost, priceOf, ...amount }: ReceivedAmount, known: readonly Pack[], at: string) {
  const { hundredths, packs } = resolvePacks(amount, known, at)
  const pack = priceOf === undefined ? undefined : getPack(known, priceOf, `${at}priceOf`)
  return {
    quantityHundredths: hundredths,
    ...(packs && { packs }),
    ...resolvePackPrice({ cost: unitCost, pack, hundredths }, at),
  }
}
