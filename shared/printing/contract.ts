import * as z from 'zod/mini'
import { FileResponse, LocationParam, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { Station } from '../menu/contract'

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
  pollPrintJob: {
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
  getPrintJob: {
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
  completePrintJob: {
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

const PrinterFacts = {
  id: z.string(),
  name: z.string(),
  /** Whose dishes it prints; all of a ticket's where it is of none. */
  stations: z.nullable(z.array(Station)),
  createdAt: z.string(),
}

/** A printer of a kitchen (docs/product/kitchen.md#printers). */
export const Printer = z.object({
  ...PrinterFacts,
  /** When it was last heard of, to a minute; null for one that never asked. */
  seenAt: z.nullable(z.string()),
  /** What it last said of itself: `200 OK`, `410 Paper out`. */
  state: z.nullable(z.string()),
})
export type Printer = z.infer<typeof Printer>

const atLocation = z.object({ location: LocationParam })

export const printerRoutes = {
  listPrinters: {
    method: 'GET',
    path: '/api/desk/printers/{location}',
    summary: "A location's printers, and what they last said of themselves",
    access: 'admin',
    table: 'read',
    params: atLocation,
    result: z.array(Printer),
  },
  addPrinter: {
    method: 'POST',
    path: '/api/desk/printers/{location}',
    summary: 'Makes a printer; its token is told this once',
    access: 'admin',
    status: 201,
    table: 'write',
    params: atLocation,
    body: z.strictObject({
      name: textField(60).check(z.minLength(1, 'Please name the printer')),
      stations: z.optional(z.nullable(z.array(Station).check(z.minLength(1, 'Choose a station, or none for all')))),
    }),
    result: z.object({ ...PrinterFacts, token: z.string() }),
  },
  revokePrinter: {
    method: 'DELETE',
    path: '/api/desk/printers/{location}/{printerId}',
    summary: 'Revokes a printer: its token is good for nothing from then on',
    access: 'admin',
    status: 204,
    table: 'write',
    params: z.object({ location: LocationParam, printerId: z.string().check(z.maxLength(40)) }),
    result: z.undefined(),
  },
} as const satisfies RouteGroup

/**
 * The kitchen's printers: what they ask, and what the owner does with them
 * (docs/product/kitchen.md#printers).
 */
export const printingRoutes = {
  ...cloudPrintRoutes,
  ...printerRoutes,
} as const satisfies RouteGroup
