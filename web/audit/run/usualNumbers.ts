import { type ChosenNumbers, moveNumbers } from '../../package/settings.gen';

const rightAngle = moveNumbers.find(({ name }) => name === 'wallLimit')!.most;
const usualSlope = moveNumbers.find(({ name }) => name === 'slopeLimit')!.usual;

/** What nobody chose. */
export const usualNumbers = Object.fromEntries(
  moveNumbers.map(({ name, own, usual }) => [name, own ? null : usual]),
) as unknown as ChosenNumbers;

/** The numbers of a move alone. */
export const chosenNumbers = (from: ChosenNumbers): ChosenNumbers =>
  Object.fromEntries(moveNumbers.map(({ name }) => [name, from[name]])) as unknown as ChosenNumbers;

/** From which angle on faces are walls in the air: where nobody says, the slope limit; who can stand on nothing swims or flies. */
export const wallLimitOf = ({ wallLimit, slopeLimit }: Pick<ChosenNumbers, 'wallLimit' | 'slopeLimit'>): number =>
  wallLimit ?? (slopeLimit === 0 ? rightAngle : (slopeLimit ?? usualSlope));
