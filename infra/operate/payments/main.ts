import * as z from 'zod/mini'
import { allowClosedPipe, defineOption, parseProcessArguments } from '#infra/command-line'
import { connectToPayments } from '#infra/local/emulated/payments/connect-to-payments'
import { runOnTable } from '../run-on-table'
import { reconcilePayments } from './reconcile'

allowClosedPipe()
parseProcessArguments({
  name: 'npm run payments',
  options: {},
  words: defineOption(z.tuple([z.literal('reconcile')], { error: 'reconcile is missing' }), {
    value: 'reconcile',
    help: 'compares orders with the payment provider; repairs or lists every difference',
  }),
})

// Read before the table is opened: opening the local one names it in the environment.
const isCloud = process.env['TABLE_NAME'] !== undefined && process.env['DATA_DIR'] === undefined

async function reconcile() {
  const provider = isCloud ? undefined : await connectToPayments(process.env['DATA_DIR'] || '.local')
  try {
    return await reconcilePayments(new Date())
  } finally {
    await provider?.close()
  }
}

await runOnTable(async () => {
  const { orders, differences } = await reconcile()
  for (const { orderId, what, isRepaired } of differences)
    console.log(`${isRepaired ? 'repaired' : 'DIFFERENT'}: order ${orderId}: ${what}`)
  const open = differences.filter(({ isRepaired }) => !isRepaired).length
  console.log(`${orders} orders paid online: ${differences.length - open} repaired, ${open} differences left.`)
  return open === 0
})
