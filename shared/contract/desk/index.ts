import type { RouteGroup } from '../route'
import { menuImportRoutes } from './bulk'
import { activityRoutes } from './changes'
import { menuEditingRoutes } from './dish'
import { feedbackAdminRoutes } from './feedback'
import { unrecognizedWordsRoutes } from './heard'
import { hoursEditingRoutes } from './hours'
import { pictureRoutes } from './pictures'
import { specialsEditingRoutes } from './specials'

/** The owner's desk (docs/product/desk.md). */
export const deskRoutes = {
  ...menuImportRoutes,
  ...activityRoutes,
  ...menuEditingRoutes,
  ...feedbackAdminRoutes,
  ...unrecognizedWordsRoutes,
  ...hoursEditingRoutes,
  ...pictureRoutes,
  ...specialsEditingRoutes,
} as const satisfies RouteGroup
