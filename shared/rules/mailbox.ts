/**
 * Providers that ignore dots in the part before the @, each with the domain that all its names
 * stand for.
 */
const domainsIgnoringDots: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
}

/**
 * The mailbox that an e-mail address leads to: lower case, without `+tag`, and without dots where
 * the provider ignores them. Two addresses of one mailbox give the same text
 * (docs/product/tracking.md#mail).
 */
export function canonicalMailbox(address: string): string {
  const text = address.trim().toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const [name, domain] = [text.slice(0, at).replace(/\+.*$/, ''), text.slice(at + 1)]
  const provider = domainsIgnoringDots[domain]
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`
}
