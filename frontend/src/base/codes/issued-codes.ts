import { useSyncExternalStore } from 'react'
import { isRecord } from '#shared/is-record'
import { normalizeDiscountCode } from '#shared/rules/codes'
import { createStoredValue, parseJson } from '../storage/kept'
import { REWARD_CODES_KEY } from '../storage/names'
import { deviceStorage } from '../storage/shelf'

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
