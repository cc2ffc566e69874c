import { cleanText, toPlainCharacters } from '../platform/text'

const LEAST_DIGITS = 10
const EXTENSION = /(?:x|ext(?:ension)?\.?)\s*(\d+)$/i
const PHONE = /^[+\d\s().-]*$/

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** Returns what is wrong with a phone number as stored; null if it can be called. */
export function findPhoneError(phone: string): string | null {
  if (countDigits(phone) < LEAST_DIGITS) return 'Please check the phone number: it needs ten digits'
  return PHONE.test(phone.replace(EXTENSION, ''))
    ? null
    : 'Please enter the phone number in digits, such as (727) 555-0199'
}

/**
 * Returns a phone number in plain characters, whatever a phone, keyboard or document wrote: dashes
 * of all kinds, slashes, dots, full-width digits, marks of direction, `tel:`. Other text is only
 * cleaned.
 */
export function cleanPhone(typed: string): string {
  const text = cleanText(typed)
  const phone = cleanText(toPlainCharacters(text))
    .replace(/^tel:\s*/i, '')
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/[\u2010-\u2015\u2212/•·]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return findPhoneError(phone) === null ? phone : text
}

/** Returns a phone number without its extension, and the extension's digits. */
export function splitExtension(phone: string): { readonly number: string; readonly extension: string | undefined } {
  const [ending = '', extension] = EXTENSION.exec(phone) ?? []
  return { number: phone.slice(0, phone.length - ending.length), extension }
}

/**
 * Returns the link that dials a phone number: `tel:7275550199,4` for `(727) 555-0199 x4`. At the
 * comma a phone waits for the answer. Without it, the extension would be part of the number.
 */
export function getPhoneUrl(phone: string): string {
  const { number, extension } = splitExtension(phone)
  return `tel:${number.replace(/[^\d+]/g, '')}${extension === undefined ? '' : `,${extension}`}`
}
