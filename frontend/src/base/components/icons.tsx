import type { SVGProps } from 'react'

/** A sign drawn with one line; what only some pages show is drawn where it is shown. */
export const draw = (path: string, name: string) => {
  const Icon = (props: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  )
  Icon.displayName = name
  return Icon
}

export const BagIcon = draw('M6 8h12l1 12H5L6 8Zm3 0V6a3 3 0 0 1 6 0v2', 'BagIcon')
export const MenuIcon = draw('M4 7h16M4 12h16M4 17h16', 'MenuIcon')
export const CloseIcon = draw('M6 6l12 12M18 6 6 18', 'CloseIcon')
export const PlusIcon = draw('M12 5v14M5 12h14', 'PlusIcon')
export const MinusIcon = draw('M5 12h14', 'MinusIcon')
export const SearchIcon = draw('M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4 4', 'SearchIcon')
export const PinIcon = draw(
  'M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.5C5 14.9 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  'PinIcon',
)
export const ClockIcon = draw('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4v5l3 2', 'ClockIcon')
export const PhoneIcon = draw(
  'M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5l1.5-2.5 5 1.5v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  'PhoneIcon',
)
export const MailIcon = draw('M4 6h16v12H4V6Zm0 1 8 6 8-6', 'MailIcon')
export const UserIcon = draw('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0', 'UserIcon')
export const ChevronDownIcon = draw('m6 9 6 6 6-6', 'ChevronDownIcon')
export const ChevronLeftIcon = draw('m15 6-6 6 6 6', 'ChevronLeftIcon')
export const ChevronRightIcon = draw('m9 6 6 6-6 6', 'ChevronRightIcon')
export const PauseIcon = draw('M9 6v12M15 6v12', 'PauseIcon')
export const PlayIcon = draw('M8 5.5v13l10-6.5-10-6.5Z', 'PlayIcon')
export const SunIcon = draw(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  'SunIcon',
)
export const MoonIcon = draw('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z', 'MoonIcon')
export const ScreenIcon = draw('M4 5h16v11H4V5Zm5 15h6m-3-4v4', 'ScreenIcon')
export const TrashIcon = draw('M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13M10 11v5m4-5v5', 'TrashIcon')
export const FilterIcon = draw('M4 6h16M7 12h10m-7 6h4', 'FilterIcon')
export const AlertIcon = draw('M12 4 2.5 20h19L12 4Zm0 6v4m0 3v.5', 'AlertIcon')
export const CheckIcon = draw('m5 12.5 4.5 4.5L19 7.5', 'CheckIcon')
