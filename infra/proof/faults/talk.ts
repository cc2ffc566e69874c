import * as z from 'zod/mini'

/** What the harness asks of the product under fault, beside what anybody may. */
export const Ask = z.discriminatedUnion('ask', [
  /** Answered once every change so far has been delivered to the reactions. */
  z.object({ ask: z.literal('settle') }),
  z.object({ ask: z.literal('jump-clock'), byMs: z.number() }),
  z.object({ ask: z.literal('unsettle-stream'), seed: z.number() }),
  z.object({ ask: z.literal('measure') }),
])
export type Ask = z.infer<typeof Ask>

export const Measured = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  external: z.number(),
  handles: z.number(),
  managementEndpoint: z.string(),
})
export type Measured = z.infer<typeof Measured>

export const Question = z.object({ id: z.int(), question: Ask })
export const Reply = z.union([
  z.object({ ready: z.int() }),
  z.object({ id: z.int(), measured: z.optional(Measured), error: z.optional(z.string()) }),
])
export type Reply = z.infer<typeof Reply>
