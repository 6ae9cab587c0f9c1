/** Parts of the workbench that chapters behind the first show: they come with it. */
export { BoxLegend } from './BoxLegend';
export { CodeLines } from '../../panels/inspector/CodeLines';
export { Checks } from '../../panels/inspector/Checks';
export { FormulaCard } from '../../panels/inspector/FormulaCard';
export { RootsPlot } from '../../panels/inspector/RootsPlot';
export { StripA } from '../../panels/timeline/StripA';
export { StripB } from '../../panels/timeline/StripB';
export { StripC } from '../../panels/timeline/StripC';
