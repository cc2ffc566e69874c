import * as z from 'zod/mini'
import { findTracedOrder } from '#functions/orders/order-trace-repository'
import { formatStations } from '#functions/printing/records'
import { listPrinters } from '#functions/printing/repository'
import { defineOption, parseProcessArguments } from '#infra/command-line'
import type { LocationCode } from '#shared/locations/index'
import { runOnTable } from './run-on-table'
import { describeContact, describeDue, listUnprintedStations } from './trace/print-entries'
import { Place } from './trace/run-trace'
import { listWaitingTickets } from './trace/order-prints'

const { words } = parseProcessArguments({
  name: 'npm run tool -- printers',
  options: {},
  words: defineOption(z.tuple([Place], { error: 'one location is missing' }), {
    value: 'LOCATION',
    help: 'the location whose printers are listed',
  }),
})

type Printer = Awaited<ReturnType<typeof listPrinters>>[number]

async function describePrinter(printer: Printer, location: LocationCode, now: Date): Promise<readonly string[]> {
  const waiting = await listWaitingTickets(printer.id)
  const lines = waiting.map(async ({ orderId, dueAt }) => {
    const ticket = (await findTracedOrder(orderId))?.ticketNumber
    return `  ticket ${ticket ?? orderId}: ${describeDue(dueAt, location, now).text}`
  })
  const state = printer.state === undefined ? '' : `, and said ${printer.state}`
  return [
    `${printer.name} (${formatStations(printer)}): ${describeContact(printer, location)}${state}; waiting: ${waiting.length}`,
    ...(await Promise.all(lines)),
  ]
}

await runOnTable(async () => {
  const [location] = words
  const printers = await listPrinters(location)
  if (printers.length === 0) console.log('The location has no printer.')
  for (const printer of printers)
    for (const line of await describePrinter(printer, location, new Date())) console.log(line)
  const without = listUnprintedStations(printers)
  if (printers.length > 0 && without.length > 0) console.log(`No printer has ${without.join(', ')}.`)
})
