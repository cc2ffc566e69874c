import { setTimeout as sleep } from 'node:timers/promises'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { findInvariantFailures, openBoard, readRecords } from '../invariants'
import { findPaymentFailures } from '../payments/payment-books'
import { startPayingGuests } from '../payments/paying-guests'
import { startPayingRestaurant, type PayingRestaurant } from '../payments/paying-restaurant'
import { editCourses, paymentCourses, type Course } from '../payments/visits'
import { waitForOrders, type Scenario, type ScenarioContext, type ScenarioResult } from '../scenario'

const KILLS = 5
const BOARDS = 2

/** The schedule settles what a kill has left within a minute; the rest allows for slow machines. */
const SETTLE_MS = scaleLimit(100_000)

type Guests = Awaited<ReturnType<typeof startPayingGuests>>

/** Waits until orders and provider agree. Returns the differences that stay. */
async function settleBooks({ product, readLedger }: PayingRestaurant, { tabs }: Guests): Promise<readonly string[]> {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    await product.ask({ ask: 'settle' })
    const failures = findPaymentFailures({ items: await readRecords(product), tabs, ledger: readLedger() })
    if (failures.length === 0 || performance.now() > deadline) return failures
    await sleep(1000)
  }
}

async function killUnder(courses: readonly Course[], trial: ScenarioContext): Promise<ScenarioResult> {
  const { random } = trial
  const restaurant = await startPayingRestaurant(trial)
  const { product, cook } = restaurant
  const boards = Array.from({ length: BOARDS }, () => openBoard({ ...product, cook }))
  try {
    const guests = await startPayingGuests({ restaurant, random, courses })
    for (let kill = 0; kill < KILLS; kill += 1) {
      await waitForOrders(guests, courses.length)
      await sleep(random.between(50, 1000))
      await product.killAndRestart()
    }
    await waitForOrders(guests, courses.length)
    await guests.stop()
    const differences = await settleBooks(restaurant, guests)
    const failures = await findInvariantFailures({ product, rush: guests, boards })
    return {
      failures: [...guests.failures, ...differences, ...failures],
      figures: `${KILLS} kills, ${guests.tabs.size} orders, ${guests.troubles.retries} retries`,
    }
  } finally {
    await Promise.all(boards.map((board) => board.takeDown()))
    await restaurant.stop()
  }
}

export const killWhilePaying: Scenario = {
  name: 'killed while paying',
  happens: 'kill -9 at random moments while guests pay, are declined, cancel and get refunds',
  holds: "each order is paid once, and the provider's balance equals the orders' books",
  run: (trial) => killUnder(paymentCourses, trial),
}

export const killWhileEditing: Scenario = {
  name: 'killed while editing',
  happens: 'kill -9 at random moments while paid orders are edited, also against a cancellation or a bump',
  holds: 'each edit is applied whole or not at all, and the payments follow',
  run: (trial) => killUnder(editCourses, trial),
}
