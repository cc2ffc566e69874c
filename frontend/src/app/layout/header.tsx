import { ShoppingBagIcon } from 'lucide-react'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { countCartItems } from '#shared/orders/cart/cart-lines'
import { ButtonLink } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { CountBadge } from '#ui/count-badge'
import page from '#ui/page.module.css'
import { useCartLink } from '#base/cart/cart-link'
import { useCartLines } from '#base/cart/cart-store'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'
import styles from './header.module.css'
import { AccountButton, FullMenuButton, NavSheetButton } from './header-buttons'
import { InfoLine } from './info-line'
import { Brand, NavLink } from './header-links'
import { getHeaderLinks, isStaffPage } from './links'

const CartButton = () => {
  const count = countCartItems(useCartLines())
  const linkProps = useCartLink()
  return (
    <ButtonLink
      {...linkProps}
      variant="outline"
      className={styles.cart}
      aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <ShoppingBagIcon />
      <CountBadge count={count} />
    </ButtonLink>
  )
}

const StaffHeaderPlace = () => <div className={styles.staffBar} />

const StaffHeader = lazyStaticComponent(
  async () => (await import('./staff-header')).StaffHeader,
  'StaffHeader',
  StaffHeaderPlace,
)

export function Header() {
  const { user } = useSession()
  const [path] = useLocation()
  if (isStaffPage(path))
    return (
      <Suspense fallback={<StaffHeaderPlace />}>
        <StaffHeader />
      </Suspense>
    )
  return (
    <header className={joinClasses(styles.header, styles.withInfo, user !== null && styles.signedIn)}>
      <InfoLine />
      <div className={joinClasses(page.width, styles.bar)}>
        <NavSheetButton />
        <Brand />
        <nav className={styles.navigation} aria-label="Main">
          <FullMenuButton />
          {getHeaderLinks(user !== null).map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </nav>
        <div className={styles.actions}>
          <AccountButton />
          <CartButton />
        </div>
      </div>
    </header>
  )
}
