/** What a container or shipment is called on screens: its number. */
export const containerName = ({ number }: { readonly number: string }): string =>
  number.trim() || 'Number not reported';
