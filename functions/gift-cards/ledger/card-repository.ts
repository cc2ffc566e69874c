import * as z from 'zod/mini'
import { isValidSessionAt } from '#shared/accounts/access'
import { normalizeEmail } from '#shared/accounts/contact'
import type { User } from '#shared/accounts/contract'
import { createUnknownGiftCardProblem, isGiftCardCodeFormat } from '#shared/gift-cards/gift-cards'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { getCurrentLocation } from '../../locations/state/current-location'
import { parseItems } from '../../platform/table/parse-items'
import { getItem, getItems, getKey, queryAll, tableName, type Item } from '../../platform/table/table'
import { ifUnchanged, type Update } from '../../platform/table/transaction'
import { GiftCardEntryRecord, GiftCardRecord, giftCardKeys } from './records'

/** Whether a location has gift cards: a live one that can take payments online. */
export const takesGiftCards = (location: LocationCode): boolean =>
  getPolicy(getLocation(location)).payments === 'stripe'

/** @throws Problem `not-found` at a location without gift cards */
export function assertTakesGiftCards(location: LocationCode): void {
  if (!takesGiftCards(location)) throw new Problem('not-found', 'There are no gift cards at this location.')
}

/**
 * Cards that were sold still pay where the owner has switched online payments off.
 * @throws Problem `not-found` at a location that sells no gift cards now
 */
export async function assertSellsGiftCards(location: LocationCode): Promise<void> {
  assertTakesGiftCards(location)
  if (getPolicy(await getCurrentLocation(location)).payments === 'none')
    throw new Problem('not-found', 'There are no gift cards for sale at this location.')
}

/** Returns a gift card by its id; undefined if there is none. */
export async function findGiftCard(id: string): Promise<GiftCardRecord | undefined> {
  const item = await getItem(giftCardKeys.card(id))
  return item && GiftCardRecord.parse(item)
}

const CodeEntry = z.object({ cardId: z.string() })

/**
 * Returns the card of a typed code that can pay.
 * @throws Problem `not-found`, the same for an unknown code and for a card that was blocked
 */
export async function getUsableGiftCard(typed: string): Promise<GiftCardRecord> {
  const entry = isGiftCardCodeFormat(typed) ? await getItem(giftCardKeys.code(typed)) : undefined
  const card = entry && (await findGiftCard(CodeEntry.parse(entry).cardId))
  if (card?.state !== 'active') throw createUnknownGiftCardProblem()
  return card
}

/**
 * Returns the update of some attributes, on condition that the card has not changed since. The
 * movements of orders don't count as a change.
 */
export function buildCardUpdate(card: GiftCardRecord, changes: Partial<GiftCardRecord> & Item): Update {
  const { version } = card
  const set = Object.entries({ ...changes, version: version + 1 }).filter(([, value]) => value !== undefined)
  const removed = Object.keys(changes).filter((name) => changes[name] === undefined)
  const update = {
    TableName: tableName(),
    Key: giftCardKeys.card(card.id),
    UpdateExpression: [
      `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(
      [...set.map(([name]) => name), ...removed].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  }
  return ifUnchanged(update, { version })
}

/** Returns the paid cards that a location sold, newest first. */
export async function listGiftCards(location: LocationCode): Promise<readonly GiftCardRecord[]> {
  const found = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :cards',
    ExpressionAttributeValues: { ':cards': giftCardKeys.of(location) },
    ScanIndexForward: false,
  })
  const cards = parseItems(GiftCardRecord, await getItems(found.map(getKey)))
  return cards.sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** Returns the ids of a location's gift cards that must be looked at by now. */
export async function listDueGiftCards(location: LocationCode, now: Date): Promise<readonly string[]> {
  const checks = await queryAll({
    KeyConditionExpression: 'pk = :checks',
    ExpressionAttributeValues: { ':checks': giftCardKeys.checks(location) },
  })
  return checks.filter(({ dueAt }) => String(dueAt) <= now.toISOString()).map(({ giftCardId }) => String(giftCardId))
}

/** Returns the entries of a card, oldest first. */
export async function listGiftCardEntries(cardId: string): Promise<readonly GiftCardEntryRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :card AND begins_with(sk, :entries)',
    ExpressionAttributeValues: { ':card': giftCardKeys.card(cardId).pk, ':entries': 'ENTRY#' },
    ConsistentRead: true,
  })
  return parseItems(GiftCardEntryRecord, items)
}

/** Returns the cards that a user bought or received, by the account's verified address. */
export async function listPersonGiftCards(user: User): Promise<readonly GiftCardRecord[]> {
  const places = locations.filter((place) => takesGiftCards(place.code) && isValidSessionAt(user, place))
  const cards = await Promise.all(places.map(({ code }) => listGiftCards(code)))
  const own = normalizeEmail(user.email)
  return cards
    .flat()
    .filter(({ from, to }) => [from.email, to?.email ?? ''].some((email) => normalizeEmail(email) === own))
}
