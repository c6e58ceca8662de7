// What the name of an event means, where a rule asks for several names at once (docs/interface.md 5.1). Rules ask for it here
// and look into no name themselves; what carried or held the container is in timeline/events.ts.

const named =
  (pattern: RegExp) =>
  (name: string): boolean =>
    pattern.test(name);

/** At a port between two vessels. */
export const isTransshipment = named(/^transshipment_/);
export const isFeeder = named(/^feeder_/);
/** Whether an event is of a train; an arrival inland may be of a truck. */
export const isOfTrain = named(/^rail_/);
/** A deadline or an appointment that has changed: it moves nothing. */
export const isDeadlineChange = named(/^container\./);
export const isFreeDayChange = named(/\.pickup_lfd/);
/** What comes once in each place that the container passes; everything else comes once in a journey. */
export const repeatsByPlace = named(/^(transshipment_|feeder_|rail_|full_out|available|not_available)/);

// What a vessel or a train does.

export const isDeparture = named(/_departed$/);
/** Loaded or departed: it leaves the place. */
export const leavesPlace = named(/_(loaded|departed)$/);
/** Arrived or discharged: it comes to the place. */
export const comesToPlace = named(/_(arrived|discharged)$/);
/** Arrived, berthed or discharged, by a vessel. */
export const bringsByVessel = named(/_(arrived|berthed|discharged)$/);
export const isVesselAtEnd = named(/^vessel_(arrived|discharged)$/);
export const isVesselStep = named(/^vessel_(loaded|departed|arrived|berthed|discharged)$/);
export const leavesByVessel = named(/^(vessel|transshipment|feeder)_(loaded|departed)$/);
/** Arrived at a stop, or unloaded there. */
export const bringsByRail = named(/^(rail_arrived|rail_unloaded)$/);
/** It is there, or about to be unloaded. */
export const waitsForUnloading = named(/arrived|berthed/);
/** It is being unloaded, or has come to its end. */
export const endsUnloading = named(/berthed|discharged|destination|unloaded/);

// Gates.

export const isPositioning = named(/^positioned_(in|out)$/);
/** Out of a gate, empty or full. */
export const leavesGate = named(/_out$/);
/** By the consignee. */
export const isPickup = named(/^(full_out|delivered)$/);
export const isPickupOrAfter = named(/^(full_out|delivered|empty_in)$/);
export const isDelivery = named(/^(delivered|empty_in)$/);
/** Brought by truck. */
export const bringsByTruck = named(/^(full_in|delivered|empty_in)$/);
/** What takes a full container from the port of discharge, or an empty one there. */
export const clearsPort = named(/^(full_out|delivered|empty_(in|out)|rail_departed)$/);

// The journeys of one container.

/** What begins a journey once the container was back. A barge may load it then. */
export const beginsAfterReturn = named(/^(empty_out|full_in|(feeder|vessel)_(loaded|departed))$/);
/** What begins a journey while the container is still reported to be out. */
export const beginsAfterPickup = named(/^(empty_out|vessel_loaded)$/);
/** What may come before that. */
export const isPrelude = named(/^(positioned_(in|out)|empty_out|full_in|vgm_received|feeder_\w+)$/);
/** A stop on the way that is no milestone (reached.ts). */
export const isStopOnTheWay = named(/^feeder_|^rail_arrived$/);
