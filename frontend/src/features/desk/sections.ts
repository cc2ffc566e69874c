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
import { lazyComponent } from '#base/loading/lazily'

export type DeskSection = {
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
export const deskSections: readonly DeskSection[] = [
  {
    path: '/desk',
    label: 'Today',
    Icon: LayoutDashboardIcon,
    component: lazyComponent(() => import('./today/today-section'), 'TodaySection'),
  },
  {
    path: '/desk/numbers',
    label: 'Numbers',
    Icon: ChartColumnIcon,
    component: lazyComponent(() => import('./numbers/numbers-section'), 'NumbersSection'),
  },
  {
    path: '/desk/menu',
    label: 'Menu',
    Icon: ListIcon,
    component: lazyComponent(() => import('./menu/menu-section'), 'MenuSection'),
  },
  {
    path: '/desk/specials',
    label: 'Specials',
    Icon: StarIcon,
    component: lazyComponent(() => import('./specials/specials-section'), 'SpecialsSection'),
  },
  {
    path: '/desk/hours',
    label: 'Hours',
    Icon: ClockIcon,
    component: lazyComponent(() => import('./hours/hours-section'), 'HoursSection'),
  },
  {
    path: '/desk/ingredients',
    label: 'Ingredients',
    Icon: PackageIcon,
    component: lazyComponent(() => import('./ingredients/ingredients-section'), 'IngredientsSection'),
  },
  {
    path: '/desk/kitchen',
    label: 'Kitchen',
    Icon: FlameIcon,
    component: lazyComponent(() => import('./stations/stations-section'), 'StationsSection'),
  },
  {
    path: '/desk/feedback',
    label: 'Feedback',
    Icon: MessageSquareIcon,
    component: lazyComponent(() => import('./feedback/feedback-section'), 'FeedbackSection'),
  },
  {
    path: '/desk/heard',
    label: 'Not understood',
    Icon: EarIcon,
    component: lazyComponent(() => import('./heard/heard-section'), 'NotUnderstoodSection'),
  },
  {
    path: '/desk/printers',
    label: 'Printers',
    Icon: PrinterIcon,
    component: lazyComponent(() => import('./printers/printers-section'), 'PrintersSection'),
  },
  {
    path: '/desk/changes',
    label: 'Changes',
    Icon: HistoryIcon,
    component: lazyComponent(() => import('./changes/changes-section'), 'ChangesSection'),
  },
]

/** Whether a section is the one at an address. */
export const isActiveSection = ({ path }: DeskSection, address: string): boolean =>
  address === path || (path !== '/desk' && address.startsWith(`${path}/`))
