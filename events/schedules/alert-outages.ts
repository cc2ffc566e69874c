import { getCurrentLocationWithHours } from '#functions/hours/repository'
import { hasBoard } from '#functions/live/connection-repository'
import { alertLocationOwner, alertOfCounted, runEach } from '#functions/notifications/alert-location-owner'
import { alertOnceWhile } from '#functions/notifications/alert-once-while'
import { listDuePaymentChecks } from '#functions/payments/payment-repository'
import { arePaymentsFailing } from '#functions/payments/provider/payment-failures'
import { listFailedRefunds } from '#functions/payments/refunds/failed-refunds'
import { handleLocationSchedule } from '#functions/platform/location-schedule'
import { listPrinters } from '#functions/printing/repository'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { isOpenAt } from '#shared/hours/open-periods'
import { formatCents } from '#shared/platform/money'
import { isPrinterSilent } from '#shared/printing/contract'

/** A board or printer may restart for this long. */
const THRESHOLD_MS = 10 * 60_000
/** The settlement of payments is repeated each minute, so by then it fails for another reason. */
const SETTLEMENT_MS = 30 * 60_000

const toState = (isFailing: boolean) => (isFailing ? 'holds' : 'over')

/** Alerts the owner while no board is connected during opening hours. */
async function checkBoards(location: Location, isOpen: boolean, now: Date): Promise<void> {
  const { code, name } = location
  const state = isOpen ? toState(!(await hasBoard(code))) : 'unknown'
  await alertOnceWhile(
    location,
    { subject: 'no-board', state, thresholdMs: THRESHOLD_MS, now },
    {
      kind: 'no-board',
      subject: `No board connected at ${name}`,
      what: `${name} is open, and no kitchen board has been connected for ten minutes.`,
      impact: 'Nobody in the kitchen sees new orders on a screen.',
      firstStep: 'Call the kitchen: switch a board on and check its network.',
    },
  )
}

/** Alerts the owner while a printer that was connected before no longer polls. */
async function checkPrinters(location: Location, isOpen: boolean, now: Date): Promise<void> {
  await runEach(await listPrinters(location.code), async ({ id, name, seenAt }) => {
    if (seenAt === undefined) return
    const state = isOpen ? toState(isPrinterSilent(seenAt, now.getTime())) : 'unknown'
    await alertOnceWhile(
      location,
      { subject: `printer ${id}`, state, thresholdMs: THRESHOLD_MS, now },
      {
        kind: 'printer-silent',
        subject: `Printer ${name} at ${location.name} is silent`,
        what: `The printer ${name} has not polled for tickets since it was last connected.`,
        impact: 'Its tickets are not printed. They wait for it for two days.',
        firstStep: 'Call the kitchen: check the power and network of the printer, and read tickets from a board.',
      },
    )
  })
}

/** Alerts the owner while guests can't pay. */
async function checkPaymentPages(location: Location, now: Date): Promise<void> {
  const { code, name } = location
  await alertOnceWhile(
    location,
    { subject: 'payment-pages', state: toState(await arePaymentsFailing(code, now)), thresholdMs: 0, now },
    {
      kind: 'payments-failing',
      subject: `Online payments fail at ${name}`,
      what: 'The payment provider did not open its page for several guests.',
      impact: 'Guests can’t pay online. They can order and pay at the counter.',
      firstStep:
        'Look at the status page of the payment provider. If it lasts, turn online payments off in the settings.',
    },
  )
}

/** Alerts the owner while payments can't be settled. */
async function checkSettlement(location: Location, now: Date): Promise<void> {
  const { code, name } = location
  const late = await listDuePaymentChecks(code, new Date(now.getTime() - SETTLEMENT_MS))
  await alertOnceWhile(
    location,
    { subject: 'settlement', state: toState(late.length > 0), thresholdMs: 0, now },
    {
      kind: 'payments-failing',
      subject: `Payments at ${name} are not settled`,
      what: `The payment provider has not settled payments of ${late.length} orders for half an hour.`,
      impact: 'Paid orders are not charged, or canceled ones not refunded, until it works again.',
      firstStep: 'Look at the status page of the payment provider. The product tries again each minute.',
    },
  )
}

/** Alerts the owner of each refund that the provider could not execute. */
async function checkRefunds(location: Location): Promise<void> {
  await runEach(await listFailedRefunds(location.code), ({ orderId, ticketNumber, amountCents, at }) =>
    alertLocationOwner(location, {
      kind: 'payments-failing',
      mark: `refund ${orderId} ${at}`,
      subject: `A refund failed at ${location.name}`,
      what: `The refund of ${formatCents(amountCents)} for ticket ${ticketNumber} failed.`,
      impact: 'The guest has not got the money back.',
      firstStep: 'Return the amount another way, and confirm it on the first page of the desk.',
    }),
  )
}

async function checkLocation(location: Location, now: Date): Promise<void> {
  if (!getPolicy(location).hasKitchen) return
  const current = await getCurrentLocationWithHours(location.code)
  const isOpen = isOpenAt(current, now)
  const checks = [
    () => checkBoards(current, isOpen, now),
    () => checkPrinters(current, isOpen, now),
    () => checkPaymentPages(current, now),
    () => checkSettlement(current, now),
    () => checkRefunds(current),
    () => alertOfCounted(current, now),
  ]
  await runEach(checks, (check) => check())
}

export const handler = handleLocationSchedule('alert-outages', checkLocation)
