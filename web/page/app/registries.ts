/** Hands the lower floors what they declare and this floor knows: methods, studies, rooms. */
import { explanations } from '../core/explanations';
import { rooms } from '../core/rooms';
import { partsOf } from '../model/method/parts';
import { loadStudy } from '../model/study/modules';
import { methodParts } from './methodParts';
import { loadRooms } from './rooms';
import { studies } from './studies.gen';

Object.assign(partsOf, methodParts);
Object.assign(loadStudy, studies);
Object.assign(rooms, loadRooms);
explanations.load = () => import('./methodViews');
