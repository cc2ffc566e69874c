/** Providers at which anyone has a mailbox: such a domain says nothing about who sends. */
const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com aol.com
  icloud.com me.com mac.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net rr.com
  earthlink.net frontier.com proton.me protonmail.com gmx.com gmx.net mail.com zoho.com fastmail.com hey.com`.split(
    /\s+/,
  ),
)

/** A country's domain below which names are sold, such as `co.uk`. */
const COUNTRY_DOMAIN = /^(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}$/

/** Returns what an owner registers of a mail domain: `shop.example` of `mail.shop.example`. */
export function getRegisteredDomain(email: string): string {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return labels.slice(COUNTRY_DOMAIN.test(labels.slice(-2).join('.')) ? -3 : -2).join('.')
}

export const isPublicProvider = (domain: string): boolean => PUBLIC_PROVIDERS.has(domain)
