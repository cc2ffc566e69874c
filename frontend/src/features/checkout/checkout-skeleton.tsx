import { TitledSection } from '#base/components/titled-panel'
import { useOrderType } from '#base/cart/order-type'
import { PageFrame } from '#base/page/page-frame'
import { scheduleTitles } from './schedule-section'
import { Skeleton } from '#ui/skeleton'
import styles from './checkout-view.module.css'

const FieldSkeleton = () => (
  <div>
    <Skeleton className={styles.skeletonLabel} />
    <Skeleton className={styles.skeletonField} />
  </div>
)

/** The checkout while the cart, the menu and the taxes load: its sections with empty fields. */
export function CheckoutSkeleton() {
  const orderType = useOrderType()
  return (
    <PageFrame title="Checkout" isCompact>
      <div role="status" aria-label="Loading the checkout" className={styles.columns}>
        <div className={styles.sections}>
          <TitledSection title="Order Type">
            <Skeleton className={styles.skeletonType} />
          </TitledSection>
          <TitledSection title={scheduleTitles[orderType]}>
            <FieldSkeleton />
          </TitledSection>
          <TitledSection title="Customer Information">
            <div className={styles.skeletonPairs}>
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
            </div>
          </TitledSection>
        </div>
        <TitledSection title="Order Summary">
          <Skeleton className={styles.skeletonSummary} />
        </TitledSection>
      </div>
    </PageFrame>
  )
}
