import { useStore } from 'zustand'
import { DISCOUNT_CODE_KEY, REWARD_CODES_KEY } from '../storage/storage-keys'
import { deviceStorage } from '../storage/storage'
import { isRecord } from '#shared/platform/is-record'
import { isUsableCodeState, normalizeDiscountCode } from '#shared/payments/discount-codes'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { discountCodeRoutes, type OwnDiscountCode } from '#shared/payments/contract'
import { callApi } from '../api/client'
import { feedbackCodeStore } from './feedback-codes'
import { useSession } from '../session/session'

/** The code for the next order. This browser stores it until an order uses it or it is removed. */
export const discountCodeStore = createStoredValue<string | null>({
  storage: deviceStorage,
  name: DISCOUNT_CODE_KEY,
  initial: null,
  read: (text) => text || null,
  write: (code) => code,
  followsOtherTabs: true,
})

export const useDiscountCode = (): string | null => useStore(discountCodeStore)

/** A code that was issued in this browser and is still unused. */
export type IssuedCode = { readonly code: string; readonly name: string; readonly ownerId: string }

const isIssued = (value: unknown): value is IssuedCode =>
  isRecord(value) && [value['code'], value['name'], value['ownerId']].every((part) => typeof part === 'string')

const parseIssued = (stored: unknown): readonly IssuedCode[] => (Array.isArray(stored) ? stored.filter(isIssued) : [])

const store = createStoredValue<readonly IssuedCode[]>({
  storage: deviceStorage,
  name: REWARD_CODES_KEY,
  initial: [],
  read: (text) => parseJson(text, parseIssued, []),
})

/** The server returns an issued code once. This browser stores it until an order has used it. */
export const issuedCodesStore = {
  ...store,

  add: (issued: IssuedCode): void => store.set([issued, ...store.get().filter(({ code }) => code !== issued.code)]),

  forget: (used: string): void =>
    store.set(store.get().filter(({ code }) => normalizeDiscountCode(code) !== normalizeDiscountCode(used))),
}

/** The codes issued to an account in this browser, newest first. */
export const useIssuedCodes = (ownerId: string | undefined): readonly IssuedCode[] =>
  useStore(issuedCodesStore).filter((code) => code.ownerId === ownerId)

/** Queries the latest codes of the account and of this browser, including used ones. */
const ownCodesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [discountCodeRoutes.listCodes.path, userId],
    queryFn: () => callApi(discountCodeRoutes.listCodes, { query: {} }),
  })

const noCodes: readonly OwnDiscountCode[] = []

/** The visitor's codes from all devices, newest first; empty while loading. */
export function useOwnCodes(): readonly OwnDiscountCode[] {
  const { user } = useSession()
  const { data = noCodes } = useQuery(ownCodesQuery(user?.id))
  return data
}

/** The codes that can still be used. */
export const useUsableCodes = (): readonly OwnDiscountCode[] =>
  useOwnCodes().filter(({ state }) => isUsableCodeState(state))

/** Removes a code that an order has used up. */
export function removeUsedCode(code: string): void {
  discountCodeStore.set(null)
  issuedCodesStore.forget(code)
  feedbackCodeStore.delete(code)
}
