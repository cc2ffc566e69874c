import type { ComponentType, SVGProps } from 'react'
import { ClockIcon } from '#base/components/icons'
import { lazily } from '#base/loading/lazily'
import {
  BackIcon,
  ChartIcon,
  CrateIcon,
  EarIcon,
  FlameIcon,
  ListIcon,
  PrinterIcon,
  SpeechIcon,
  StarIcon,
  TodayIcon,
} from './components/desk-icons'

export type Section = {
  /** Its place in the address; everything beneath it is the section's, too. */
  readonly path: string
  readonly label: string
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>
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
    Icon: TodayIcon,
    component: lazily(() => import('./today/today-section'), 'TodaySection'),
  },
  {
    path: '/desk/numbers',
    label: 'Numbers',
    Icon: ChartIcon,
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
    Icon: CrateIcon,
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
    Icon: SpeechIcon,
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
    Icon: BackIcon,
    component: lazily(() => import('./changes/changes-section'), 'ChangesSection'),
  },
]

/** Whether a section is the one at an address. */
export const isAt = ({ path }: Section, address: string): boolean =>
  address === path || (path !== '/desk' && address.startsWith(`${path}/`))
