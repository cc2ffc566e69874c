import type { ReactNode } from 'react'
import { isStaff } from '#shared/accounts/access'
import { ButtonLink } from '#ui/button'
import { WorkLocation, WorkLocationSelect } from '../location/work-location'
import { useSession } from '../session/session'
import { PageFrame } from './page-frame'
import { AccessRestricted } from './page-gates'
import styles from './page-frame.module.css'

type StaffPageProps = {
  readonly title: string
  readonly path: string
  /** Says to everyone else whom the page is for. */
  readonly restriction: string
  /** The name of the kitchen board in the language of the page. */
  readonly kitchenLabel?: string
  readonly children: ReactNode
}

/** A page of the kitchen for staff, who choose the location that they work for. */
export function StaffPage({ title, path, restriction, kitchenLabel = 'Kitchen', children }: StaffPageProps) {
  const { user, isLoading } = useSession()
  if (isLoading) return null
  if (!isStaff(user)) return <AccessRestricted path={path}>{restriction}</AccessRestricted>
  return (
    <WorkLocation>
      <PageFrame
        title={title}
        opening={
          <div className={styles.staffOpening}>
            <ButtonLink variant="outline" href="/kitchen">
              {kitchenLabel}
            </ButtonLink>
            <WorkLocationSelect className={styles.staffLocation} />
          </div>
        }
      >
        {children}
      </PageFrame>
    </WorkLocation>
  )
}
