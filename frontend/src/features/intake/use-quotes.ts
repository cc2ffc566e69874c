import type { Intake } from '#shared/contract/kitchen'
import { estimateMinutes } from '#shared/rules/order-status'
import { useIntake } from './use-intake'

const usual = ([min, max]: readonly [number, number]) => ({ min, max })

/** How long an order takes now, in minutes; the usual until it is known. */
export const useQuotes = (): Intake['quotes'] =>
  useIntake()?.quotes ?? { pickup: usual(estimateMinutes.pickup), delivery: usual(estimateMinutes.delivery) }
