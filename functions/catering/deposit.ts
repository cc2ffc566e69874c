import type { EventRecord } from './records'

/** A deposit's payment, which the guest completes at `url`. */
type DepositPayment = { readonly url: string }

/**
 * Returns the online payment of an accepted event's deposit; undefined if the deposit is paid at the
 * restaurant. Events take no online payments, so every deposit is paid there.
 */
export const createDepositPayment = (_event: EventRecord): DepositPayment | undefined => undefined
