import { useSyncExternalStore } from 'react'
import { isRecord } from '#shared/is-record'
import { normaliseCode } from '#shared/rules/codes'
import { keptValue, readJson } from '../storage/kept'
import { REWARD_CODES } from '../storage/names'
import { deviceShelf } from '../storage/shelf'

/** A code that was redeemed in this browser and not yet used. */
export type IssuedCode = { readonly code: string; readonly name: string; readonly ownerId: string }

const isIssued = (value: unknown): value is IssuedCode =>
  isRecord(value) && [value['code'], value['name'], value['ownerId']].every((part) => typeof part === 'string')

const issuedIn = (stored: unknown): readonly IssuedCode[] => (Array.isArray(stored) ? stored.filter(isIssued) : [])

const kept = keptValue<readonly IssuedCode[]>({
  shelf: deviceShelf,
  name: REWARD_CODES,
  read: (text) => readJson(text, issuedIn, []),
})

/**
 * Codes are told once, when they are issued: this browser remembers them until an order has used
 * them.
 */
export const issuedCodesStore = {
  ...kept,

  add: (issued: IssuedCode): void => kept.set([issued, ...kept.get().filter(({ code }) => code !== issued.code)]),

  forget: (used: string): void =>
    kept.set(kept.get().filter(({ code }) => normaliseCode(code) !== normaliseCode(used))),
}

/** The codes of an account, the newest first. */
export const useIssuedCodes = (ownerId: string | undefined): readonly IssuedCode[] =>
  useSyncExternalStore(issuedCodesStore.subscribe, issuedCodesStore.get).filter((one) => one.ownerId === ownerId)
