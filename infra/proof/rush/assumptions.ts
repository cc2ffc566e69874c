import type { Station } from '#shared/contract/menu'
import { friday } from '#infra/proof/scale/assumptions'

/** What a Friday's guests and cooks are taken to be. Guesses of the trade, each in one place; a recorded day needs none of them. */
export const evening = {
  date: '2026-11-20',
  firstHour: friday.firstHour,
  hourlyShare: friday.hourlyShare,
  /** Share of the orders that are brought; the rest is picked up. */
  delivered: 0.3,
  /** Share of the pickups that are wanted for later, from half an hour to three hours ahead. */
  forLater: 0.1,
  /** How many dishes an order has, from one on, as shares of the orders. */
  dishes: [0.2, 0.36, 0.22, 0.12, 0.06, 0.04],
  /** Which station makes a dish. */
  stations: { hibachi: 0.55, sushi: 0.25, fry: 0.15, drinks: 0.05 } satisfies Record<Station, number>,
  /** An option more on the dish (a protein, a wrapper): so often, and so much of the dish's time. */
  options: { chance: 0.3, share: 0.15 },
  /** Of those who find their time full so many take the next one, if it is within an hour; of whom would have it brought, as a pickup. */
  waits: { pickup: 0.6, delivery: 0.3 },
  mostWaited: 60,
} as const

/** What chance makes of the hands: how far a dish strays from its time, and all beside the cooking, in minutes. */
export const hands = {
  /** Standard deviation of a dish's time, as a share of it. */
  strays: 0.15,
  /** Until somebody takes a ticket up, and until it is packed: together the six minutes that the rule counts. */
  takesUp: [2.5, 5],
  packs: [3, 4.5],
  /** From the door of the kitchen to the guest's. */
  drives: { mean: 22.5, deviation: 2.5 },
} as const
