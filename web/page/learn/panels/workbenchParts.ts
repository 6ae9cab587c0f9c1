/** Parts of the workbench that chapters behind the first show: they come with it. */
export { BoxLegend } from './BoxLegend';
export { CodeLines } from '../../workbench/inspector/CodeLines';
export { Checks } from '../../workbench/inspector/Checks';
export { FormulaCard } from '../../workbench/inspector/FormulaCard';
export { RootsPlot } from '../../workbench/inspector/RootsPlot';
export { StripA } from '../../workbench/timeline/StripA';
export { StripB } from '../../workbench/timeline/StripB';
export { StripC } from '../../workbench/timeline/StripC';
