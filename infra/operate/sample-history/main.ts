import { parseProcessArguments, defineFlag, noArguments, defineOption, parseWholeNumber } from '#infra/command-line'
import * as z from 'zod/mini'
import { overrideModes } from '#shared/locations/policy'
import { runOnTable } from '../run-on-table'
import { createSampleHistory, deleteSampleHistory } from './sample-history'

const { options } = parseProcessArguments({
  name: 'npm run tool -- history',
  options: {
    weeks: defineOption(z._default(parseWholeNumber(1, 52), 8), {
      value: 'WEEKS',
      help: 'how many weeks before today are simulated; 8 by default',
    }),
    seed: defineOption(z._default(parseWholeNumber(0, 999_999_999), 1), {
      value: 'NUMBER',
      help: 'for other weeks than the usual ones',
    }),
    remove: defineFlag('takes what was played away again'),
  },
  words: noArguments,
})

await runOnTable(async () => {
  overrideModes(process.env['LOCATION_MODE'])
  if (options.remove) {
    const { days } = await deleteSampleHistory()
    console.log(`The sample history is gone: ${days} days.`)
    return
  }
  const { days, orders, leftOut } = await createSampleHistory({ ...options, now: new Date() })
  console.log(`The sample history is there: ${days} days more, with ${orders} orders.`)
  if (leftOut.length > 0) console.log(`Left out, since it is live: ${leftOut.join(', ')}.`)
})
