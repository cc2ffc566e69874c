import { readMailbox } from './mailbox'
import { cleanPhone, splitExtension } from './phone'

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Guesses first and last name from an e-mail address: `dana.whitfield@…` gives Dana Whitfield
 * (docs/product/accounts.md#signing-in).
 */
export function guessNamesFromEmail(email: string): { firstName: string; lastName: string } {
  const words = (email.split('@')[0] ?? '')
    .replace(/\+.*$/, '')
    .split(/[._\-\d]+/)
    .filter(Boolean)
  const [first = 'Guest', ...rest] = words.map(capitalise)
  return { firstName: first, lastName: rest.join(' ') }
}

/** Returns an e-mail address in lower case, with its domain in ASCII where it is a mailbox. */
export const normalizeEmail = (typed: string): string => (readMailbox(typed) ?? typed.trim()).toLowerCase()

/** Returns first and last name, joined. */
export const formatFullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string => `${firstName} ${lastName}`.trim()

type NamedAccount = Parameters<typeof formatFullName>[0] & {
  readonly email: string
  readonly tabletId?: string | undefined
}

/** Returns an account's address, or the name of the cook or tablet on a kitchen tablet. */
export const getAccountName = (user: NamedAccount): string =>
  user.tabletId === undefined ? user.email : formatFullName(user)

/**
 * Shortens a name so that it identifies an order but not the person: `'Dana Whitfield'` gives
 * `'Dana W.'` (docs/product/tracking.md#who-sees-what).
 */
export function formatShortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]?.toUpperCase() ?? ''}.` : first
}

/**
 * Mail providers that ignore dots in an address. Each domain maps to the provider's main domain.
 */
const IGNORE_DOTS: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * Returns the mailbox behind an e-mail address, equal for all its spellings: lower case, without a
 * `+tag`, and without dots where the provider ignores them. Empty for an invalid address.
 */
export function canonicalizeEmail(email: string): string {
  const [, typed, domain] = /^(.+)@([^@]+)$/.exec(normalizeEmail(email)) ?? []
  const local = typed?.replace(/\+.*$/, '')
  if (!local || domain === undefined) return ''
  const provider = IGNORE_DOTS.get(domain)
  return provider === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${provider}`
}

/**
 * Returns the digits of a phone number without country code and extension: `+1 (727) 555-0199 x4`
 * gives `7275550199`.
 */
export const canonicalizePhone = (phone: string): string =>
  splitExtension(cleanPhone(phone))
    .number.replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')

/** Shorter digit sequences are not phone numbers. */
const LEAST_DIGITS = 7

type Contact = { readonly emails: readonly string[]; readonly phone: string }

/**
 * Returns keys that identify a person: each canonical mailbox and the canonical phone number. Two
 * contacts that share a key are the same person.
 */
export function listContactIdentities({ emails, phone }: Contact): readonly string[] {
  const digits = canonicalizePhone(phone)
  const mailboxes = emails.map(canonicalizeEmail).filter((mailbox) => mailbox !== '')
  const all = [
    ...mailboxes.map((mailbox) => `mailbox ${mailbox}`),
    ...(digits.length >= LEAST_DIGITS ? [`phone ${digits}`] : []),
  ]
  return [...new Set(all)]
}
