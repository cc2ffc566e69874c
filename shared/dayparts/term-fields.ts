import * as z from 'zod/mini'
import { MoneyString } from '../platform/fields'

/** The dayparts of a dish or category, and its prices in them, as menu and desk show them. */
export const daypartTermFields = {
  /** Ids of the dayparts that it is offered in; empty for always. */
  dayparts: z.array(z.string()),
  daypartPrices: z.record(z.string(), MoneyString),
}
