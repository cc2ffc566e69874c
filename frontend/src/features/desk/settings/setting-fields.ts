import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { alertKinds, alertLabels, isAlertOn } from '#shared/locations/owner-alerts'
import { readTypedAmount, readTypedCount } from '#shared/platform/typed-amount'
import { parseList, parseOptional, type DeclaredField, type FieldGroup } from '../form/declared-form'

type Field = DeclaredField<LocationSettings>
type Link = LocationSettings['links']['reviews'][number]

const formatLinks = (links: readonly Link[]): string => links.map(({ label, url }) => `${label} ${url}`).join('\n')

const trimmed = (entries: readonly string[]): readonly string[] =>
  entries.map((entry) => entry.trim()).filter((entry) => entry !== '')

const splitEntries = (typed: string): readonly string[] => trimmed(typed.split(/[,;\n]/))
const splitLines = (typed: string): readonly string[] => trimmed(typed.split('\n'))

/** Reads a ZIP code and its minutes from each line or entry: `34654 60`, `34654: 60 min`. */
const parseZipMinutes = (typed: string) =>
  splitEntries(typed).map((entry) => {
    const [, zipCode = entry, minutes = ''] = /^(\d{5}(?:-\d{4})?)[\s:=]+(\d+)(?: ?min\w*)?$/.exec(entry) ?? []
    return { zipCode, minutes: readTypedCount(minutes) }
  })

/** Reads a link from each line: its label, then its address. */
const parseLinks = (typed: string): readonly Link[] =>
  splitLines(typed).map((line) => {
    const [, label = '', url = ''] = /^(.*?)\s*(\S+)$/.exec(line) ?? []
    return { label, url }
  })

