/** One line of a trace. */
export type TraceEntry = {
  /** ISO time in UTC. */
  readonly at: string
  readonly kind: string
  readonly text: string
  /** Whether an operator should look at it. */
  readonly isProblem?: boolean
  /** Whether it says only that a usual step worked. */
  readonly isRoutine?: boolean
}
