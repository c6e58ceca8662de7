import type { Room } from './room.ts';
import { alertsRoom } from './rooms/alertsRoom.tsx';
import { boardRoom } from './rooms/boardRoom.tsx';
import { changesRoom } from './rooms/changesRoom.tsx';
import { coloursRoom } from './rooms/coloursRoom.tsx';
import { controlsRoom } from './rooms/controlsRoom.tsx';
import { editingRoom } from './rooms/editingRoom.tsx';
import { exceptionsRoom } from './rooms/exceptionsRoom.tsx';
import { journeyRoom } from './rooms/journeyRoom.tsx';
import { listsRoom } from './rooms/listsRoom.tsx';
import { mapRoom } from './rooms/mapRoom.tsx';
import { pickupRoom } from './rooms/pickupRoom.tsx';
import { shipmentRoom } from './rooms/shipmentRoom.tsx';
import { statesRoom } from './rooms/statesRoom.tsx';
import { statusRoom } from './rooms/statusRoom.tsx';
import { timelineRoom } from './rooms/timelineRoom.tsx';
import { timesRoom } from './rooms/timesRoom.tsx';
import { webhooksRoom } from './rooms/webhooksRoom.tsx';

/** From what everything is made of to what it is made into. */
export const rooms: readonly Room[] = [
  coloursRoom,
  controlsRoom,
  statesRoom,
  timesRoom,
  statusRoom,
  journeyRoom,
  listsRoom,
  shipmentRoom,
  editingRoom,
  timelineRoom,
  pickupRoom,
  exceptionsRoom,
  alertsRoom,
  changesRoom,
  mapRoom,
  boardRoom,
  webhooksRoom,
];
