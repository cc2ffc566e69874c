import { mailKeys, type MailRequest } from '#functions/notifications/records'
import { CodeRecord, codeKeys } from '#functions/payments/codes/records'
import { getItem } from '#functions/platform/table/table'
import { getLocation } from '#shared/locations/index'
import { createRewardMail } from '#shared/notifications/reward-mail'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { findAccountAddress } from './mailed-order'
import type { MailContext } from '#shared/notifications/order-mail'

/** Composes the mail with a code that an account earned; undefined if it no longer exists. */
export async function composeRewardMail({ code: id, name }: Extract<MailRequest, { readonly about: 'reward' }>) {
  const item = await getItem(codeKeys.code(id))
  const code = item && CodeRecord.parse(item)
  if (code?.ownerId === undefined || code.location === undefined) return undefined
  return {
    id: normalizeDiscountCode(code.code),
    key: mailKeys.ofCode(code.code, name),
    to: await findAccountAddress(code.ownerId),
    location: getLocation(code.location),
    letter: (where: MailContext) => createRewardMail(code, where),
  }
}
