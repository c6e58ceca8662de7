/**
 * The first page of the list as a first screen needs it. A literal in a file of its own, so that the page's first script
 * has it without the code that makes paths (src/app/early.ts); firstShipments.test.ts holds it to that code.
 */
export const firstShipmentsPath =
  '/shipments?page%5Bsize%5D=25&include=containers%2Ccontainers.pod_terminal%2Cpod_terminal%2Cdestination_terminal%2Cport_of_lading%2Cport_of_discharge%2Cdestination';
