import { useEffect, type ComponentProps, type ReactNode } from 'react'
import type { Picture } from '#shared/menu/pictures/picture'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import pageStyles from '#ui/page.module.css'
import { ResponsivePicture } from '#ui/picture'
import { useLocationConfig } from '../location/location'
import styles from './page-hero.module.css'

type PageHeroProps = {
  readonly title: string
  /** The heading, if it differs from the document's title. */
  readonly heading?: ReactNode
  readonly eyebrow: string
  readonly lead: ReactNode
  /** The picture next to the text, or a drawing instead. */
  readonly picture?: Picture | undefined
  readonly drawing?: ReactNode
  readonly children?: ReactNode
}

/** A rounded frame around a picture or a drawing. */
export const PictureFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.frame}>{children}</div>
)

type PictureCardProps = { readonly picture: Picture | undefined; readonly children: ReactNode }

/** A card with a picture across its top. */
export const PictureCard = ({ picture, children }: PictureCardProps) => (
  <section className={styles.card}>
    {picture && <ResponsivePicture picture={picture} sizes="(min-width: 48rem) 26rem, 92vw" />}
    <div className={styles.cardText}>{children}</div>
  </section>
)

/** The buttons below the lead of a `PageHero`. */
export const HeroActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)

/** The top of an informational page: text on the left, a picture on the right. */
export function PageHero({ title, heading = title, eyebrow, lead, picture, drawing, children }: PageHeroProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  return (
    <section className={styles.hero}>
      <div className={joinClasses(pageStyles.width, styles.columns)}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <Heading as="h1" size="2xl" className={styles.heading}>
            {heading}
          </Heading>
          <div className={styles.lead}>{lead}</div>
          {children}
        </div>
        <PictureFrame>
          {picture ? (
            <ResponsivePicture picture={picture} sizes="(min-width: 48rem) 36rem, 92vw" loading="eager" />
          ) : (
            drawing
          )}
        </PictureFrame>
      </div>
    </section>
  )
}

type PageBodyProps = ComponentProps<'div'> & { readonly isNarrow?: boolean }

/** The content below a `PageHero`. */
export const PageBody = ({ isNarrow = false, ...rest }: PageBodyProps) => (
  <div {...rest} className={joinClasses(pageStyles.width, styles.body, isNarrow && styles.narrow)} />
)
