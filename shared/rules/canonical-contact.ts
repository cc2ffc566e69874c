import { normalizeEmail } from './names'

/**
 * Mail providers that ignore dots in an address, by domain, each with the domain that stands for
 * all of its own.
 */
const IGNORE_DOTS: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The mailbox that an e-mail address delivers to, the same for each of its spellings: lower case,
 * without a `+tag`, and without dots where the provider ignores them. Empty for what is no
 * address.
 */
export function canonicalizeEmail(email: string): string {
  const [, typed, domain] = /^(.+)@([^@]+)$/.exec(normalizeEmail(email)) ?? []
  const local = typed?.replace(/\+.*$/, '')
  if (!local || domain === undefined) return ''
  const provider = IGNORE_DOTS[domain]
  return provider === undefined ? `${local}@${domain}` : `${local.replaceAll('.', '')}@${provider}`
}

/**
 * The digits of a phone number without the country's, so that `+1 (727) 555-0199` is `7275550199`.
 */
export const canonicalizePhone = (phone: string): string => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Fewer digits are no phone number. */
const LEAST_DIGITS = 7

type Contact = { readonly emails: readonly string[]; readonly phone: string }

/**
 * What tells that two contacts are the same person: each canonical mailbox and the canonical
 * phone, with its kind.
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
