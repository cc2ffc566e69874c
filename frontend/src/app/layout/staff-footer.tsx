import { ColorSchemeSwitch } from '#base/browser/color-scheme'
import styles from './staff-footer.module.css'

/** The end of staff pages: the choice of appearance, without the storefront's links. */
export const StaffFooter = () => (
  <footer className={styles.footer}>
    <ColorSchemeSwitch />
  </footer>
)
