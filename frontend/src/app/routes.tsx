import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { PageSpinner } from '#base/components/spinner-page'
import { ErrorBoundary } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { useSession } from '#base/session/session'
import { LandingPage } from '#features/landing'
import { AppShell } from './layout/app-shell'
import { removePlaceholders } from './pictured'

type Who = 'guest' | 'user'

/** For all, unless told. */
type Page = { readonly path: string; readonly who?: Who; readonly component: ComponentType }

/**
 * Every screen and who sees it (docs/product/pages.md#routes). All but the landing page are loaded
 * when visited.
 */
export const pageRoutes: readonly Page[] = [
  { path: '/', who: 'guest', component: LandingPage },
  { path: '/', who: 'user', component: lazyComponent(() => import('#features/home/home-page'), 'HomePage') },
  { path: '/login', component: lazyComponent(() => import('#features/auth/login-page'), 'LoginPage') },
  { path: '/menu', component: lazyComponent(() => import('#features/menu/menu-page'), 'MenuPage') },
  {
    path: '/checkout',
    component: lazyComponent(() => import('#features/checkout/checkout-page'), 'CheckoutPage'),
  },
  {
    path: '/orders/:orderId/tracking',
    component: lazyComponent(() => import('#features/tracking/tracking-page'), 'TrackingPage'),
  },
  {
    path: '/find-order',
    component: lazyComponent(() => import('#features/find-order/find-order-page'), 'FindOrderPage'),
  },
  { path: '/group/:id', component: lazyComponent(() => import('#features/group/group-page'), 'GroupPage') },
  { path: '/kitchen', component: lazyComponent(() => import('#features/kitchen/kitchen-page'), 'KitchenPage') },
  {
    path: '/kitchen/practice',
    component: lazyComponent(() => import('#features/kitchen/kitchen-practice-page'), 'KitchenPracticePage'),
  },
  {
    path: '/kitchen-dashboard',
    component: lazyComponent(() => import('#features/kitchen/kitchen-dashboard-page'), 'KitchenDashboardPage'),
  },
  { path: '/loyalty', component: lazyComponent(() => import('#features/loyalty/loyalty-page'), 'LoyaltyPage') },
  {
    path: '/inventory',
    component: lazyComponent(() => import('#features/inventory/inventory-page'), 'InventoryPage'),
  },
  { path: '/desk/*?', component: lazyComponent(() => import('#features/desk/desk-page'), 'DeskPage') },
  {
    path: '/onboarding',
    component: lazyComponent(() => import('#features/onboarding/onboarding-page'), 'OnboardingPage'),
  },
  {
    path: '/feedback-test',
    component: lazyComponent(() => import('#features/feedback/feedback-test-page'), 'FeedbackTestPage'),
  },
  {
    path: '/employees',
    component: lazyComponent(() => import('#features/employees/employees-page'), 'EmployeesPage'),
  },
  { path: '/tour', component: lazyComponent(() => import('#features/tour/tour-page'), 'TourPage') },
  { path: '/about', component: lazyComponent(() => import('#features/about/about-page'), 'AboutPage') },
  { path: '/privacy', component: lazyComponent(() => import('#features/privacy/privacy-page'), 'PrivacyPage') },
  { path: '/reviews', component: lazyComponent(() => import('#features/reviews/reviews-page'), 'ReviewsPage') },
  { path: '/contact', component: lazyComponent(() => import('#features/contact/contact-page'), 'ContactPage') },
  {
    path: '/attendance',
    component: lazyComponent(() => import('#features/attendance/attendance-page'), 'AttendancePage'),
  },
]

/** Left out of the built product, chunk and all. */
const workshop: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/catalogue',
        component: lazyComponent(() => import('#features/catalogue/catalogue-page'), 'CataloguePage'),
      },
    ]
  : []

const NotFoundPage = lazyComponent(() => import('#features/not-found/not-found-page'), 'NotFoundPage')

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
