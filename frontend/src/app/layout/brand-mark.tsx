/** The Hibachi Ember flame, in the colours of the current location. */
export const BrandMark = ({ size = 36 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path
      d="M16.8 2.5c.7 4.8 8 7.9 8 15.4A8.7 8.7 0 0 1 16 26.7a8.7 8.7 0 0 1-8.7-8.8c0-3.9 2.2-6.2 3.8-8.3.4 2 1.1 3.2 2.3 3.8-.5-4.2.7-8.1 3.4-10.9Z"
      fill="var(--ember-solid)"
    />
    <path d="M16.3 14.5c.3 2.3 3.7 3.5 3.7 6.9a3.9 3.9 0 0 1-7.8 0c0-2.7 2.8-3.9 4.1-6.9Z" fill="var(--ember-spark)" />
    <path d="M6 29.5h20" stroke="var(--ember-glow)" strokeWidth="2" strokeLinecap="round" />
  </svg>
)
