import { authRoutes } from '../accounts/contract'
import { preferenceRoutes } from '../accounts/preferences-contract'
import { savedDetailsRoutes, userRoutes } from '../accounts/users-contract'
import { orderEditRoutes } from '../orders/editing/edit-contract'
import { arrivalRoutes } from '../orders/arrival-contract'
import { orderHistoryRoutes } from '../orders/history-contract'
import { feedbackAdminRoutes, feedbackRoutes } from '../feedback/contract'
import { groupRoutes } from '../groups/contract'
import { checklistRoutes } from '../locations/checklist-contract'
import { daypartEditingRoutes, daypartRoutes } from '../dayparts/contract'
import { hoursRoutes } from '../hours/contract'
import { hoursEditingRoutes } from '../hours/editing-contract'
import { inventoryRoutes } from '../inventory/contract'
import { movementRoutes } from '../inventory/movement-contract'
import { purchaseRoutes } from '../purchases/contract'
import { availabilityRoutes } from '../menu/availability-contract'
import { capacityRoutes } from '../kitchen/capacity-contract'
import { locationRoutes } from '../kitchen/location-contract'
import { settingsRoutes } from '../kitchen/settings-contract'
import { wasteRoutes } from '../kitchen/waste-contract'
import { slotRoutes } from '../orders/slots-contract'
import { kitchenRoutes } from '../kitchen/contract'
import { intakeRoutes } from '../kitchen/intake-contract'
import { driverRoutes } from '../kitchen/drivers-contract'
import { packingRoutes } from '../kitchen/packing-contract'
import { orderSearchRoutes } from '../kitchen/search-contract'
import { disputeRoutes } from '../payments/disputes-contract'
import { paymentRoutes } from '../payments/payments-contract'
import { refundRoutes } from '../kitchen/refunds-contract'
import { loyaltyRoutes } from '../loyalty/contract'
import { programRoutes } from '../loyalty/program-contract'
import { menuRoutes } from '../menu/contract'
import { dailySpecialRoutes } from '../specials/contract'
import { categoryRoutes } from '../menu/category-contract'
import { optionGroupRoutes } from '../menu/option-groups-contract'
import { menuEditingRoutes } from '../menu/editing-contract'
import { menuImportRoutes, pictureRoutes } from '../menu/upload-contract'
import { alertRoutes } from '../notifications/alert-contract'
import { pushRoutes } from '../notifications/contract'
import { foodCostRoutes } from '../numbers/food-cost-contract'
import { numbersRoutes } from '../numbers/contract'
import { orderListRoutes } from '../numbers/order-list-contract'
import { sampleHistoryRoutes } from '../numbers/sample-contract'
import { taxReportRoutes } from '../numbers/tax-contract'
import { orderRoutes } from '../orders/contract'
import { giftCardRoutes } from '../gift-cards/contract'
import { giftCardDeskRoutes } from '../gift-cards/desk-contract'
import { discountCodeRoutes } from '../payments/contract'
import { couponRoutes } from '../payments/coupon-contract'
import { cloudPrintRoutes, kitchenPrintRoutes, printerRoutes } from '../printing/contract'
import { recommendationRoutes } from '../recommendations/contract'
import { specialsEditingRoutes } from '../specials/editing-contract'
import { eventRoutes } from '../catering/contract'
import { eventDeskRoutes } from '../catering/desk-contract'
import { taxRoutes } from '../taxes/contract'
import { tabletRoutes, teamRoutes } from '../team/contract'
import { trainingRoutes } from '../training/contract'
import { transcriptionRoutes, unrecognizedWordsRoutes, voiceRoutes } from '../voice/contract'
import { activityRoutes, healthRoutes } from '../platform/contract'
import type { Route } from '../platform/route'

/**
 * All API routes by the folder of their handlers in `functions`: the handler of `getOrder` in
 * `orders` is `functions/orders/get-order.ts`.
 */
const routesByFolder = {
  accounts: { ...authRoutes, ...userRoutes },
  'accounts/preferences': { ...preferenceRoutes, ...savedDetailsRoutes },
  catering: { ...eventRoutes, ...eventDeskRoutes },
  feedback: { ...feedbackRoutes, ...feedbackAdminRoutes },
  'gift-cards': { ...giftCardRoutes, ...giftCardDeskRoutes },
  groups: groupRoutes,
  hours: hoursRoutes,
  inventory: inventoryRoutes,
  'inventory/movements': movementRoutes,
  purchases: purchaseRoutes,
  kitchen: {
    ...kitchenRoutes,
    ...intakeRoutes,
    ...capacityRoutes,
    ...settingsRoutes,
    ...wasteRoutes,
    ...orderSearchRoutes,
  },
  'kitchen/drivers': driverRoutes,
  'kitchen/eighty-six': availabilityRoutes,
  'kitchen/packing': packingRoutes,
  // A change of hours or dayparts concerns orders, which are a later domain.
  locations: { ...activityRoutes, ...healthRoutes, ...locationRoutes, ...hoursEditingRoutes, ...daypartEditingRoutes },
  'locations/checklist': checklistRoutes,
  loyalty: loyaltyRoutes,
  'loyalty/program': programRoutes,
  menu: menuRoutes,
  'menu/dayparts': daypartRoutes,
  'menu/option-groups': optionGroupRoutes,
  'menu/editing': { ...menuEditingRoutes, ...categoryRoutes, ...menuImportRoutes },
  'menu/pictures': pictureRoutes,
  recommendations: recommendationRoutes,
  notifications: { ...pushRoutes, ...alertRoutes },
  numbers: { ...numbersRoutes, ...foodCostRoutes, ...taxReportRoutes, ...sampleHistoryRoutes },
  'numbers/order-list': orderListRoutes,
  'orders/editing': orderEditRoutes,
  orders: { ...orderRoutes, ...orderHistoryRoutes, ...slotRoutes, ...arrivalRoutes },
  payments: { ...discountCodeRoutes, ...paymentRoutes },
  'payments/coupons': couponRoutes,
  'payments/disputes': disputeRoutes,
  'payments/refunds': refundRoutes,
  printing: { ...cloudPrintRoutes, ...kitchenPrintRoutes, ...printerRoutes },
  specials: { ...specialsEditingRoutes, ...dailySpecialRoutes },
  taxes: taxRoutes,
  team: { ...teamRoutes, ...tabletRoutes },
  training: trainingRoutes,
  voice: { ...voiceRoutes, ...unrecognizedWordsRoutes },
  'voice/transcription': transcriptionRoutes,
} as const

export type RegisteredRoute = {
  /** The domain, such as `menu`. */
  readonly domain: string
  /** The folder of the handler, relative to `functions`. */
  readonly folder: string
  readonly name: string
  readonly route: Route
  /** The path of the handler from the repository root. */
  readonly entry: string
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** All API routes as a list, each with the file of its handler. */
export const routes: readonly RegisteredRoute[] = Object.entries(routesByFolder).flatMap(([folder, calls]) =>
  Object.entries<Route>(calls).map(([name, route]) => ({
    domain: folder.replace(/\/.*/, ''),
    folder,
    name,
    route,
    entry: `functions/${folder}/${kebab(name)}.ts`,
  })),
)
