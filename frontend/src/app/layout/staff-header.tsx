import { useLocation } from 'wouter'
import { isStaff } from '#shared/accounts/access'
import { TabletBar, TabletGuard } from '#features/kitchen/tablet'
import { LanguageChoice } from '#base/language/language-choice'
import { englishWords, useWords } from '#base/language/use-words'
import { usePolicy } from '#base/location/location'
import { useDisplayMode } from '#base/page/display-mode'
import { useSession } from '#base/session/session'
import { AccountButton } from './header-buttons'
import { Brand, NavLink } from './header-links'
import styles from './header.module.css'
import { isBoardPage, ownerLinks, staffLinks } from './links'

/**
 * The header of staff pages: one thin line, without the storefront's hours, menu and cart. On a
 * kitchen tablet it is followed by who works on it; a display shows that itself. On boards it
 * speaks the language of the device.
 */
export function StaffHeader() {
  const { user } = useSession()
  const { showsTestBanner } = usePolicy()
  const isDisplay = useDisplayMode()
  const [path] = useLocation()
  const isBoard = isBoardPage(path)
  const chosen = useWords()
  const { board: words } = isBoard ? chosen : englishWords
  const names: Readonly<Record<string, string>> = {
    '/kitchen': words.kitchen,
    '/kitchen-dashboard': words.dashboard,
    '/inventory': words.inventory,
    '/desk': words.desk,
  }
  const links = [...(isStaff(user) ? staffLinks : []), ...(user?.role === 'admin' ? ownerLinks : [])]
  return (
    <>
      {showsTestBanner && (
        <aside className="test-banner" data-thin aria-label={words.tools.testSite}>
          <strong>{words.tools.testSite}</strong> · {words.tools.notLive}.
        </aside>
      )}
      <header className={styles.header}>
        <div className={styles.staffBar}>
          <Brand />
          <nav className={styles.navigation} aria-label="Main">
            {links.map(({ href, label }) => (
              <NavLink key={href} href={href} label={names[href] ?? label} />
            ))}
          </nav>
          <div className={styles.actions}>
            {isBoard && <LanguageChoice />}
            <AccountButton />
          </div>
        </div>
      </header>
      {!isDisplay && <TabletBar />}
      <TabletGuard />
    </>
  )
}
