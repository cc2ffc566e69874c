import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { commandLine, flag, option, wholeNumber } from '#infra/command-line'
import { writeFormatted } from '#infra/proof/bench/keep'
import { noLimits, usualStations } from '#shared/rules/stations'
import { figuresOf, tried, withHands } from './figures'
import { capsIn, handsIn } from './options'
import { asItWas, figuresOn, recordedDay, recordedGuests } from './recorded'
import { cellsOf, pageOf, sections, tableOf, usualCaps } from './report'

const { options, words } = commandLine({
  name: 'npm run rush',
  options: {
    hands: option(z.optional(z.array(handsIn)), {
      isList: true,
      value: 'STATION+N',
      help: 'tries so many hands more at a station (grill+1); with = it has so many (sushi=5); may be repeated',
    }),
    caps: option(z._default(capsIn, usualCaps), {
      value: 'P+D',
      help: 'tries at most P pickups and D deliveries in ten minutes',
    }),
    fridays: option(z._default(wholeNumber(1, 1000), 60), { value: 'N', help: 'so many Fridays at each load' }),
    seed: option(z._default(wholeNumber(0, 1e9), 20_261_120), {
      value: 'N',
      help: 'lets chance fall the same way again',
    }),
    write: flag('keeps the figures in docs/rush.md'),
  },
  words: option(z.array(z.string()).check(z.maxLength(1)), {
    value: 'DAY.json',
    help: 'replays a recorded day instead: what GET /api/kitchen/orders/{location} answers after closing',
  }),
})
const told = options.hands ?? []
const figures = usualStations.map((one) => {
  const set = told.find(({ station, is }) => station === one.station && is !== undefined)
  return { ...one, hands: set?.is ?? one.hands }
})
const more = told.flatMap(({ station, more: count }) => (count === undefined ? [] : [{ station, more: count }]))
const tries = more.length > 0 ? more : [{ station: 'hibachi', more: 1 } as const]

function replayed(file: string): void {
  const day = recordedDay(readFileSync(file, 'utf8'))
  const own = figuresOn(day, figures)
  const guests = [recordedGuests(day, own)]
  const other = withHands(own, tries)
  console.log(`${day.length} completed orders.`)
  console.log(own.map((one) => `${one.station}: ${one.hands} hands, ${one.minutesPerDish} min a dish`).join('\n'))
  const rows = [
    cellsOf('as it was', figuresOf([asItWas(day)])),
    cellsOf('replayed', tried(guests, own, noLimits)),
    cellsOf(
      tries.map(({ station, more: count }) => `${station} ${count > 0 ? '+' : ''}${count}`).join(', '),
      tried(guests, other, noLimits),
    ),
  ]
  console.log(tableOf(rows))
}

const all = { figures, more: tries, caps: options.caps, chance: { fridays: options.fridays, seed: options.seed } }
const [file] = words
if (file !== undefined) replayed(file)
else {
  for (const [title, table] of sections(all)) console.log(`\n${title}\n${table}`)
  if (options.write) {
    await writeFormatted('docs/rush.md', pageOf(all), 'markdown')
    console.log('\nWritten to docs/rush.md')
  }
}
