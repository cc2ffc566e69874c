import { useSyncExternalStore } from 'react'
import { normaliseCode } from '#shared/rules/codes'

const KEY = 'hibachi-reward-codes'

/** A code that was redeemed in this browser and not yet used. */
export type IssuedCode = { readonly code: string; readonly name: string; readonly ownerId: string }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isIssued = (value: unknown): value is IssuedCode =>
  isRecord(value) && [value['code'], value['name'], value['ownerId']].every((part) => typeof part === 'string')

function read(): readonly IssuedCode[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isIssued) : []
  } catch {
    return []
  }
}

let codes = read()
const listeners = new Set<() => void>()

function change(next: readonly IssuedCode[]): void {
  codes = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch (error) {
    console.error('The reward code could not be kept', error)
  }
  listeners.forEach((listener) => listener())
}

/** Codes are told once, when they are issued: this browser remembers them until an order has used them. */
export const issuedCodesStore = {
  get: (): readonly IssuedCode[] => codes,

  add: (issued: IssuedCode): void => change([issued, ...codes.filter(({ code }) => code !== issued.code)]),

  forget: (used: string): void => change(codes.filter(({ code }) => normaliseCode(code) !== normaliseCode(used))),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The codes of an account, the newest first. */
export const useIssuedCodes = (ownerId: string | undefined): readonly IssuedCode[] =>
  useSyncExternalStore(issuedCodesStore.subscribe, issuedCodesStore.get).filter((one) => one.ownerId === ownerId)
