import { commandLine, flag, noWords, option, wholeNumber } from '#infra/command-line'
import * as z from 'zod/mini'
import { standInForModes } from '#shared/locations/policy'
import { runOnTable } from '../run-on-table'
import { playHistory, removeHistory } from './play'

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

await runOnTable(async () => {
  standInForModes(process.env['LOCATION_MODE'])
  if (options.remove) {
    const { days } = await removeHistory()
    console.log(`The sample history is gone: ${days} days.`)
    return
  }
  const { days, orders, leftOut } = await playHistory({ ...options, now: new Date() })
  console.log(`The sample history is there: ${days} days more, with ${orders} orders.`)
  if (leftOut.length > 0) console.log(`Left out, since it is live: ${leftOut.join(', ')}.`)
})
