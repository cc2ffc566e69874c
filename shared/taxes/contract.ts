import * as z from 'zod/mini'
import { Day, LocationParam, Version } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MAX_TAX_PERIODS, MAX_TAX_RATE, formatTaxRate, validateTaxes } from './tax-rates'

const TaxRatePeriod = z.object({ from: z.string(), rate: z.int(), isDeliveryFeeTaxed: z.boolean() })

/** A location's tax rates in hundredths of a percent, each from a local date on. */
export const TaxSettings = z.object({ taxes: z.array(TaxRatePeriod), version: z.int() })
export type TaxSettings = z.infer<typeof TaxSettings>

const INVALID_RATE = `Must be from 0% to ${formatTaxRate(MAX_TAX_RATE)}, in hundredths of a percent`

const UpdateTaxesRequest = z
  .object({
    taxes: z
      .array(
        z.object({
          from: Day,
          rate: z.int(INVALID_RATE).check(z.minimum(0, INVALID_RATE), z.maximum(MAX_TAX_RATE, INVALID_RATE)),
          isDeliveryFeeTaxed: z.boolean('Must be true or false'),
        }),
      )
      .check(
        z.minLength(1, 'A location needs at least one tax rate, which may be 0%'),
        z.maxLength(MAX_TAX_PERIODS, `At most ${MAX_TAX_PERIODS} dates`),
      ),
    version: Version,
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    for (const { path, message } of validateTaxes(value.taxes)) {
      issues.push({ code: 'custom', message, path: path.split('.'), input: value })
    }
  })

const params = z.object({ location: LocationParam })

export const taxRoutes = {
  getTaxes: {
    method: 'GET',
    path: '/api/taxes/{location}',
    summary: "A location's tax rates by date, as a checkout needs them",
    access: 'public',
    table: 'read',
    params,
    result: TaxSettings,
  },
  getTaxSettings: {
    method: 'GET',
    path: '/api/desk/taxes/{location}',
    summary: "A location's tax rates by date, for editing",
    access: 'admin',
    table: 'read',
    params,
    result: TaxSettings,
  },
  updateTaxes: {
    method: 'PUT',
    path: '/api/desk/taxes/{location}',
    summary: "Sets a location's tax rates; orders that are placed from now on use them",
    access: 'admin',
    table: 'write',
    params,
    body: UpdateTaxesRequest,
    result: TaxSettings,
  },
} as const satisfies RouteGroup
