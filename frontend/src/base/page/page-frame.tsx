import { useEffect, type ReactNode } from 'react'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import pageStyles from '#ui/page.module.css'
import { useLocationConfig } from '../location/location'
import styles from './page-frame.module.css'

type PageFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly width?: 'narrow' | 'normal'
  /** Shown next to the title on wide screens, and closer to the content than a lead. */
  readonly opening?: ReactNode
  /** A column next to the title and the content on wide screens. */
  readonly aside?: ReactNode
  /** Less space around the title on phones, so that a form starts on the first screen. */
  readonly isCompact?: boolean
  readonly children?: ReactNode
}

/** A page with a heading, which is also the document's title. */
export function PageFrame({
  title,
  lead,
  width = 'normal',
  opening,
  aside,
  isCompact = false,
  children,
}: PageFrameProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  const page = (
    <>
      {opening ? (
        <div className={styles.opening}>
          <Heading as="h1" size="lg" className={styles.title}>
            {title}
          </Heading>
          <div>{opening}</div>
        </div>
      ) : (
        <Heading as="h1" size={isCompact ? 'lg-xl' : 'xl'}>
          {title}
        </Heading>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.content}>{children}</div>
    </>
  )
  return (
    <div
      className={joinClasses(
        pageStyles.width,
        styles.frame,
        width === 'narrow' && styles.narrow,
        isCompact && styles.compact,
        opening !== undefined && styles.opened,
      )}
    >
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.column}>{page}</div>
          {aside}
        </div>
      ) : (
        page
      )}
    </div>
  )
}

type PageMessageProps = {
  readonly title: string
  readonly children: ReactNode
  readonly action: ReactNode
}

/** A page that shows a single message and a way to continue. */
export function PageMessage({ title, children, action }: PageMessageProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  return (
    <div className={styles.message}>
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      <p>{children}</p>
      {action}
    </div>
  )
}
