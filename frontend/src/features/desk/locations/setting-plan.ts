import type { QueryClient } from '@tanstack/react-query'
import { LocationSettings, settingsRoutes } from '#shared/kitchen/settings-contract'
import type { Location } from '#shared/locations/index'
import { isRecord } from '#shared/platform/is-record'
import { callApi } from '#base/api/client'
import { settingsQuery } from '../kitchen/kitchen-queries'
import { allSettings } from '../settings/setting-fields'
import { impossible, planOf, type ChangeOf, type Plan } from './plan'

/** The settings that may be the same at several locations. */
const sharedPaths = [
  'delivery.fee',
  'delivery.freeFrom',
  'delivery.minimum',
  'tipPercents',
  'serviceChargePercent',
  'takesOnlinePayments',
  'quietAlarmMinutes',
]

export const sharedSettings = allSettings.filter(({ path }) => sharedPaths.includes(path))

/** Plans to give a location a setting, as its form shows it. */
export async function planSetting(
  client: QueryClient,
  location: Location,
  { path, typed }: ChangeOf<'setting'>,
): Promise<Plan> {
  const field = sharedSettings.find((each) => each.path === path)
  if (!field) return impossible('No such setting')
  const settings = await client.fetchQuery({ ...settingsQuery(location.code), staleTime: 0 })
  const parsed = field.parse ? field.parse(typed) : typed
  const [top = '', child] = path.split('.')
  const group: unknown = Object.entries(settings).find(([name]) => name === top)?.[1]
  const value = child !== undefined && isRecord(group) ? { ...group, [child]: parsed } : parsed
  const { version } = settings
  const { data: body, error } = settingsRoutes.updateLocationSettings.body.safeParse({ [top]: value, version })
  if (!body) return impossible(error.issues[0]?.message ?? 'Not possible')
  const shown = (of: LocationSettings): string => field.read(of) || 'none'
  const next = LocationSettings.parse({ ...settings, ...JSON.parse(JSON.stringify(body)) })
  return planOf(shown(settings), shown(next), () =>
    callApi(settingsRoutes.updateLocationSettings, { params: { location: location.code }, body }),
  )
}
