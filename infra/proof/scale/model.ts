import type { PerOrder } from '#infra/proof/bench/cost-model'
import { friday } from './assumptions'
import { poissonQuantile } from './poisson'

const HOUR = 3600
const peakShare = Math.max(...friday.hourlyShare)

/** Orders a second of one location in Friday's busiest hour. */
export const orderRate = (friday.orders * peakShare) / HOUR

/** The busiest second of an hour whose events come at this rate. */
export const busiestSecond = (rate: number): number => poissonQuantile(rate, 1 - 1 / HOUR)

/** Tickets on one location's board in the busiest hour, with those that can still be put back. */
export const onTheBoard = orderRate * (friday.minutesCooked + 15) * 60

/** What the whole group does in Friday's busiest hour; rates are a second's. */
export function loadOf(locations: number, used: PerOrder) {
  const orders = orderRate * locations
  const calls = used.functionCalls * orders
  return {
    orders,
    ordersInBusiestSecond: busiestSecond(orders),
    httpCalls: used.httpCalls * orders,
    functionCalls: calls,
    /** Little's law: what is under way is how often it begins times how long it takes. */
    concurrency: used.functionSeconds * orders,
    writeUnits: used.tableWriteUnits * orders,
    readUnits: used.tableReadUnits * orders,
    /** A guest's page for half an hour, a menu for some minutes, the boards all day. */
    sockets: orders * friday.minutesWatched * 60 + locations * friday.boards,
    newSockets: orders,
    /** To every board and to the guest. */
    pushes: orders * friday.boardPushes * (friday.boards + 1),
    dollarsAMonth: friday.orders * friday.fridaysAMonth * locations,
  }
}

export type Load = ReturnType<typeof loadOf>
