import { cleanText } from '../platform/text'

export const INVALID_MAILBOX_MESSAGE = 'Please enter an e-mail address'

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** Dots separate words, and neither lead nor follow nor meet (RFC 5322, dot-atom). */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Letters of any script; the address of a server is none. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/

/** Returns a domain in the letters of the network: `bücher.example` is `xn--bcher-kva.example`. */
function toNetworkDomain(typed: string): string | null {
  if (!TYPED_DOMAIN.test(typed) || !URL.canParse(`http://${typed}`)) return null
  const domain = new URL(`http://${typed}`).hostname
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '')
    ? domain
    : null
}

/**
 * Returns the address to which a typed e-mail address is mailed, with its domain in ASCII; null if
 * no mail can be sent to it. Forms, the server and the sender of mails share this rule. A mailbox
 * whose part before the @ has other letters than ASCII needs a service that our mails don't use.
 */
export function readMailbox(typed: string): string | null {
  const text = cleanText(typed)
  if (text.length > MAX_LENGTH) return null
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(0, at)), toNetworkDomain(text.slice(at + 1))]
  return domain !== null && local.length <= MAX_LOCAL_LENGTH && LOCAL_PART.test(local) ? `${local}@${domain}` : null
}

/** Whether a text is exactly one e-mail address that can receive mail. */
export const isMailableAddress = (typed: string): boolean => readMailbox(typed) !== null
