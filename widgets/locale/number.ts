/** A count in Western digits with thousands: `1,234`. */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}
