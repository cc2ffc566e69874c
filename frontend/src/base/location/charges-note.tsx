import { formatCharge, listCharges } from '#shared/locations/charges'
import styles from './charges-note.module.css'
import { useLocationConfig } from './location'

/** What is added to the prices of a page (docs/product/locations.md#charges). */
export const ChargesNote = () =>
  listCharges(useLocationConfig()).map((charge) => (
    <p key={charge.name} className={styles.note}>
      {formatCharge(charge)}
    </p>
  ))
