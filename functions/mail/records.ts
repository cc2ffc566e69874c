import { normaliseCode } from '#shared/rules/codes'

/** What was mailed is noted beside what it is about, without a word of the mail. */
export const mailKeys = {
  ofOrder: (orderId: string, kind: string) => ({ pk: `ORDER#${orderId}`, sk: `MAIL#${kind}` }),
  ofCode: (code: string, kind: string) => ({ pk: `CODE#${normaliseCode(code)}`, sk: `MAIL#${kind}` }),
} as const
