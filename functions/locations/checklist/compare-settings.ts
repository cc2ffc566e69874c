import { listHoursTexts } from '#shared/hours/hours-change'
import { DEFAULT_INTAKE } from '#shared/kitchen/intake'
import { isLinkSetting, listSettingTexts } from '#shared/kitchen/settings-contract'
import { listDifferences, listSameValues, listValueTexts, type NamedText } from '#shared/locations/changed-values'
import type { Checklist, ChecklistId, ChecklistPage } from '#shared/locations/checklist-contract'
import { showsGroupData } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import { listTaxTexts } from '#shared/taxes/tax-rates'
import { eventSetting } from '../../catering/settings'
import { findHours, resolveHours } from '../state/location-hours'
import { capacitySetting, stationsSetting } from '../../kitchen/capacity-repository'
import { getDayparts, listDaypartTexts } from '../../menu/dayparts/repository'
import { getSettingWithFirst } from '../../menu/location-settings'
import { getMenuWithState } from '../../menu/menu-cache'
import { locationSettings } from '../../menu/settings-repository'
import { listSuppliers } from '../../purchases/supplier-repository'
import { listSpecialTexts } from '../../specials/repository'
import { taxSetting } from '../../taxes/repository'

type Comparison = Pick<Checklist, 'changedSettings' | 'samples'>

/** Values as text, at first and now, with the page that changes them. */
type ComparedTexts = {
  readonly page: ChecklistPage
  readonly first: readonly NamedText[]
  readonly current: readonly NamedText[]
}

const toTexts = <T extends object>(
  page: ChecklistPage,
  { first, current }: { readonly first: T; readonly current: T },
  prefix = '',
): ComparedTexts => ({
  page,
  first: listValueTexts(first, prefix),
  current: listValueTexts(current, prefix),
})

/** Returns the item of the checklist that a setting belongs to. */
function findItem(page: ChecklistPage, name: string): ChecklistId {
  if (page === 'kitchen') return 'capacities'
  return page === 'settings' && isLinkSetting(name) ? 'links' : 'settings'
}

/**
 * Compares what a location's owner can set with its file and its sample: what differs, since anyone
 * may have set it at the test site, and what is still the same. It takes effect once the location
 * is live. Menu and stock, which the owner prepares anyway, are not listed.
 */
export async function compareSettings(location: LocationCode): Promise<Comparison> {
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
  const texts: readonly ComparedTexts[] = [
    { page: 'settings', first: listSettingTexts(settings.first), current: listSettingTexts(settings.current) },
    { page: 'taxes', first: listTaxTexts(taxes.first.taxes), current: listTaxTexts(taxes.current.taxes) },
    { page: 'specials', ...(await listSpecialTexts(location, menu.dishes)) },
    {
      page: 'hours',
      first: listHoursTexts(resolveHours(location, undefined)),
      current: listHoursTexts(resolveHours(location, hours)),
    },
    toTexts('kitchen', stations, 'kitchen: '),
    toTexts('kitchen', capacity, 'orders in ten minutes: '),
    toTexts('events', events, 'events: '),
    { page: 'dayparts', first: [], current: listDaypartTexts(dayparts) },
    toTexts('inventory', {
      first: { suppliers: [] },
      current: { suppliers: showsGroupData(location) ? suppliers : [] },
    }),
    toTexts('kitchen', {
      first: { extraMinutes: DEFAULT_INTAKE.extraMinutes },
      current: { extraMinutes: state.intake.extraMinutes },
    }),
  ]
  return {
    changedSettings: texts.flatMap(({ page, first, current }) =>
      listDifferences(first, current).map((value) => ({ page, ...value })),
    ),
    samples: texts.flatMap(({ page, first, current }) =>
      listSameValues(first, current).map((value) => ({
        of: findItem(page, value.name),
        page,
        ...value,
      })),
    ),
  }
}
