import * as z from 'zod/mini'
import { FileResponse, LocationParam } from '../fields'
import type { RouteGroup } from '../route'

/** In what a ticket can be printed, the better first: Star's own commands, or plain text. */
export const printMedia = ['application/vnd.star.line', 'text/plain'] as const
export type PrintMedia = (typeof printMedia)[number]

const path = '/api/print/{location}/{printerToken}'
const params = z.object({ location: LocationParam, printerToken: z.string().check(z.maxLength(80)) })

/**
 * What printers say beside is theirs to say: another firmware says more, and no ticket waits for
 * it.
 */
const said = z.optional(z.catch(z.string().check(z.maxLength(200)), ''))

/**
 * Star's CloudPRNT: the printer asks, the house never has to find it
 * (docs/product/kitchen.md#printers).
 */
export const cloudPrintRoutes = {
  poll: {
    method: 'POST',
    path,
    summary: 'A printer says how it is, and is told whether a ticket waits',
    access: 'public',
    table: 'write',
    isPolled: true,
    params,
    body: z.object({ statusCode: said, printingInProgress: z.optional(z.catch(z.boolean(), false)) }),
    result: z.object({
      jobReady: z.boolean(),
      mediaTypes: z.optional(z.array(z.enum(printMedia))),
      jobToken: z.optional(z.string()),
      deleteMethod: z.optional(z.literal('DELETE')),
    }),
  },
  job: {
    method: 'GET',
    path,
    summary: 'The ticket that waits for a printer, in the form that it asks for',
    access: 'public',
    table: 'write',
    answers: 'file',
    params,
    query: z.object({
      type: z.optional(z.enum(printMedia, { error: `Must be one of ${printMedia.join(', ')}` })),
      token: z.optional(z.string().check(z.maxLength(64))),
    }),
    result: FileResponse,
  },
  done: {
    method: 'DELETE',
    path,
    summary: 'A printer says how a ticket came out; one that did not is printed again',
    access: 'public',
    table: 'write',
    params,
    query: z.object({ code: said, token: z.optional(z.string().check(z.maxLength(64))) }),
    // The protocol asks for a 200.
    result: z.object({}),
  },
} as const satisfies RouteGroup
