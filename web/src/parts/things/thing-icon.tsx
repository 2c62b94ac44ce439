import {
  BedDouble,
  Bus,
  CalendarDays,
  Car,
  type LucideIcon,
  MapPin,
  Package,
  Plane,
  ReceiptText,
  Ship,
  ShoppingBag,
  Ticket,
  TrainFront,
  User,
  Utensils,
} from 'lucide-react';
import type { Thing } from '../../../../src/memory/structured-data.ts';

const icons: Readonly<Record<Thing['@type'], LucideIcon>> = {
  LodgingReservation: BedDouble,
  FlightReservation: Plane,
  TrainReservation: TrainFront,
  BusReservation: Bus,
  BoatReservation: Ship,
  RentalCarReservation: Car,
  FoodEstablishmentReservation: Utensils,
  EventReservation: Ticket,
  Event: CalendarDays,
  Order: ShoppingBag,
  Invoice: ReceiptText,
  ParcelDelivery: Package,
  Ticket,
  Person: User,
  Place: MapPin,
};

/** The sign of a kind of structured data; what it is stands beside it in words. */
export function ThingIcon({ type, size }: { readonly type: Thing['@type']; readonly size: number }) {
  const Icon = icons[type];
  return <Icon size={size} aria-hidden />;
}
