import { TaxSettings } from '#shared/taxes/contract'
import { describeTaxChange, sortTaxes } from '#shared/taxes/tax-rates'
import { getLocation, type LocationCode } from '#shared/locations/index'
import {
  getSetting,
  toUndoUpdate,
  updateSetting,
  type LocationSetting,
  type SettingUpdate,
} from '../menu/location-settings'
import { getVersion } from '../menu/records'
import type { UndoHandler } from '../platform/change-log/records'

export const taxSetting: LocationSetting<TaxSettings> = {
  name: 'taxes',
  kind: 'tax',
  select: (state) => state?.taxes,
  getDefault: (location) => ({
    taxes: getLocation(location).taxes.map((tax) => ({ ...tax })),
    version: getVersion({}),
  }),
  title: (before, after) => describeTaxChange(before.taxes, after.taxes),
}

/** Returns a location's tax rates by date. */
export const getTaxes = (location: LocationCode): Promise<TaxSettings> => getSetting(taxSetting, location)

/**
 * Sets a location's tax rates.
 * @throws Problem `changed-meanwhile`
 */
export const updateTaxes = ({ value, ...update }: SettingUpdate<TaxSettings>) =>
  updateSetting(taxSetting, { ...update, value: { ...value, taxes: sortTaxes(value.taxes) } })

/** Restores the tax rates before a change, unless they were changed again. */
export const undoTaxes: UndoHandler = async (request) => {
  const { version } = TaxSettings.parse(JSON.parse(request.change.after))
  const { taxes } = TaxSettings.parse(JSON.parse(request.change.before))
  return (await updateTaxes({ ...toUndoUpdate(request), value: { taxes, version } })).entry
}
