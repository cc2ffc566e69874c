import * as z from 'zod/mini'
import { LocationParam, textField } from '../fields'
import { Station } from '../menu'
import type { RouteGroup } from '../route'

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
  printers: {
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
