import {
  ChartColumnIcon,
  ClockIcon,
  EarIcon,
  FlameIcon,
  HistoryIcon,
  LayoutDashboardIcon,
  ListIcon,
  MessageSquareIcon,
  PackageIcon,
  PrinterIcon,
  StarIcon,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { lazily } from '#base/loading/lazily'

export type Section = {
  /** Its place in the address; everything beneath it is the section's, too. */
  readonly path: string
  readonly label: string
  readonly Icon: LucideIcon
  readonly component: ComponentType
}

/**
 * The parts of the desk, the most used first: on a phone the first four stand in its bar, the
 * others behind More.
 */
export const sections: readonly Section[] = [
  {
    path: '/desk',
    label: 'Today',
    Icon: LayoutDashboardIcon,
    component: lazily(() => import('./today/today-section'), 'TodaySection'),
  },
  {
    path: '/desk/numbers',
    label: 'Numbers',
    Icon: ChartColumnIcon,
    component: lazily(() => import('./numbers/numbers-section'), 'NumbersSection'),
  },
  {
    path: '/desk/menu',
    label: 'Menu',
    Icon: ListIcon,
    component: lazily(() => import('./menu/menu-section'), 'MenuSection'),
  },
  {
    path: '/desk/specials',
    label: 'Specials',
    Icon: StarIcon,
    component: lazily(() => import('./specials/specials-section'), 'SpecialsSection'),
  },
  {
    path: '/desk/hours',
    label: 'Hours',
    Icon: ClockIcon,
    component: lazily(() => import('./hours/hours-section'), 'HoursSection'),
  },
  {
    path: '/desk/ingredients',
    label: 'Ingredients',
    Icon: PackageIcon,
    component: lazily(() => import('./ingredients/ingredients-section'), 'IngredientsSection'),
  },
  {
    path: '/desk/kitchen',
    label: 'Kitchen',
    Icon: FlameIcon,
    component: lazily(() => import('./stations/stations-section'), 'StationsSection'),
  },
  {
    path: '/desk/feedback',
    label: 'Feedback',
    Icon: MessageSquareIcon,
    component: lazily(() => import('./feedback/feedback-section'), 'FeedbackSection'),
  },
  {
    path: '/desk/heard',
    label: 'Not understood',
    Icon: EarIcon,
    component: lazily(() => import('./heard/heard-section'), 'HeardSection'),
  },
  {
    path: '/desk/printers',
    label: 'Printers',
    Icon: PrinterIcon,
    component: lazily(() => import('./printers/printers-section'), 'PrintersSection'),
  },
  {
    path: '/desk/changes',
    label: 'Changes',
    Icon: HistoryIcon,
    component: lazily(() => import('./changes/changes-section'), 'ChangesSection'),
  },
]

/** Whether a section is the one at an address. */
export const isAt = ({ path }: Section, address: string): boolean =>
  address === path || (path !== '/desk' && address.startsWith(`${path}/`))
