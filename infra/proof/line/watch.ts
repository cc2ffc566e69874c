import { setTimeout as sleep } from 'node:timers/promises'
import { isFlat, trendOf } from '#infra/proof/faults/flat'
import type { Slack } from '#infra/proof/faults/flat'
import type { Ticket } from '#shared/contract/orders'
import type { Agenda, CutOff } from './agenda'
import { differences, dueAt } from './picture'
import type { PlayedRush } from './rush'
import { bumpFirst, heldBy, pictureOn } from './screens'
import type { Held, Screen } from './screens'

/** So long a screen may take, once nobody does anything any more; the longest is what a lost connection waits to come back. */
const PATIENCE_MS = 45_000
/** From the first quiet points a page still loads and compiles. */
const WARM_UP_SHARE = 1 / 4
/** How much each may grow over the run; a board's tickets come and go, and what was completed is kept for 15 minutes. */
const slacks: Readonly<Record<keyof Held, Slack>> = {
  heapMb: { share: 0.15, besides: 3 },
  nodes: { share: 0.25, besides: 3_000 },
  listeners: { share: 0.25, besides: 400 },
}
const figures = ['heapMb', 'nodes', 'listeners'] as const

type Line = { readonly rush: PlayedRush; readonly screens: readonly Screen[]; readonly agenda: Agenda }

async function ticketsOf({ read }: PlayedRush): Promise<Ticket[]> {
  return (await read()).filter((entry) => !entry.isBrief)
}

/** What a screen shows otherwise than the list, once it has had the time to follow. */
async function wrongOn(screen: Screen, rush: PlayedRush): Promise<readonly string[]> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const due = dueAt(screen.device, await ticketsOf(rush), Date.now())
    const found = differences(await pictureOn(screen), due)
    if (found.length === 0) return []
    if (performance.now() > deadline) return found.map((what) => `${screen.device.name}: ${what}`)
    await sleep(250)
  }
}

/** Takes a device off the network, bumps at it, and gives what must be true of it later. */
async function cut({ rush, screens }: Line, { at, minutes, device }: CutOff) {
  const screen = screens[device]
  if (!screen) return []
  await rush.until(at)
  await screen.context.setOffline(true)
  const { post } = screen.device
  // Only a station's bump is one that nobody else makes in the meantime.
  const bumped = post !== null && post !== 'expo' ? await bumpFirst(screen) : null
  if (bumped) rush.leftAlone.add(bumped)
  await rush.until(at + minutes)
  await screen.context.setOffline(false)
  return bumped && post !== 'expo' && post !== null ? [{ id: bumped, station: post }] : []
}

/** Follows a rush to its end, and says what was wrong on the way: what a screen showed, what was lost offline, what grew. */
export async function watchLine(line: Line): Promise<readonly string[]> {
  const { rush, screens, agenda } = line
  const failures: string[] = []
  const held: Held[][] = screens.map(() => [])
  const cuts = Promise.all(agenda.cutOffs.map((cutOff) => cut(line, cutOff)))
  for (const moment of agenda.quiet) {
    await rush.until(moment)
    await rush.whileQuiet(async () => {
      const wrong = (await Promise.all(screens.map((screen) => wrongOn(screen, rush)))).flat()
      failures.push(...wrong.map((what) => `minute ${moment}: ${what}`))
      for (const [index, screen] of screens.entries()) held[index]?.push(await heldBy(screen))
      const heaps = held.map((list) => list.at(-1)?.heapMb.toFixed(1)).join(' ')
      console.log(`minute ${moment}: ${wrong.length} differences, ${rush.counts.orders} orders, heaps in MB ${heaps}`)
    })
  }
  await rush.over
  const bumps = (await cuts).flat()
  failures.push(...(await Promise.all(screens.map((screen) => wrongOn(screen, rush)))).flat())
  const tickets = await ticketsOf(rush)
  const lost = bumps.filter(({ id, station }) =>
    tickets.some(
      (ticket) => ticket.id === id && ticket.orderItems.some((of) => of.station === station && !of.isStruck),
    ),
  )
  console.log(`${agenda.cutOffs.length} times a screen was without a network; ${bumps.length} bumps were made there.`)
  failures.push(...lost.map(({ id, station }) => `what ${station} made of ${id} without a network is lost`))
  return [...failures, ...screens.flatMap(({ device }, index) => grownAt(device.name, held[index] ?? []))]
}

function grownAt(name: string, held: readonly Held[]): string[] {
  const judged = held.slice(Math.ceil(held.length * WARM_UP_SHARE))
  return figures.flatMap((figure) => {
    const trend = trendOf(
      judged.map((one) => one[figure]),
      slacks[figure],
    )
    const said = `${name}: ${figure} usually ${trend.usual.toFixed(1)}, grew by ${trend.growth.toFixed(1)} of ${trend.allowed.toFixed(1)} allowed`
    console.log(said)
    return isFlat(trend) ? [] : [`${said}: not flat`]
  })
}
