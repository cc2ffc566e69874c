import { Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { SpinnerPage } from '#base/components/spinner-page'
import { Boundary } from '#base/loading/failed'
import { lazily } from '#base/loading/lazily'
import { useSession } from '#base/session/session'
import { LandingPage } from '#features/landing'
import { AppShell } from './layout/app-shell'
import { putStandInsAway } from './pictured'

type Who = 'guest' | 'user'

/** For all, unless told. */
type Page = { readonly path: string; readonly who?: Who; readonly component: ComponentType }

/**
 * Every screen and who sees it (docs/product/pages.md#routes). All but the landing page are loaded
 * when visited.
 */
export const pages: readonly Page[] = [
  { path: '/', who: 'guest', component: LandingPage },
  { path: '/', who: 'user', component: lazily(() => import('#features/home/home-page'), 'HomePage') },
  { path: '/login', component: lazily(() => import('#features/auth/login-page'), 'LoginPage') },
  { path: '/menu', component: lazily(() => import('#features/menu/menu-page'), 'MenuPage') },
  {
    path: '/checkout',
    component: lazily(() => import('#features/checkout/checkout-page'), 'CheckoutPage'),
  },
  {
    path: '/orders/:orderId/tracking',
    component: lazily(() => import('#features/tracking/tracking-page'), 'TrackingPage'),
  },
  {
    path: '/find-order',
    component: lazily(() => import('#features/find-order/find-order-page'), 'FindOrderPage'),
  },
  { path: '/group/:id', component: lazily(() => import('#features/group/group-page'), 'GroupPage') },
  { path: '/kitchen', component: lazily(() => import('#features/kitchen/kitchen-page'), 'KitchenPage') },
  {
    path: '/kitchen/practice',
    component: lazily(() => import('#features/kitchen/kitchen-practice-page'), 'KitchenPracticePage'),
  },
  {
    path: '/kitchen-dashboard',
    component: lazily(() => import('#features/kitchen/kitchen-dashboard-page'), 'KitchenDashboardPage'),
  },
  { path: '/loyalty', component: lazily(() => import('#features/loyalty/loyalty-page'), 'LoyaltyPage') },
  {
    path: '/inventory',
    component: lazily(() => import('#features/inventory/inventory-page'), 'InventoryPage'),
  },
  { path: '/desk/*?', component: lazily(() => import('#features/desk/desk-page'), 'DeskPage') },
  {
    path: '/onboarding',
    component: lazily(() => import('#features/onboarding/onboarding-page'), 'OnboardingPage'),
  },
  {
    path: '/feedback-test',
    component: lazily(() => import('#features/feedback/feedback-test-page'), 'FeedbackTestPage'),
  },
  {
    path: '/employees',
    component: lazily(() => import('#features/employees/employees-page'), 'EmployeesPage'),
  },
  { path: '/tour', component: lazily(() => import('#features/tour/tour-page'), 'TourPage') },
  { path: '/about', component: lazily(() => import('#features/about/about-page'), 'AboutPage') },
  { path: '/privacy', component: lazily(() => import('#features/privacy/privacy-page'), 'PrivacyPage') },
  { path: '/reviews', component: lazily(() => import('#features/reviews/reviews-page'), 'ReviewsPage') },
  { path: '/contact', component: lazily(() => import('#features/contact/contact-page'), 'ContactPage') },
  {
    path: '/attendance',
    component: lazily(() => import('#features/attendance/attendance-page'), 'AttendancePage'),
  },
]

/** Left out of the built product, chunk and all. */
const workshop: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/catalogue',
        component: lazily(() => import('#features/catalogue/catalogue-page'), 'CataloguePage'),
      },
    ]
  : []

const NotFoundPage = lazily(() => import('#features/not-found/not-found-page'), 'NotFoundPage')

/** Runs with the page beside it: until that has been loaded its buttons would only seem to work. */
function Arrived() {
  useEffect(putStandInsAway, [])
  return null
}

/** What is one screen at several paths stays as it is from one to the next. */
const screenOf = (path: string) => path.replace(/^\/desk\/.*/, '/desk')

/**
 * While it is not known who is there, every path shows a spinner (docs/product/pages.md#routes).
 */
export function Pages() {
  const { user, isLoading } = useSession()
  const [path] = useLocation()
  if (isLoading) return <SpinnerPage />
  const shown = [...pages, ...workshop].filter(({ who }) => !who || who === (user ? 'user' : 'guest'))
  return (
    <AppShell>
      <Suspense fallback={<SpinnerPage />}>
        <Arrived />
        <Boundary key={screenOf(path)}>
          <Switch>
            {shown.map(({ path, component }) => (
              <Route key={path} path={path} component={component} />
            ))}
            <Route component={NotFoundPage} />
          </Switch>
        </Boundary>
      </Suspense>
    </AppShell>
  )
}
