import * as z from 'zod/mini'
import { defineOption, parseProcessArguments } from '#infra/command-line'
import { usePaymentService } from '#infra/local/emulated/payments/payment-service'
import { runOnTable } from '../run-on-table'
import { reconcilePayments } from './reconcile'

parseProcessArguments({
  name: 'npm run payments',
  options: {},
  words: defineOption(z.tuple([z.literal('reconcile')], { error: 'reconcile is missing' }), {
    value: 'reconcile',
    help: 'compares orders with the payment provider; repairs or lists every difference',
  }),
})

// A table of AWS needs the real provider (docs/operations.md#payments).
if (!process.env['TABLE_NAME'] || process.env['DATA_DIR']) usePaymentService(process.env['DATA_DIR'] || '.local')

await runOnTable(async () => {
  const { orders, differences } = await reconcilePayments(new Date())
  for (const { orderId, what, isRepaired } of differences)
    console.log(`${isRepaired ? 'repaired' : 'DIFFERENT'}: order ${orderId}: ${what}`)
  const open = differences.filter(({ isRepaired }) => !isRepaired).length
  console.log(`${orders} orders paid online: ${differences.length - open} repaired, ${open} differences left.`)
  return open === 0
})
