import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { browserAt } from '#infra/testkit/browser'
import type { OrderWishes } from '#infra/testkit/browser'
import { MenuItem } from '#shared/contract/menu'
import { Order } from '#shared/contract/orders'
import { serverIdOf } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { policyOf } from '#shared/locations/policy'
import { offeredDays } from '#shared/rules/schedule'
import { lineOf, works } from './deployed/report'
import { expectThat, NotHere, trying } from './deployed/steps'
import type { Outcome } from './deployed/steps'
import { Stop } from './steps'

type Browser = ReturnType<typeof browserAt>

/** A site that was deployed, as a new visitor meets it. */
export type SmokeSite = { readonly location: Location; readonly visitor: Browser }

type Smoke = {
  readonly tell: (outcome: Outcome) => void
  /** How long one call may take, a cold start included. */
  readonly patienceMs?: number | undefined
}

type Answered = { readonly status: number; readonly body: unknown }

/** An answer that never comes would keep the deployment waiting. */
async function soon<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  const waiting = new AbortController()
  const late = sleep(patienceMs, undefined, { signal: waiting.signal }).then((): never => {
    throw new Error(`no answer within ${patienceMs / 1000} s`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    waiting.abort()
    late.catch(() => undefined)
  }
}

const Unreached = z.object({ cause: z.object({ message: z.string() }) })

/** The reason in full: `fetch` itself says no more than that it failed. */
function reached(error: unknown): never {
  const { data } = Unreached.safeParse(error)
  throw data ? new Error(`could not be reached: ${data.cause.message}`) : error
}

/** What an answer says, in few words. */
const inShort = ({ status, body }: Answered): string => `answered ${status}: ${JSON.stringify(body).slice(0, 120)}`

/** The answer's body as the contract has it; throws with what came instead. */
function bodyOf<S extends z.ZodMiniType>(answer: Answered, status: number, schema: S): z.output<S> {
  expectThat(answer.status === status, inShort(answer))
  const { data, success } = schema.safeParse(answer.body)
  expectThat(success, `what it answered is not what the contract says: ${inShort(answer)}`)
  return data
}

const Health = z.object({ version: z.string(), location: z.string() })
const Refused = z.object({ code: z.string() })

/**
 * An order that any location takes or refuses for its figures alone: picked up, at an hour when it
 * is open.
 */
const trialOrder = (location: Location, dish: MenuItem): OrderWishes => ({
  locationId: serverIdOf(location),
  lines: [{ dish, quantity: 1 }],
  customerInfo: { name: 'Trial order', email: '', phone: location.phone },
  more: {
    specialInstructions: 'Placed by a deployment to see that ordering works; cancelled at once.',
    scheduledFor: offeredDays(location, 'pickup', new Date())[0]?.times[0]?.at,
  },
})

type Step = ReturnType<typeof trying>['step']

/** What both kinds of orders need. */
type Trial = SmokeSite & {
  readonly step: Step
  readonly asking: <T>(call: Promise<T>) => Promise<T>
  /** A dish that can be ordered; throws where the menu has none. */
  readonly dish: () => MenuItem
}

const send = ({ location, visitor, asking }: Trial, dish: MenuItem) =>
  asking(visitor.order(trialOrder(location, dish), { 'idempotency-key': randomUUID() }))

const isCancelled = async ({ visitor, asking }: Trial, { id }: Order): Promise<boolean> =>
  bodyOf(await asking(visitor.post(`/api/orders/${id}/cancel`)), 200, Order).status === 'cancelled'

/** An order that is refused before anything is stored, so that no customer and no cook sees it. */
async function tryRefusal(trial: Trial): Promise<void> {
  await trial.step('an order with wrong figures is refused', async () => {
    const dish = trial.dish()
    const answer = await send(trial, { ...dish, price: (Number(dish.price) + 1).toFixed(2) })
    const taken = Order.safeParse(answer.body).data
    if (taken) {
      const came = (await isCancelled(trial, taken)) ? 'was cancelled at once' : 'must be cancelled by hand'
      throw new Error(`it was taken as ticket ${taken.ticketNumber}, which ${came}`)
    }
    expectThat(bodyOf(answer, 409, Refused).code === 'price-changed', inShort(answer))
    return 'price-changed; nothing is stored'
  })
}

async function tryOrder(trial: Trial): Promise<void> {
  const { visitor, asking, step } = trial
  let order: Order | undefined
  const placed = (): Order => {
    if (!order) throw new NotHere('no order was taken')
    return order
  }
  await step('a trial order', async () => {
    order = bodyOf(await send(trial, trial.dish()), 201, Order)
    return `ticket ${order.ticketNumber}, ${order.total} dollars`
  })
  await step('it is read back', async () => {
    const { id, total } = placed()
    const read = bodyOf(await asking(visitor.get(`/api/orders/${id}`)), 200, Order)
    expectThat(read.status === 'pending' && read.total === total, `${read.status}, ${read.total} dollars`)
    return `${read.status}, ${read.total} dollars`
  })
  await step('it is cancelled', async () => {
    expectThat(await isCancelled(trial, placed()), 'it is still there')
    return 'cancelled'
  })
}

/**
 * Sees that a site that was just deployed works. Where trial orders are taken, places one, reads it
 * and cancels it; at a live location asks for what is refused before anything is stored.
 */
export async function smoke(
  { location, visitor }: SmokeSite,
  { tell, patienceMs = 30_000 }: Smoke,
): Promise<readonly Outcome[]> {
  const { outcomes, step } = trying(tell)
  const asking = <T>(call: Promise<T>) => soon(call.catch(reached), patienceMs)
  let orderable: MenuItem | undefined
  const dish = (): MenuItem => {
    if (!orderable) throw new NotHere('no dish can be ordered')
    return orderable
  }
  await step('health', async () => {
    const found = bodyOf(await asking(visitor.get('/api/health')), 200, Health)
    expectThat(found.location === location.code, `${found.location} answers for ${location.code}`)
    return `version ${found.version}`
  })
  await step('menu', async () => {
    const menu = bodyOf(await asking(visitor.get(`/api/menu-items/${location.code}`)), 200, z.array(MenuItem))
    orderable = menu.find(({ isAvailable, price }) => isAvailable && Number(price) > 0)
    expectThat(orderable !== undefined, `none of ${menu.length} dishes can be ordered`)
    return `${menu.length} dishes`
  })
  const trial = { location, visitor, step, asking, dish }
  await (policyOf(location).takesTrialOrders ? tryOrder(trial) : tryRefusal(trial))
  return outcomes
}

const GO_BACK = [
  'The deployment stands, but a site does not work. To go back: check out the commit that was deployed before, and',
  '`npm run deploy`. An alarm that rings already lets no canary begin: then `npm run deploy -- -c canary=false`.',
].join('\n')

/**
 * Tries each site that was deployed, one after the other, and tells what it saw; throws `Stop`
 * where one fails.
 */
export async function smokeAll(sites: readonly SmokeSite[], say: (line: string) => void, patienceMs?: number) {
  const outcomes: Outcome[] = []
  for (const site of sites) {
    say(`\nTrying ${site.location.fullName}`)
    outcomes.push(...(await smoke(site, { tell: (outcome) => say(lineOf(outcome)), patienceMs })))
  }
  if (!works(outcomes)) throw new Stop(GO_BACK)
}
