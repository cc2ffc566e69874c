import type { ComponentType } from 'react'
import { lazyComponent, lazyStaticComponent } from '#base/loading/lazy-component'
import { LandingPage } from '#features/landing'

type PageRoute = {
  readonly path: string
  /** Who sees the page; everybody by default. */
  readonly audience?: 'guest' | 'user'
  /** Whether the page must not show a guest's version before the server has answered. */
  readonly needsSession?: boolean
  readonly component: ComponentType
}

/** Every page (docs/product/pages.md#routes). All except the landing page load when visited. */
export const pageRoutes: readonly PageRoute[] = [
  { path: '/', audience: 'guest', component: LandingPage },
  {
    path: '/',
    audience: 'user',
    component: lazyComponent(async () => (await import('#features/home/home-page')).HomePage, 'HomePage'),
  },
  {
    path: '/login',
    component: lazyStaticComponent(async () => (await import('#features/account/login-page')).LoginPage, 'LoginPage'),
  },
  {
    path: '/menu',
    component: lazyStaticComponent(async () => (await import('#features/menu/menu-page')).MenuPage, 'MenuPage'),
  },
  {
    path: '/checkout',
    component: lazyStaticComponent(
      async () => (await import('#features/checkout/checkout-page')).CheckoutPage,
      'CheckoutPage',
    ),
  },
  {
    path: '/orders/:orderId/tracking',
    component: lazyComponent(
      async () => (await import('#features/tracking/tracking-page')).TrackingPage,
      'TrackingPage',
    ),
  },
  {
    path: '/find-order',
    component: lazyStaticComponent(
      async () => (await import('#features/tracking/find-order-page')).FindOrderPage,
      'FindOrderPage',
    ),
  },
  {
    path: '/gift-cards',
    component: lazyStaticComponent(
      async () => (await import('#features/gift-cards/gift-cards-page')).GiftCardsPage,
      'GiftCardsPage',
    ),
  },
  {
    path: '/events/request',
    component: lazyStaticComponent(
      async () => (await import('#features/catering/event-request-page')).EventRequestPage,
      'EventRequestPage',
    ),
  },
  {
    path: '/events/:id',
    component: lazyComponent(async () => (await import('#features/catering/event-page')).EventPage, 'EventPage'),
  },
  {
    path: '/group/:id',
    component: lazyComponent(async () => (await import('#features/groups/group-page')).GroupPage, 'GroupPage'),
  },
  {
    path: '/kitchen',
    component: lazyStaticComponent(
      async () => (await import('#features/kitchen/kitchen-page')).KitchenPage,
      'KitchenPage',
    ),
  },
  {
    path: '/kitchen/practice',
    component: lazyStaticComponent(
      async () => (await import('#features/kitchen/kitchen-practice-page')).KitchenPracticePage,
      'KitchenPracticePage',
    ),
  },
  {
    path: '/kitchen/counter',
    component: lazyStaticComponent(
      async () => (await import('#features/kitchen/counter-page')).CounterPage,
      'CounterPage',
    ),
  },
  {
    path: '/kitchen/phone-order',
    needsSession: true,
    component: lazyComponent(
      async () => (await import('#features/order-entry/phone-order-page')).PhoneOrderPage,
      'PhoneOrderPage',
    ),
  },
  {
    path: '/kitchen/find-order',
    needsSession: true,
    component: lazyComponent(
      async () => (await import('#features/kitchen/order-search-page')).OrderSearchPage,
      'OrderSearchPage',
    ),
  },
  {
    path: '/kitchen-dashboard',
    component: lazyStaticComponent(
      async () => (await import('#features/kitchen/kitchen-dashboard-page')).KitchenDashboardPage,
      'KitchenDashboardPage',
    ),
  },
  {
    path: '/loyalty',
    needsSession: true,
    component: lazyComponent(async () => (await import('#features/loyalty/loyalty-page')).LoyaltyPage, 'LoyaltyPage'),
  },
  {
    path: '/inventory',
    needsSession: true,
    component: lazyComponent(
      async () => (await import('#features/inventory/inventory-page')).InventoryPage,
      'InventoryPage',
    ),
  },
  {
    path: '/desk/*?',
    needsSession: true,
    component: lazyComponent(async () => (await import('#features/desk/desk-page')).DeskPage, 'DeskPage'),
  },
  {
    path: '/onboarding',
    component: lazyComponent(
      async () => (await import('#features/training/onboarding-page')).OnboardingPage,
      'OnboardingPage',
    ),
  },
  {
    path: '/feedback-test',
    component: lazyComponent(
      async () => (await import('#features/feedback/feedback-test-page')).FeedbackTestPage,
      'FeedbackTestPage',
    ),
  },
  {
    path: '/employees',
    component: lazyComponent(
      async () => (await import('#features/employees/employees-page')).EmployeesPage,
      'EmployeesPage',
    ),
  },
  {
    path: '/tour',
    component: lazyComponent(async () => (await import('#features/training/tour-page')).TourPage, 'TourPage'),
  },
  {
    path: '/about',
    component: lazyStaticComponent(async () => (await import('#features/about/about-page')).AboutPage, 'AboutPage'),
  },
  {
    path: '/accessibility',
    component: lazyStaticComponent(
      async () => (await import('#features/about/accessibility-page')).AccessibilityPage,
      'AccessibilityPage',
    ),
  },
  {
    path: '/allergens',
    component: lazyStaticComponent(
      async () => (await import('#features/menu/allergen-card-page')).AllergenCardPage,
      'AllergenCardPage',
    ),
  },
  {
    path: '/privacy',
    component: lazyStaticComponent(
      async () => (await import('#features/account/privacy-page')).PrivacyPage,
      'PrivacyPage',
    ),
  },
  {
    path: '/terms',
    component: lazyStaticComponent(async () => (await import('#features/about/terms-page')).TermsPage, 'TermsPage'),
  },
  {
    path: '/reviews',
    component: lazyStaticComponent(
      async () => (await import('#features/feedback/reviews-page')).ReviewsPage,
      'ReviewsPage',
    ),
  },
  {
    path: '/contact',
    component: lazyStaticComponent(
      async () => (await import('#features/about/contact-page')).ContactPage,
      'ContactPage',
    ),
  },
  {
    path: '/attendance',
    component: lazyComponent(
      async () => (await import('#features/employees/attendance-page')).AttendancePage,
      'AttendancePage',
    ),
  },
]

export const NotFoundPage = lazyStaticComponent(
  async () => (await import('#features/about/not-found-page')).NotFoundPage,
  'NotFoundPage',
)
