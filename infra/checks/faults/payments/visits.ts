import type { Visit } from './visit'

/** What happens to an order after it was placed. */
export type Course = (visit: Visit) => Promise<void>

function expectAnswer(what: string, status: number, ...expected: readonly number[]): void {
  if (!expected.includes(status)) throw new Error(`${what} was answered ${status}`)
}

async function pay({ press, waitForPayment }: Visit): Promise<void> {
  await press('pay')
  await waitForPayment('authorized')
}

async function confirm({ move }: Visit): Promise<void> {
  expectAnswer('a confirmation', await move('confirmed'), 200)
}

async function handOver({ move }: Visit): Promise<void> {
  expectAnswer('ready', await move('ready'), 200)
  expectAnswer('a completion', await move('completed'), 200)
}

async function payAndConfirm(visit: Visit): Promise<void> {
  await pay(visit)
  await confirm(visit)
}

/** Guests who pay, don't pay, or get their money back. */
export const paymentCourses: readonly Course[] = [
  async (visit) => {
    await payAndConfirm(visit)
    await handOver(visit)
  },
  async (visit) => {
    await visit.press('decline')
    await pay(visit)
    // An order that skips `confirmed` is captured all the same.
    await handOver(visit)
  },
  async ({ press, waitForCancellation }) => {
    for (let card = 0; card < 3; card += 1) await press('decline')
    await waitForCancellation()
  },
  async ({ cancel }) => expectAnswer('a cancellation', await cancel(), 200),
  async ({ press, cancel }) => {
    const [status] = await Promise.all([cancel(), press('pay')])
    expectAnswer('a cancellation', status, 200)
  },
  async (visit) => {
    await pay(visit)
    expectAnswer('a cancellation', await visit.cancel(), 200)
  },
  async (visit) => {
    await payAndConfirm(visit)
    expectAnswer('a cancellation by staff', await visit.move('cancelled'), 200)
  },
  async (visit) => {
    await payAndConfirm(visit)
    await visit.waitForPayment('paid')
    expectAnswer('a refund', await visit.refund('2.00'), 201)
    await handOver(visit)
  },
  async (visit) => {
    await payAndConfirm(visit)
    await visit.waitForPayment('paid')
    const answers = await Promise.all([visit.refund(), visit.refund()])
    expectAnswer('the first of two refunds', Math.min(...answers), 201)
    expectAnswer('the second of two refunds', Math.max(...answers), 409)
  },
  // A guest who never comes back.
  async () => {},
]

/** Orders that change after they were placed. They have three portions at first. */
export const editCourses: readonly Course[] = [
  async (visit) => {
    await pay(visit)
    expectAnswer('an edit', await visit.editAsGuest(4), 200)
    await visit.payBalance()
    await confirm(visit)
    await handOver(visit)
  },
  async (visit) => {
    await pay(visit)
    expectAnswer('an edit', await visit.editAsGuest(1), 200)
    await confirm(visit)
    await handOver(visit)
  },
  async (visit) => {
    await payAndConfirm(visit)
    expectAnswer('an edit', await visit.editAsStaff(2), 200)
    await handOver(visit)
  },
  async (visit) => {
    await payAndConfirm(visit)
    expectAnswer('an edit', await visit.editAsStaff(5), 200)
    await visit.payBalance()
    expectAnswer('a cancellation by staff', await visit.move('cancelled'), 200)
  },
  async (visit) => {
    await payAndConfirm(visit)
    // The balance stays unpaid; the last edit makes the order cost less than was paid.
    expectAnswer('an edit', await visit.editAsStaff(5), 200)
    expectAnswer('an edit', await visit.editAsStaff(1), 200)
    await handOver(visit)
  },
  async (visit) => {
    await pay(visit)
    const [edited, cancelled] = await Promise.all([visit.editAsGuest(4), visit.cancel()])
    expectAnswer('an edit against a cancellation', edited, 200, 409)
    expectAnswer('a cancellation against an edit', cancelled, 200)
  },
  async (visit) => {
    await payAndConfirm(visit)
    const [edited, moved] = await Promise.all([
      visit.editAsStaff(visit.random.chance(0.5) ? 1 : 4),
      visit.move('ready'),
    ])
    expectAnswer('an edit against a bump', edited, 200, 409)
    expectAnswer('a bump against an edit', moved, 200)
    expectAnswer('a completion', await visit.move('completed'), 200)
  },
]
