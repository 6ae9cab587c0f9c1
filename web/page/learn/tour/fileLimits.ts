/** Every limit of a tour, each with its reason. Anything beyond one is refused with the numbers, never cut short. */
import { longestLink } from '../../core/address/permalink';

/** A lesson of two hours; more is a second tour. */
export const mostStops = 60;
export const longestTitle = 100;
/** The course has at most 60 words in one piece; a stop has room for four times that. */
export const longestSay = 1500;
export const longestQuestion = 300;
/** The comment on an answer. */
export const longestAnswer = 400;
export const longestOption = 120;
export const mostOptions = 8;
/** Written choices: more would be a list and no question. */
export const mostOwnOptions = 5;
/** For a written number question. */
export const largestValue = 1e9;
/** The notes of one stop, as much as can be said in class. */
export const longestNotes = 1000;
export const mostCandidates = 12;
/** Comments on a guess, besides the default ones. */
export const mostConditions = 6;
export const longestCondition = 120;

/** Characters of the whole fragment that mail programs and chats let through. */
export const longestTourLink = longestLink;
/** A longer one is no link of ours; unpacking it would only cost memory. */
export const longestTourRead = 64_000;
/** The unpacked size of a link, or of a file's text. Sixty stops with texts of maximum length take about half of it. */
export const mostTourBytes = 1_000_000;
/** The size of the longest walk: 10,000 frames of numbers. */
export const mostTourFileBytes = 4_000_000;
/** Meshes of one tour; each costs the browser as much as a dropped file. */
export const mostMeshes = 8;
/** A million triangles of double coordinates; larger levels are sent separately. */
export const mostMeshBytes = 64_000_000;
