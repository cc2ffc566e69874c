import type { DepositAmounts, Payments } from '#shared/numbers/payments-contract'
import type { Tender } from '#shared/orders/constants'
import { centsToDecimal } from '#shared/platform/money'
import type { Sums } from './sums'

const presentDeposits = (byTender: ReadonlyMap<string, number>): DepositAmounts => ({
  cash: centsToDecimal(byTender.get('cash') ?? 0),
  card: centsToDecimal(byTender.get('card') ?? 0),
  other: centsToDecimal(byTender.get('other') ?? 0),
})

/** Presents what came in and went back by each way. */
export function presentPayments({ group }: Sums): Payments {
  const of = (name: string) => group('').get(name) ?? 0
  const ofTender = (tender: Tender) => group('tender').get(tender) ?? 0
  const total = of('gross') - of('discount') + of('tax') + of('fees') + of('serviceCharges') + of('tips')
  return {
    online: centsToDecimal(of('paidOnline')),
    giftCards: centsToDecimal(of('paidByGiftCard')),
    atCounter: centsToDecimal(total - of('paidByGiftCard') - of('paidOnline') + of('paidBack') + of('deposits')),
    cash: centsToDecimal(ofTender('cash')),
    card: centsToDecimal(ofTender('card')),
    notCollected: centsToDecimal(ofTender('not-collected')),
    tips: centsToDecimal(of('tips') - of('refundedTips')),
    refunds: centsToDecimal(of('refunded')),
    giftCardRefunds: centsToDecimal(of('refundedToGiftCards')),
    cashRefunds: centsToDecimal(of('refundedInCash')),
    terminalRefunds: centsToDecimal(of('refundedOnTerminal')),
    disputesLost: centsToDecimal(of('disputesLost')),
    depositsReceived: presentDeposits(group('deposit/received')),
    depositsReturned: presentDeposits(group('deposit/returned')),
  }
}
