import type { LocationCode } from '#shared/locations/index'
import { normaliseCode } from '#shared/rules/codes'

/** What was mailed is noted beside what it is about, without a word of the mail. */
export const mailKeys = {
  ofOrder: (orderId: string, kind: string) => ({ pk: `ORDER#${orderId}`, sk: `MAIL#${kind}` }),
  ofCode: (code: string, kind: string) => ({ pk: `CODE#${normaliseCode(code)}`, sk: `MAIL#${kind}` }),
  ofClosing: (location: LocationCode, date: string) => ({ pk: `CLOSING#${location}`, sk: `MAIL#${date}` }),
} as const
