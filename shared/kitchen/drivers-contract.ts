import * as z from 'zod/mini'
import { idField, LocationParam, textField } from '../platform/fields'
import { Ticket } from '../orders/contract'
import type { RouteGroup } from '../platform/route'

const atLocation = z.object({ location: LocationParam })

/** Who takes deliveries to guests (docs/product/kitchen.md#drivers). */
export const Driver = z.object({ id: z.string(), name: z.string() })
export type Driver = z.infer<typeof Driver>

export const driverRoutes = {
  listDrivers: {
    method: 'GET',
    path: '/api/desk/drivers/{location}',
    summary: "A location's delivery drivers by name",
    access: 'staff',
    table: 'read',
    params: atLocation,
    result: z.array(Driver),
  },
  addDriver: {
    method: 'POST',
    path: '/api/desk/drivers/{location}',
    summary: 'Adds a delivery driver',
    access: 'admin',
    status: 201,
    table: 'write',
    params: atLocation,
    body: z.strictObject({ name: textField(60, 'name').check(z.minLength(1, 'Please name the driver')) }),
    result: Driver,
  },
  removeDriver: {
    method: 'DELETE',
    path: '/api/desk/drivers/{location}/{driverId}',
    summary: 'Removes a delivery driver, whose orders and amounts stay',
    access: 'admin',
    status: 204,
    table: 'write',
    params: z.object({ location: LocationParam, driverId: idField(40) }),
    result: z.undefined(),
  },
  updateDriver: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/driver',
    summary: 'Gives a ready delivery to a driver, so that it is out for delivery, or to another driver',
    access: 'staff',
    table: 'write',
    worksLocked: true,
    params: z.object({ orderId: idField() }),
    body: z.object({ driverId: idField(40) }),
    result: Ticket,
  },
} as const satisfies RouteGroup
