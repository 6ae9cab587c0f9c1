/** Every limit of a tour, each with its reason. What is past one is refused with the numbers, never cut short. */
import { longestLink } from '../../core/address/permalink';

/** A lesson of two hours; more is a second tour. */
export const mostStops = 60;
export const longestTitle = 100;
/** The course says no more than 60 words at once; a stop has room for four times that. */
export const longestSay = 1500;
export const longestQuestion = 300;
/** What is said of an answer. */
export const longestAnswer = 400;
export const longestOption = 120;
export const mostOptions = 8;
/** To choose from, where somebody writes the choices: more is a list and no question. */
export const mostOwnOptions = 5;
/** Of a number that somebody asks for. */
export const largestValue = 1e9;
/** As much as is said before a class at one stop. */
export const longestNotes = 1000;
export const mostCandidates = 12;
/** Answers of one's own to a guess, besides the usual ones. */
export const mostConditions = 6;
export const longestCondition = 120;

/** Characters of the whole fragment that mail programs and chats let through. */
export const longestTourLink = longestLink;
/** A longer one is no link of ours; unpacking it would only cost memory. */
export const longestTourRead = 64_000;
/** What a link, or the text of a file, may unpack to. Sixty stops with every text as long as it gets take about half of it. */
export const mostTourBytes = 1_000_000;
/** What a walk of the longest kind takes: 10,000 frames of numbers. */
export const mostTourFileBytes = 4_000_000;
/** Meshes of one tour; each costs the browser as much as a dropped file. */
export const mostMeshes = 8;
/** A million triangles of double coordinates; larger levels are handed out beside the tour. */
export const mostMeshBytes = 64_000_000;
