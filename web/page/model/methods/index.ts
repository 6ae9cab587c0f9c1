/** The methods the page knows, a line each. */
import type { MethodModule } from '../method/types';
import type { Experiment } from '..';
import { MethodValues, type Method } from '../../../package/trace/events.gen';
import { paper } from './paper';
import { robust } from './robust';

const modules: Readonly<Record<Method, MethodModule>> = { paper, robust };

/** In the order of the switch, which is that of the schema. */
export const methods: readonly MethodModule[] = MethodValues.map((id) => modules[id]);

export const methodOf = ({ method }: Pick<Experiment, 'method'>): MethodModule => modules[method];
