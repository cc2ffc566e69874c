/** The kinds of alerts to a location's owner (docs/product/alerts.md). */
export const alertKinds = [
  'no-board',
  'orders-unanswered',
  'intake-paused',
  'no-orders',
  'printer-silent',
  'payments-failing',
  'dispute',
  'ingredient-emptied',
  'bad-review',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** The kinds that an owner turned on or off. A missing one is on. */
export type AlertSwitches = Readonly<Partial<Record<AlertKind, boolean | undefined>>>

/** What a kind is called at the desk and in alerts. */
export const alertLabels: Readonly<Record<AlertKind, string>> = {
  'no-board': 'No board connected',
  'orders-unanswered': 'Orders unanswered',
  'intake-paused': 'Orders are paused because nobody is in the kitchen',
  'no-orders': 'No orders',
  'printer-silent': 'A printer is silent',
  'payments-failing': 'Payments fail',
  dispute: 'Disputes',
  'ingredient-emptied': 'An order empties an ingredient',
  'bad-review': 'A guest gives one or two stars',
}

/** The page that a notification opens. */
export const alertPages: Readonly<Record<AlertKind, string>> = {
  'no-board': '/desk',
  'orders-unanswered': '/kitchen',
  'intake-paused': '/kitchen',
  'no-orders': '/desk',
  'printer-silent': '/desk/printers',
  'payments-failing': '/desk',
  dispute: '/desk',
  'ingredient-emptied': '/inventory',
  'bad-review': '/desk',
}

/** Whether a location's owner gets alerts of a kind. */
export const isAlertOn = ({ alerts }: { readonly alerts?: AlertSwitches }, kind: AlertKind): boolean =>
  alerts?.[kind] ?? true
