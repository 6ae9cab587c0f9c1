/** Parts of the workbench, and of single chapters, each when it is first shown. */
import { lazy } from '../../core/controls/lazy';
import { withExplanations } from '../../core/explanations';

const parts = () => withExplanations(import('./workbenchParts'));

const guests = async () => (await import('../guest/loadParts')).loadTourParts();

export const Because = lazy(async () => (await guests()).Because);
export const MissingFile = lazy(async () => (await guests()).MissingFile);
export const TourEnd = lazy(async () => (await guests()).TourEnd);
export const TourHead = lazy(async () => (await guests()).TourHead);
export const TourList = lazy(async () => (await guests()).TourList);

export const AskCard = lazy(async () => (await import('./AskCard')).AskCard);
export const Checklist = lazy(async () => (await import('./Checklist')).Checklist);
export const CoursePlot = lazy(async () => (await import('./CoursePlot')).CoursePlot);
export const FrontView = lazy(async () => (await import('./FrontView')).FrontView);

export const Growth = lazy(async () => (await import('./Growth')).Growth);
export const Learnt = lazy(async () => (await import('./Learnt')).Learnt);
export const Tryout = lazy(async () => (await import('./Tryout')).Tryout);
export const Presenter = lazy(async () => (await withExplanations(import('../present/Presenter'))).Presenter);
export const Worksheet = lazy(async () => (await withExplanations(import('../present/Worksheet'))).Worksheet);

export const BoxLegend = lazy(async () => (await parts()).BoxLegend);
export const Checks = lazy(async () => (await parts()).Checks);
export const CodeLines = lazy(async () => (await parts()).CodeLines);
export const FormulaCard = lazy(async () => (await parts()).FormulaCard);
export const RootsPlot = lazy(async () => (await parts()).RootsPlot);
export const StripA = lazy(async () => (await parts()).StripA);
export const StripB = lazy(async () => (await parts()).StripB);
export const StripC = lazy(async () => (await parts()).StripC);
