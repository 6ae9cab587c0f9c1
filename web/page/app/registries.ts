/** Hands the lower floors what they declare and this floor knows: methods, studies, the records of events, rooms. */
import { rooms } from '../core/rooms';
import { addSweepViews } from '../explain/views';
import { partsOf } from '../model/method/parts';
import { loadStudy } from '../model/study/modules';
import { methodParts } from './methodParts';
import { presentViews } from './methodViews';
import { loadRooms } from './rooms';
import { studies } from './studies.gen';

Object.assign(partsOf, methodParts);
Object.assign(loadStudy, studies);
Object.assign(rooms, loadRooms);
addSweepViews(presentViews);
