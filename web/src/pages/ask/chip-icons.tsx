import {
  CalendarDays,
  CircleHelp,
  Coins,
  Eye,
  Hash,
  Images,
  ListOrdered,
  type LucideIcon,
  MapPin,
  PartyPopper,
  Plane,
  Shapes,
  TextQuote,
  UserRound,
} from 'lucide-react';
import type { ChipKind } from '../../../../src/contract/chips/chip.ts';

/** The icon of a chip. */
export const chipIcons: Readonly<Record<ChipKind, LucideIcon>> = {
  kind: Images,
  person: UserRound,
  place: MapPin,
  time: CalendarDays,
  event: PartyPopper,
  words: TextQuote,
  thing: Eye,
  code: Hash,
  amount: Coins,
  group: Shapes,
  bound: Plane,
  which: ListOrdered,
  unknown: CircleHelp,
};
