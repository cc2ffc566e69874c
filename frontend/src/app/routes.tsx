import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { PageSpinner } from '#ui/loading-placeholders'
import { ErrorBoundary, lazyComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'
import { LandingPage } from '#features/landing'
import { AppShell } from './layout/app-shell'
import { removePlaceholders } from './prerendered-page'

type Who = 'guest' | 'user'

/** For all, unless told. */
type Page = { readonly path: string; readonly who?: Who; readonly component: ComponentType }

/**
 * Every screen and who sees it (docs/product/pages.md#routes). All but the landing page are loaded
 * when visited.
 */
export const pageRoutes: readonly Page[] = [
  { path: '/', who: 'guest', component: LandingPage },
  {
    path: '/',
    who: 'user',
    component: lazyComponent(async () => (await import('#features/home/home-page')).HomePage, 'HomePage'),
  },
  {
    path: '/login',
    component: lazyComponent(async () => (await import('#features/account/login-page')).LoginPage, 'LoginPage'),
  },
  {
    path: '/menu',
    component: lazyComponent(async () => (await import('#features/menu/menu-page')).MenuPage, 'MenuPage'),
  },
  {
    path: '/checkout',
    component: lazyComponent(
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
    component: lazyComponent(
      async () => (await import('#features/tracking/find-order-page')).FindOrderPage,
      'FindOrderPage',
    ),
  },
  {
    path: '/group/:id',
    component: lazyComponent(async () => (await import('#features/groups/group-page')).GroupPage, 'GroupPage'),
  },
  {
    path: '/kitchen',
    component: lazyComponent(async () => (await import('#features/kitchen/kitchen-page')).KitchenPage, 'KitchenPage'),
  },
  {
    path: '/kitchen/practice',
    component: lazyComponent(
      async () => (await import('#features/kitchen/kitchen-practice-page')).KitchenPracticePage,
      'KitchenPracticePage',
    ),
  },
  {
    path: '/kitchen-dashboard',
    component: lazyComponent(
      async () => (await import('#features/kitchen/kitchen-dashboard-page')).KitchenDashboardPage,
      'KitchenDashboardPage',
    ),
  },
  {
    path: '/loyalty',
    component: lazyComponent(async () => (await import('#features/loyalty/loyalty-page')).LoyaltyPage, 'LoyaltyPage'),
  },
  {
    path: '/inventory',
    component: lazyComponent(
      async () => (await import('#features/inventory/inventory-page')).InventoryPage,
      'InventoryPage',
    ),
  },
  {
    path: '/desk/*?',
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
    component: lazyComponent(async () => (await import('#features/about/about-page')).AboutPage, 'AboutPage'),
  },
  {
    path: '/privacy',
    component: lazyComponent(async () => (await import('#features/account/privacy-page')).PrivacyPage, 'PrivacyPage'),
  },
  {
    path: '/reviews',
    component: lazyComponent(async () => (await import('#features/feedback/reviews-page')).ReviewsPage, 'ReviewsPage'),
  },
  {
    path: '/contact',
    component: lazyComponent(async () => (await import('#features/about/contact-page')).ContactPage, 'ContactPage'),
  },
  {
    path: '/attendance',
    component: lazyComponent(
      async () => (await import('#features/employees/attendance-page')).AttendancePage,
      'AttendancePage',
    ),
  },
]

/** Left out of the built product, chunk and all. */
const workshop: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/catalogue',
        component: lazyComponent(
          async () => (await import('#features/component-catalogue/catalogue-page')).CataloguePage,
          'CataloguePage',
        ),
      },
    ]
  : []

const NotFoundPage = lazyComponent(
  async () => (await import('#features/about/not-found-page')).NotFoundPage,
  'NotFoundPage',
)

/** Runs with the page beside it: until that has been loaded its buttons would only seem to work. */
function Arrived() {
  useEffect(removePlaceholders, [])
  return null
}

/** What is one screen at several paths stays as it is from one to the next. */
const screenOf = (path: string) => path.replace(/^\/desk\/.*/, '/desk')

/**
 * While it is not known who is there, every path shows a spinner (docs/product/pages.md#routes).
 */
export function PageRoutes() {
  const { user, isLoading } = useSession()
  const [path] = useLocation()
  if (isLoading) return <PageSpinner />
  const shown = [...pageRoutes, ...workshop].filter(({ who }) => !who || who === (user ? 'user' : 'guest'))
  return (
    <AppShell>
      <Suspense fallback={<PageSpinner />}>
        <Arrived />
        <ErrorBoundary key={screenOf(path)}>
          <Switch>
            {shown.map(({ path, component }) => (
              <Route key={path} path={path} component={component} />
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        </ErrorBoundary>
      </Suspense>
    </AppShell>
  )
}
