import { Link, useRoute } from 'wouter'
import { BrandMark } from './brand-mark'
import { useLocationConfig } from '#base/location/location'
import styles from './header-links.module.css'

/** A link of the header, marked on its own page. */
export const NavLink = ({ href, label }: { readonly href: string; readonly label: string }) => {
  const [isCurrent] = useRoute(href)
  return (
    <Link className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}

/** The restaurant's name, which leads to the start. */
export const Brand = () => {
  const { name } = useLocationConfig()
  return (
    <Link className={styles.brand} href="/">
      <BrandMark size={32} />
      <span className={styles.names}>
        <span className={styles.name}>Hibachi Ember</span>
        <span className={styles.location}>{name}</span>
      </span>
    </Link>
  )
}
