import { useSyncExternalStore } from 'react'
import { DISCOUNT_CODE_KEY, REWARD_CODES_KEY } from '../storage/storage-keys'
import { deviceStorage, onStorageChange } from '../storage/storage'
import { isRecord } from '#shared/platform/is-record'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { discountCodeRoutes } from '#shared/payments/contract'
import type { OwnDiscountCode } from '#shared/payments/contract'
import { callApi } from '../api/client'
import { useSession } from '../session/session'

const listeners = new Set<() => void>()

const read = (): string | null => deviceStorage.getItem(DISCOUNT_CODE_KEY) || null

function change(code: string | null): void {
  if (code === null) deviceStorage.removeItem(DISCOUNT_CODE_KEY)
  else deviceStorage.setItem(DISCOUNT_CODE_KEY, code)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const end = onStorageChange(DISCOUNT_CODE_KEY, listener)
  return () => {
    listeners.delete(listener)
    end()
  }
}

/**
 * The code that the next order is to be placed with, kept in this browser until it is used or taken
 * off.
 */
export const discountCodeStore = {
  get: read,
  set: (code: string): void => change(code),
  forget: (): void => change(null),
}

export const useDiscountCode = (): string | null => useSyncExternalStore(subscribe, read)

/** A code that was redeemed in this browser and not yet used. */
export type IssuedCode = { readonly code: string; readonly name: string; readonly ownerId: string }

const isIssued = (value: unknown): value is IssuedCode =>
  isRecord(value) && [value['code'], value['name'], value['ownerId']].every((part) => typeof part === 'string')

const issuedIn = (stored: unknown): readonly IssuedCode[] => (Array.isArray(stored) ? stored.filter(isIssued) : [])

const kept = createStoredValue<readonly IssuedCode[]>({
  shelf: deviceStorage,
  name: REWARD_CODES_KEY,
  read: (text) => parseJson(text, issuedIn, []),
})

/**
 * Codes are told once, when they are issued: this browser remembers them until an order has used
 * them.
 */
export const issuedCodesStore = {
  ...kept,

  add: (issued: IssuedCode): void => kept.set([issued, ...kept.get().filter(({ code }) => code !== issued.code)]),

  forget: (used: string): void =>
    kept.set(kept.get().filter(({ code }) => normalizeDiscountCode(code) !== normalizeDiscountCode(used))),
}

/** The codes of an account, the newest first. */
export const useIssuedCodes = (ownerId: string | undefined): readonly IssuedCode[] =>
  useSyncExternalStore(issuedCodesStore.subscribe, issuedCodesStore.get).filter((one) => one.ownerId === ownerId)

/** The codes of the account and of this browser, used ones too. */
export const ownCodesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [discountCodeRoutes.listCodes.path, userId],
    queryFn: () => callApi(discountCodeRoutes.listCodes, {}),
  })

const none: readonly OwnDiscountCode[] = []

/**
 * All of them, the newest first, on whatever device they were given; none while they are being
 * asked for.
 */
export function useOwnCodes(): readonly OwnDiscountCode[] {
  const { user } = useSession()
  const { data = none } = useQuery(ownCodesQuery(user?.id))
  return data
}

/** The codes that can still be used. */
export const useUnusedCodes = (): readonly OwnDiscountCode[] => useOwnCodes().filter(({ state }) => state === 'unused')
