import * as z from 'zod/mini'

/** What the harness asks of the product under fault, beside what anybody may. */
export const HarnessCommand = z.discriminatedUnion('ask', [
  /** Answered once every change so far has been delivered to the reactions. */
  z.object({ ask: z.literal('settle') }),
  z.object({ ask: z.literal('jump-clock'), byMs: z.number() }),
  z.object({ ask: z.literal('unsettle-stream'), seed: z.number() }),
  z.object({ ask: z.literal('measure') }),
])
export type HarnessCommand = z.infer<typeof HarnessCommand>

export const ProcessStats = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  external: z.number(),
  handles: z.number(),
  managementEndpoint: z.string(),
})
export type ProcessStats = z.infer<typeof ProcessStats>

export const HarnessRequest = z.object({ id: z.int(), question: HarnessCommand })
export const HarnessReply = z.union([
  z.object({ ready: z.int() }),
  z.object({ id: z.int(), measured: z.optional(ProcessStats), error: z.optional(z.string()) }),
])
export type HarnessReply = z.infer<typeof HarnessReply>
