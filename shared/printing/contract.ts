import * as z from 'zod/mini'
import { FileResponse, idField, LocationParam, secretField, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { Station } from '../menu/contract'

/** Print formats, preferred first: Star's two command sets, a picture, plain text. */
export const printMedia = [
  'application/vnd.star.starprnt',
  'application/vnd.star.line',
  'image/png',
  'text/plain',
] as const
export type PrintMedia = (typeof printMedia)[number]

/** A printer polls every few seconds; after this time without a poll it is silent. */
export const PRINTER_SILENT_MS = 5 * 60_000

/** Whether a printer has not polled for too long. `now` is in milliseconds. */
export const isPrinterSilent = (seenAt: string, now: number): boolean => now - Date.parse(seenAt) > PRINTER_SILENT_MS

/** What a printer prints: tickets, or a label for each piece. */
export const printerKinds = ['tickets', 'labels'] as const

/** How many letters a row has: on an 80 mm roll, and on a 58 mm roll. */
export const printColumns = [48, 32] as const

const path = '/api/print/{location}/{printerToken}'
const params = z.object({ location: LocationParam, printerToken: secretField(80) })

/**
 * Other fields that printers send vary with their firmware. An invalid value must not stop a
 * ticket.
 */
const ReportedText = z.optional(z.catch(textField(200), ''))

/** Star CloudPRNT: the printer polls the server (docs/product/printing.md#printers). */
export const cloudPrintRoutes = {
  pollPrintJob: {
    method: 'POST',
    path,
    summary: 'A printer reports its status and learns whether a ticket is waiting',
    access: 'public',
    table: 'write',
    deviceToken: 'printerToken',
    isPolled: true,
    params,
    body: z.object({ statusCode: ReportedText, printingInProgress: z.optional(z.catch(z.boolean(), false)) }),
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
    summary: "A printer's next ticket, in the format that it requests",
    access: 'public',
    table: 'write',
    deviceToken: 'printerToken',
    limit: 'print-jobs',
    answers: 'file',
    params,
    query: z.object({
      type: z.optional(z.enum(printMedia, { error: `Must be one of ${printMedia.join(', ')}` })),
      token: z.optional(idField()),
    }),
    result: FileResponse,
  },
  completePrintJob: {
    method: 'DELETE',
    path,
    summary: 'A printer reports the result of printing a ticket; a failed one is printed again',
    access: 'public',
    table: 'write',
    deviceToken: 'printerToken',
    params,
    query: z.object({ code: ReportedText, token: z.optional(idField()) }),
    // The protocol requires a 200.
    result: z.object({}),
  },
} as const satisfies RouteGroup

/** Printing from the kitchen's boards. */
export const kitchenPrintRoutes = {
  printAgain: {
    method: 'POST',
    path: '/api/kitchen/orders/{orderId}/print',
    summary: "Prints an order's ticket again on the printers that printed it, whose names it returns",
    access: 'staff',
    table: 'write',
    worksLocked: true,
    params: z.object({ orderId: idField() }),
    result: z.object({ printers: z.array(z.string()) }),
  },
} as const satisfies RouteGroup

const INVALID_COPIES = 'Must be 1 or 2'
const Columns = z.nullable(z.literal([...printColumns], 'Must be 32 or 48'))

const printerFields = {
  id: z.string(),
  name: z.string(),
  /** The stations whose dishes it prints; null for all. */
  stations: z.nullable(z.array(Station)),
  /** How often it prints each ticket. */
  copies: z.int(),
  kind: z.enum(printerKinds),
  /** The letters of a row; null for what the printer reports. */
  columns: Columns,
  createdAt: z.string(),
}

/** A printer of a kitchen (docs/product/printing.md#printers). */
export const Printer = z.object({
  ...printerFields,
  /** When it last polled, to the minute; null if never. */
  seenAt: z.nullable(z.string()),
  /** The status that it last reported: `200 OK`, `410 Paper out`. */
  state: z.nullable(z.string()),
  /** Whether other calls from its network can't use up its limit (docs/product/printing.md). */
  hasOwnLimit: z.boolean(),
})
export type Printer = z.infer<typeof Printer>

const atLocation = z.object({ location: LocationParam })

export const printerRoutes = {
  listPrinters: {
    method: 'GET',
    path: '/api/desk/printers/{location}',
    summary: "A location's printers with their last reported status",
    access: 'admin',
    table: 'read',
    params: atLocation,
    result: z.array(Printer),
  },
  addPrinter: {
    method: 'POST',
    path: '/api/desk/printers/{location}',
    summary: 'Adds a printer; only this response contains its token',
    access: 'admin',
    status: 201,
    table: 'write',
    params: atLocation,
    body: z.strictObject({
      name: textField(60, 'name').check(z.minLength(1, 'Please name the printer')),
      copies: z._default(z.int(INVALID_COPIES).check(z.minimum(1, INVALID_COPIES), z.maximum(2, INVALID_COPIES)), 1),
      kind: z._default(z.enum(printerKinds), 'tickets'),
      columns: z._default(Columns, null),
      stations: z.optional(z.nullable(z.array(Station).check(z.minLength(1, 'Choose a station, or none for all')))),
    }),
    result: z.object({ ...printerFields, token: z.string() }),
  },
  revokePrinter: {
    method: 'DELETE',
    path: '/api/desk/printers/{location}/{printerId}',
    summary: 'Revokes a printer, whose token becomes invalid',
    access: 'admin',
    status: 204,
    table: 'write',
    params: z.object({ location: LocationParam, printerId: idField(40) }),
    result: z.undefined(),
  },
} as const satisfies RouteGroup
