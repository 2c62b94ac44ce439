import type { LucideIcon } from 'lucide-react';
import {
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  Clock3,
  EyeOff,
  FolderHeart,
  FolderInput,
  Images,
  MapPinned,
  ReceiptText,
  Search,
  Settings,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { AskPage } from '../pages/ask/ask-page.tsx';

type Page = ComponentType | LazyExoticComponent<ComponentType>;
/** `research` and `builds` are under More: where this browser shows them; where the server reviews datasets. */
type Place = 'main' | 'more' | 'research' | 'builds' | 'accounts';

/** A page: its path (wouter pattern), its key in the shell's texts, the position of its link, and its shortcut. */
export type PageEntry = {
  readonly name: PageName;
  readonly path: string;
  readonly page: Page;
  readonly icon?: LucideIcon;
  readonly place?: Place;
  /** Pressed after `g`. */
  readonly key?: string;
};

export type PageName =
  | 'ask'
  | 'timeline'
  | 'albums'
  | 'album'
  | 'trash'
  | 'duplicates'
  | 'calendar'
  | 'events'
  | 'event'
  | 'people'
  | 'review'
  | 'circles'
  | 'family'
  | 'person'
  | 'places'
  | 'ledger'
  | 'import'
  | 'gone'
  | 'share'
  | 'shareSet'
  | 'bench'
  | 'annotate'
  | 'build'
  | 'agreement'
  | 'collect'
  | 'task'
  | 'settings'
  | 'accounts'
  | 'welcome';

/** All pages except the item page, which opens over the others. The Ask page is loaded with the shell, the others on demand. */
export const pages: readonly PageEntry[] = [
  { name: 'ask', path: '/', page: AskPage, icon: Search, place: 'main', key: 'a' },
  {
    name: 'timeline',
    path: '/timeline',
    page: lazy(() => import('../pages/timeline/timeline-page.tsx')),
    icon: Images,
    place: 'main',
    key: 't',
  },
  {
    name: 'albums',
    path: '/albums',
    page: lazy(() => import('../pages/albums/albums-page.tsx')),
    icon: FolderHeart,
    place: 'main',
    key: 'o',
  },
  { name: 'album', path: '/albums/:id', page: lazy(() => import('../pages/albums/album-page.tsx')) },
  { name: 'trash', path: '/trash', page: lazy(() => import('../pages/albums/trash-page.tsx')) },
  { name: 'calendar', path: '/calendar', page: lazy(() => import('../pages/timeline/calendar-page.tsx')) },
  { name: 'duplicates', path: '/duplicates', page: lazy(() => import('../pages/duplicates/duplicates-page.tsx')) },
  {
    name: 'events',
    path: '/events',
    page: lazy(() => import('../pages/events/events-page.tsx')),
    icon: CalendarDays,
    place: 'main',
    key: 'e',
  },
  { name: 'event', path: '/events/:id', page: lazy(() => import('../pages/events/event-page.tsx')), icon: Clock3 },
  {
    name: 'people',
    path: '/people',
    page: lazy(() => import('../pages/people/people-page.tsx')),
    icon: UsersRound,
    place: 'main',
    key: 'p',
  },
  { name: 'review', path: '/people/review', page: lazy(() => import('../pages/people/review-page.tsx')) },
  { name: 'family', path: '/people/family', page: lazy(() => import('../pages/people/family-page.tsx')) },
  { name: 'circles', path: '/people/circles', page: lazy(() => import('../pages/people/circles-page.tsx')) },
  { name: 'person', path: '/people/:id', page: lazy(() => import('../pages/people/person-page.tsx')) },
  {
    name: 'places',
    path: '/places',
    page: lazy(() => import('../pages/places/places-page.tsx')),
    icon: MapPinned,
    place: 'main',
    key: 'm',
  },
  {
    name: 'ledger',
    path: '/ledger',
    page: lazy(() => import('../pages/ledger/ledger-page.tsx')),
    icon: ReceiptText,
    place: 'main',
    key: 'l',
  },
  {
    name: 'import',
    path: '/import',
    page: lazy(() => import('../pages/import/import-page.tsx')),
    icon: FolderInput,
    place: 'more',
    key: 'i',
  },
  { name: 'gone', path: '/gone', page: lazy(() => import('../pages/gone/gone-page.tsx')) },
  {
    name: 'share',
    path: '/share',
    page: lazy(() => import('../pages/share/share-page.tsx')),
    icon: EyeOff,
    place: 'more',
    key: 'h',
  },
  { name: 'shareSet', path: '/share/:id', page: lazy(() => import('../pages/share/set-page.tsx')) },
  {
    name: 'bench',
    path: '/bench',
    page: lazy(() => import('../pages/bench/bench-page.tsx')),
    icon: ChartColumn,
    place: 'research',
    key: 'b',
  },
  {
    name: 'annotate',
    path: '/annotate',
    page: lazy(() => import('../pages/annotate/annotate-page.tsx')),
    icon: ClipboardCheck,
    place: 'builds',
    key: 'n',
  },
  { name: 'build', path: '/annotate/:build', page: lazy(() => import('../pages/annotate/build-page.tsx')) },
  {
    name: 'agreement',
    path: '/annotate/:build/agreement',
    page: lazy(() => import('../pages/annotate/agreement-page.tsx')),
  },
  { name: 'collect', path: '/annotate/:build/write', page: lazy(() => import('../pages/annotate/collect-page.tsx')) },
  { name: 'task', path: '/annotate/:build/tasks/:task', page: lazy(() => import('../pages/annotate/task-page.tsx')) },
  {
    name: 'settings',
    path: '/settings',
    page: lazy(() => import('../pages/settings/settings-page.tsx')),
    icon: Settings,
    place: 'more',
    key: 's',
  },
  {
    name: 'accounts',
    path: '/accounts',
    page: lazy(() => import('../pages/accounts/accounts-page.tsx')),
    icon: UserRound,
    place: 'accounts',
    key: 'u',
  },
  { name: 'welcome', path: '/welcome', page: lazy(() => import('../pages/import/welcome-page.tsx')) },
];

/** Pages for who may only look at a memory, in place of `more`. */
export const notForViewers: ReadonlySet<PageName> = new Set(['import', 'share', 'bench', 'settings']);
/** Pages that need the permission `admin`. */
export const forManagers: ReadonlySet<PageName> = new Set(['share', 'bench']);

export const ItemPage = lazy(() => import('../pages/item/item-page.tsx'));
