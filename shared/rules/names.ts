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
