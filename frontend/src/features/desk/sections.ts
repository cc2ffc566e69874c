import {
  AwardIcon,
  BellRingIcon,
  CalendarDaysIcon,
  ChartColumnIcon,
  ClockIcon,
  EarIcon,
  FlameIcon,
  GiftIcon,
  HistoryIcon,
  LandmarkIcon,
  LayersIcon,
  LayoutDashboardIcon,
  ListChecksIcon,
  ListIcon,
  MessageSquareIcon,
  PackageIcon,
  PrinterIcon,
  StarIcon,
  StoreIcon,
  SunIcon,
  TicketPercentIcon,
  TruckIcon,
  UsersIcon,
  WarehouseIcon,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { lazyComponent } from '#base/loading/lazy-component'

/** What the desk's navigation leads to. */
export type DeskPlace = {
  /** The section's path; everything below it belongs to the section. */
  readonly path: string
  readonly label: string
  readonly Icon: LucideIcon
  /** Null for a page of its own outside the desk. */
  readonly component: ComponentType | null
  /** Only for users with several locations. */
  readonly isForSeveral?: true
}

/**
 * The places of the desk, most used first. On a phone the tab bar shows the first four, and the
 * others are under More.
 */
export const deskPlaces: readonly DeskPlace[] = [
  {
    path: '/desk',
    label: 'Today',
    Icon: LayoutDashboardIcon,
    component: lazyComponent(async () => (await import('./today/today-section')).TodaySection, 'TodaySection'),
  },
  {
    path: '/desk/numbers',
    label: 'Numbers',
    Icon: ChartColumnIcon,
    component: lazyComponent(async () => (await import('./numbers/numbers-section')).NumbersSection, 'NumbersSection'),
  },
  {
    path: '/desk/menu',
    label: 'Menu',
    Icon: ListIcon,
    component: lazyComponent(async () => (await import('./menu/menu-section')).MenuSection, 'MenuSection'),
  },
  {
    path: '/desk/specials',
    label: 'Specials',
    Icon: StarIcon,
    component: lazyComponent(
      async () => (await import('./specials/specials-section')).SpecialsSection,
      'SpecialsSection',
    ),
  },
  {
    path: '/desk/hours',
    label: 'Hours',
    Icon: ClockIcon,
    component: lazyComponent(async () => (await import('./hours/hours-section')).HoursSection, 'HoursSection'),
  },
  { path: '/inventory', label: 'Inventory', Icon: WarehouseIcon, component: null },
  {
    path: '/desk/dayparts',
    label: 'Dayparts',
    Icon: SunIcon,
    component: lazyComponent(
      async () => (await import('./dayparts/dayparts-section')).DaypartsSection,
      'DaypartsSection',
    ),
  },
  {
    path: '/desk/locations',
    label: 'All locations',
    isForSeveral: true,
    Icon: LayersIcon,
    component: lazyComponent(
      async () => (await import('./locations/locations-section')).LocationsSection,
      'LocationsSection',
    ),
  },
  {
    path: '/desk/ingredients',
    label: 'Ingredients',
    Icon: PackageIcon,
    component: lazyComponent(
      async () => (await import('./ingredients/ingredients-section')).IngredientsSection,
      'IngredientsSection',
    ),
  },
  {
    path: '/desk/kitchen',
    label: 'Kitchen',
    Icon: FlameIcon,
    component: lazyComponent(
      async () => (await import('./kitchen/stations-section')).StationsSection,
      'StationsSection',
    ),
  },
  {
    path: '/desk/events',
    label: 'Events',
    Icon: CalendarDaysIcon,
    component: lazyComponent(async () => (await import('./events/events-section')).EventsSection, 'EventsSection'),
  },
  {
    path: '/desk/gift-cards',
    label: 'Gift cards',
    Icon: GiftIcon,
    component: lazyComponent(
      async () => (await import('./gift-cards/gift-cards-section')).GiftCardsSection,
      'GiftCardsSection',
    ),
  },
  {
    path: '/desk/settings',
    label: 'Settings',
    Icon: StoreIcon,
    component: lazyComponent(
      async () => (await import('./settings/settings-section')).SettingsSection,
      'SettingsSection',
    ),
  },
  {
    path: '/desk/alerts',
    label: 'Alerts',
    Icon: BellRingIcon,
    component: lazyComponent(async () => (await import('./alerts/alerts-section')).AlertsSection, 'AlertsSection'),
  },
  {
    path: '/desk/taxes',
    label: 'Taxes',
    Icon: LandmarkIcon,
    component: lazyComponent(async () => (await import('./taxes/taxes-section')).TaxesSection, 'TaxesSection'),
  },
  {
    path: '/desk/coupons',
    label: 'Coupons',
    Icon: TicketPercentIcon,
    component: lazyComponent(async () => (await import('./coupons/coupons-section')).CouponsSection, 'CouponsSection'),
  },
  {
    path: '/desk/rewards',
    label: 'Rewards',
    Icon: AwardIcon,
    component: lazyComponent(async () => (await import('./rewards/rewards-section')).RewardsSection, 'RewardsSection'),
  },
  {
    path: '/desk/feedback',
    label: 'Feedback',
    Icon: MessageSquareIcon,
    component: lazyComponent(
      async () => (await import('./feedback/feedback-section')).FeedbackSection,
      'FeedbackSection',
    ),
  },
  {
    path: '/desk/heard',
    label: 'What Hiro missed',
    Icon: EarIcon,
    component: lazyComponent(
      async () => (await import('./feedback/feedback-section')).NotUnderstoodSection,
      'NotUnderstoodSection',
    ),
  },
  {
    path: '/desk/printers',
    label: 'Printers',
    Icon: PrinterIcon,
    component: lazyComponent(
      async () => (await import('./printers/printers-section')).PrintersSection,
      'PrintersSection',
    ),
  },
  {
    path: '/desk/drivers',
    label: 'Drivers',
    Icon: TruckIcon,
    component: lazyComponent(async () => (await import('./drivers/drivers-section')).DriversSection, 'DriversSection'),
  },
  {
    path: '/desk/team',
    label: 'Team',
    Icon: UsersIcon,
    component: lazyComponent(async () => (await import('./team/team-section')).TeamSection, 'TeamSection'),
  },
  {
    path: '/desk/checklist',
    label: 'Before opening',
    Icon: ListChecksIcon,
    component: lazyComponent(
      async () => (await import('./checklist/checklist-section')).ChecklistSection,
      'ChecklistSection',
    ),
  },
  {
    path: '/desk/changes',
    label: 'Changes',
    Icon: HistoryIcon,
    component: lazyComponent(async () => (await import('./changes/changes-section')).ChangesSection, 'ChangesSection'),
  },
]

/** Whether an address belongs to a section. */
export const isActiveSection = ({ path }: DeskPlace, address: string): boolean =>
  address === path || (path !== '/desk' && address.startsWith(`${path}/`))