/** The settings of a location, as the page shows them. */
export const settingGroups: readonly FieldGroup<LocationSettings>[] = [
  {
    title: 'Name and words',
    lead: 'On every page, in mails and for search engines.',
    fields: [
      { path: 'fullName', label: 'Name', read: ({ fullName }) => fullName },
      { path: 'name', label: 'Short name', hint: 'Within the group', read: ({ name }) => name },
      { path: 'area', label: 'Area', hint: 'As in “Serves Venice and Sarasota”', read: ({ area }) => area },
      { path: 'about', label: 'About', hint: 'Empty: the area', input: 'area', read: ({ about }) => about },
      { path: 'primaryColor', label: 'Main color', placeholder: '#d9480f', read: (read) => read.primaryColor },
      { path: 'secondaryColor', label: 'Second color', placeholder: '#ffb454', read: (read) => read.secondaryColor },
    ],
  },
  {
    title: 'Address and contact',
    lead: 'Where guests find and reach you.',
    fields: [
      { path: 'address.street', label: 'Street', read: ({ address }) => address.street },
      { path: 'address.city', label: 'City', read: ({ address }) => address.city },
      { path: 'address.state', label: 'State', read: ({ address }) => address.state },
      { path: 'address.zipCode', label: 'ZIP code', read: ({ address }) => address.zipCode },
      {
        path: 'coordinates.latitude',
        label: 'Latitude',
        hint: 'For maps and distances',
        read: ({ coordinates }) => String(coordinates.latitude),
        parse: Number,
      },
      {
        path: 'coordinates.longitude',
        label: 'Longitude',
        hint: 'Negative in America',
        read: ({ coordinates }) => String(coordinates.longitude),
        parse: Number,
      },
      { path: 'phone', label: 'Phone', read: ({ phone }) => phone },
      { path: 'email', label: 'E-mail', read: ({ email }) => email },
    ],
  },
  {
    title: 'Delivery',
    lead: 'For orders placed from now on.',
    fields: [
      { path: 'delivery.fee', label: 'Delivery fee', sign: '$', read: ({ delivery }) => delivery.fee },
      {
        path: 'delivery.freeFrom',
        label: 'Free from',
        hint: 'Empty: never',
        sign: '$',
        read: ({ delivery }) => delivery.freeFrom ?? '',
        parse: parseOptional,
      },
      {
        path: 'delivery.minimum',
        label: 'Minimum order',
        hint: 'Empty: none',
        sign: '$',
        read: ({ delivery }) => delivery.minimum ?? '',
        parse: parseOptional,
      },
      {
        path: 'delivery.minutes',
        label: 'At the door within',
        hint: 'From a quiet kitchen',
        unit: 'min',
        read: ({ delivery }) => String(delivery.minutes),
        parse: readTypedCount,
      },
      {
        path: 'delivery.zipMinutes',
        label: 'Minutes by ZIP code',
        hint: 'Where it takes another time, such as 34654 60. All others have the usual minutes',
        input: 'area',
        read: ({ delivery }) => delivery.zipMinutes.map(({ zipCode, minutes }) => `${zipCode} ${minutes}`).join('\n'),
        parse: parseZipMinutes,
        list: { split: splitEntries, example: '34654 60' },
      },
      {
        path: 'delivery.zipCodes',
        label: 'ZIP codes',
        hint: 'Each belongs to one location',
        input: 'area',
        read: ({ delivery }) => delivery.zipCodes.join(', '),
        parse: parseList,
        list: { split: parseList, example: '34654' },
      },
      { path: 'delivery.zone', label: 'Zone in words', input: 'area', read: ({ delivery }) => delivery.zone },
    ],
  },
  {
    title: 'Payments and charges',
    lead: 'Online payments need the keys of the payment provider; without them they stay off.',
    fields: [
      {
        path: 'takesOnlinePayments',
        label: 'Online payments',
        input: 'switch',
        read: ({ takesOnlinePayments }) => (takesOnlinePayments ? 'on' : 'off'),
        parse: (chosen) => chosen === 'on',
      },
      {
        path: 'tipPercents',
        label: 'Tips',
        hint: 'Percents that the checkout offers, such as 15, 18, 20',
        read: ({ tipPercents }) => tipPercents.join(', '),
        parse: (typed) => parseList(typed).map(readTypedCount),
        list: { split: parseList, example: '15' },
      },
      {
        path: 'serviceChargePercent',
        label: 'Service charge of events',
        unit: '%',
        read: ({ serviceChargePercent }) => String(serviceChargePercent),
        parse: (typed) => Number(readTypedAmount(typed) ?? NaN),
      },
    ],
  },
  {
    title: 'Links',
    lead: 'One a line: the label, then the address. Leave out what you don’t have.',
    fields: [
      {
        path: 'links.reviews',
        label: 'Review pages',
        input: 'area',
        rows: 6,
        placeholder: 'Search reviews https://…',
        read: ({ links }) => formatLinks(links.reviews),
        parse: parseLinks,
        list: { split: splitLines, example: 'Photos https://photos.example.com' },
      },
      {
        path: 'links.social',
        label: 'Other pages',
        input: 'area',
        rows: 6,
        placeholder: 'Photos https://…',
        read: ({ links }) => formatLinks(links.social),
        parse: parseLinks,
        list: { split: splitLines, example: 'Photos https://photos.example.com' },
      },
      { path: 'links.timesheet', label: 'Timesheets of the team', read: ({ links }) => links.timesheet },
    ],
  },
  {
    title: 'Reports',
    lead: 'Sent if the location sends mail.',
    fields: [
      {
        path: 'reportTo',
        label: 'Daily report to',
        hint: 'Empty: no report',
        read: ({ reportTo }) => reportTo ?? '',
        parse: parseOptional,
      },
    ],
  },
]

/** The settings of the owner's alerts, which have a page of their own. */
export const alertGroups: readonly FieldGroup<LocationSettings>[] = [
  {
    title: 'Kinds',
    lead: 'By mail and on the devices, each once.',
    fields: [
      ...alertKinds.map((kind) => ({
        path: `alerts.${kind}`,
        label: alertLabels[kind],
        input: 'switch' as const,
        read: (settings: LocationSettings) => (isAlertOn(settings, kind) ? 'on' : 'off'),
        parse: (chosen: string) => chosen === 'on',
      })),
      {
        path: 'quietAlarmMinutes',
        label: 'Without orders for',
        unit: 'min',
        read: ({ quietAlarmMinutes }) => String(quietAlarmMinutes),
        parse: readTypedCount,
      },
    ],
  },
  {
    title: 'Mail',
    lead: 'Sent if the location sends mail.',
    fields: [
      {
        path: 'alertsTo',
        label: 'Alerts to',
        hint: 'Empty: nobody',
        input: 'area',
        read: ({ alertsTo }) => alertsTo.join('\n'),
        parse: parseList,
      },
    ],
  },
]

/** All settings of a location. */
export const allSettings: readonly Field[] = [...settingGroups, ...alertGroups].flatMap(({ fields }) => fields)
