import { commandLine, flag, noWords, option, wholeNumber } from '#infra/command-line'
import { openTableAtHand } from '#infra/local/table-at-hand'
import * as z from 'zod/mini'
import { standInForModes } from '#shared/locations/policy'
import { playHistory, removeHistory } from './play'

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

const { options } = commandLine({
  name: 'npm run tool -- history',
  options: {
    weeks: option(z._default(wholeNumber(1, 52), 8), {
      value: 'WEEKS',
      help: 'how many weeks before today are played; 8 unless told',
    }),
    seed: option(z._default(wholeNumber(0, 999_999_999), 1), {
      value: 'NUMBER',
      help: 'for other weeks than the usual ones',
    }),
    remove: flag('takes what was played away again'),
  },
  words: noWords,
})

try {
  standInForModes(process.env['LOCATION_MODE'])
  const table = await openTableAtHand(process.env['DATA_DIR'] || '.local')
  try {
    if (options.remove) {
      const { days } = await removeHistory()
      console.log(`The sample history is gone: ${days} days.`)
    } else {
      const { days, orders, leftOut } = await playHistory({ ...options, now: new Date() })
      console.log(`The sample history is there: ${days} days more, with ${orders} orders.`)
      if (leftOut.length > 0) console.log(`Left out, since it is live: ${leftOut.join(', ')}.`)
    }
  } finally {
    await table.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
