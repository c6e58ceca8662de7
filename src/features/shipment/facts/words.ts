export const notReported = 'Not reported';

export const milestones = 'Milestones';
export const podArrived = 'Vessel arrived';
export const discharged = 'Discharged';
export const gateOutAtPort = 'Gate-out full at port';
export const gateOut = 'Gate-out full';
export const railroad = 'Railroad';
export const loadedOnRail = 'Loaded on rail';
export const railDeparted = 'Rail departed';
export const inlandEta = 'Inland ETA by railroad';
export const arrivedInland = 'Arrived at destination ramp';
export const unloadedFromRail = 'Unloaded from rail';
export const pickedUpAtDestination = 'Gate-out full at destination';
export const delivered = 'Delivered';
export const emptyReturned = 'Empty returned';

export const placeAndEquipment = 'Place and equipment';
export const whereItIs = 'Where it is';
export const dischargeTerminal = 'Discharge terminal';
export const terminalLastChecked = 'Terminal last checked';
export const pickupFacility = 'Pickup facility';
export const nameNotReported = 'Name not reported';
export const yardLocation = 'Yard location';
export const equipment = 'Equipment';
export const weight = 'Weight';
export const seal = 'Seal';
export const chassis = 'Chassis';
export const containerReferences = 'Container references';

export const customFieldsOf = (entity: string): string => `Custom fields of the ${entity}`;
export const loadingCustomFields = 'Loading custom fields';
export const customFieldsFailed = (why: string): string => `Custom fields could not be loaded. ${why}.`;
export const noneFilledIn = 'None filled in';
