import { listHoursTexts } from '#shared/hours/hours-change'
import { DEFAULT_INTAKE } from '#shared/kitchen/intake'
import { listSettingTexts } from '#shared/kitchen/settings-contract'
import { listDifferences, listValueTexts, type ChangedValue } from '#shared/locations/changed-values'
import { showsGroupData } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import { listTaxTexts } from '#shared/taxes/tax-rates'
import { eventSetting } from '../../catering/settings'
import { findHours, resolveHours } from '../../hours/repository'
import { capacitySetting, stationsSetting } from '../../kitchen/capacity-repository'
import { getDayparts } from '../../menu/dayparts/repository'
import { getSettingWithFirst } from '../../menu/location-settings'
import { getMenuWithState } from '../../menu/menu-cache'
import { locationSettings } from '../../menu/settings-repository'
import { listSuppliers } from '../../purchases/supplier-repository'
import { listSpecialTexts } from '../../specials/repository'
import { taxSetting } from '../../taxes/repository'

/**
 * Lists what a location's owner can set and what is no longer as in its file or its sample, since
 * anyone may have set it at the test site and it takes effect once the location is live. Menu and
 * stock, which the owner prepares anyway, are not listed.
 */
export async function listChangedSettings(location: LocationCode): Promise<ChangedValue[]> {
  const [settings, taxes, stations, capacity, events] = await Promise.all([
    getSettingWithFirst(locationSettings, location),
    getSettingWithFirst(taxSetting, location),
    getSettingWithFirst(stationsSetting, location),
    getSettingWithFirst(capacitySetting, location),
    getSettingWithFirst(eventSetting, location),
  ])
  const [hours, { dayparts }, { suppliers }, { menu, state }] = await Promise.all([
    findHours(location),
    getDayparts(location),
    listSuppliers(),
    getMenuWithState(location),
  ])
  const [week, firstWeek] = [resolveHours(location, hours), resolveHours(location, undefined)]
  const specials = await listSpecialTexts(location, menu.dishes)
  const lists = {
    first: { dayparts: [], suppliers: [], extraMinutes: DEFAULT_INTAKE.extraMinutes },
    current: {
      dayparts,
      suppliers: showsGroupData(location) ? suppliers : [],
      extraMinutes: state.intake.extraMinutes,
    },
  }
  const others = [
    { prefix: 'kitchen: ', ...stations },
    { prefix: 'orders in ten minutes: ', ...capacity },
    { prefix: 'events: ', ...events },
    { prefix: '', ...lists },
  ]
  return [
    ...listDifferences(listSettingTexts(settings.first), listSettingTexts(settings.current)),
    ...listDifferences(listTaxTexts(taxes.first.taxes), listTaxTexts(taxes.current.taxes)),
    ...listDifferences(specials.first, specials.current),
    ...listDifferences(listHoursTexts(firstWeek), listHoursTexts(week)),
    ...others.flatMap(({ prefix, first, current }) =>
      listDifferences(listValueTexts(first, prefix), listValueTexts(current, prefix)),
    ),
  ]
}
