const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * First and last name as an e-mail address suggests them: `dana.whitfield@…` gives Dana Whitfield
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

/** An e-mail address as it names one person: trimmed and lower-case. */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase()

/** A person's whole name. */
export const formatFullName = ({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string => `${firstName} ${lastName}`.trim()

/**
 * A name that says whose order it is without saying who: `'Dana Whitfield'` gives `'Dana W.'`
 * (docs/product/tracking.md#who-sees-what).
 */
export function formatShortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]?.toUpperCase() ?? ''}.` : first
}

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
