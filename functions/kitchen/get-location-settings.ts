import { settingsRoutes } from '#shared/kitchen/settings-contract'
import { serve } from '../platform/serve'
import { getLocationSettings } from '../menu/settings-repository'

export const handler = serve(settingsRoutes.getLocationSettings, ({ params }) => getLocationSettings(params.location))
